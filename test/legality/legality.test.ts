import { expect, test } from 'vitest';
import { playLegally } from './play.ts';
import { legalityName, legalitySpec } from './spec.ts';

const GAMES = 60;
/** One in so many decisions; the soak looks at more. */
const EVERY = 8;

/** So that the property says something: each of these came up. */
const MET = [
  ...['assassin-phase', 'window', 'tests', 'attack', 'trade', 'search', 'gather'],
  ...['an ally', 'not-on-its-card', 'only-follows'],
  ...['someone aboard', 'aboard-machine', 'not-a-machine-action', 'machine-occupied'],
  ...['same-station', 'enemies-here', 'critical', 'not-on-map', 'forbidden-by-card'],
];

test('in whole games, allies and machines included, a command is offered if and only if it is not refused, and every refusal has a clause of its own', () => {
  const met = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const spec = legalitySpec(number);
    try {
      for (const each of playLegally(spec, EVERY).met) met.add(each);
    } catch (error) {
      throw new Error(`node scripts/soak/legality.ts --only ${legalityName(spec)}`, { cause: error });
    }
  }
  expect(MET.filter((each) => !met.has(each))).toEqual([]);
});
