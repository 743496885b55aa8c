import { describe, expect, position, test } from '#scenes';
import { LARGE_ATTACKS, LARGE_PHASES } from './cases.ts';
import { compare, misses, sample } from './sample.ts';

const COUNT = 4000;
const MOST = { about: 4, others: 4 };

/** `npm run soak` has the long version: scripts/soak/forecasts.ts. */
describe(`a forecast with more dice than can be tried one by one lies near ${COUNT} plays of the true engine`, () => {
  test.each([...LARGE_ATTACKS.slice(1, 2), ...LARGE_PHASES.slice(1, 3)].map((each) => [each.name, each] as const))(
    '%s',
    (_name, each) => {
      const compared = compare(each.foretell(position(each.setting)), sample(each, COUNT, 'sampled'), COUNT);
      expect(compared.map(({ fact }) => fact)).toEqual(expect.arrayContaining([...each.about]));
      expect(misses(compared, each.about, MOST)).toEqual([]);
    },
  );
});
