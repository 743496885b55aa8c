import { describe, expect, position, test } from '#scenes';
import { after, type Case } from './case.ts';
import { ATTACKS, DETECTIONS, PHASES } from './cases.ts';
import { everyFall } from './every-fall.ts';

/** The chance of each fact by brute force. */
function counted({ setting, play, observe }: Case): Record<string, number> {
  const start = position(setting);
  const chances: Record<string, number> = {};
  for (const { chance, events } of everyFall(start, play))
    for (const fact of new Set(observe(start, after(start, events), events))) chances[fact] = (chances[fact] ?? 0) + chance;
  return chances;
}

describe('a forecast is what every fall of the dice through the true engine gives', () => {
  test.each([...DETECTIONS, ...ATTACKS, ...PHASES].map((each) => [each.name, each] as const))('%s', (_name, each) => {
    const real = counted(each);
    const foretold = each.foretell(position(each.setting));
    expect(Object.keys(foretold)).toEqual(expect.arrayContaining([...each.about]));
    for (const [fact, chance] of Object.entries(foretold)) expect(Math.abs(chance - (real[fact] ?? 0)), fact).toBeLessThan(1e-12);
  });
});
