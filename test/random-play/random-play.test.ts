import { describe, expect, test } from 'vitest';
import { begin, type CheckedGame, playChecked, specName, specOf } from '../support/games/random-game.ts';

const GAMES = 120;

describe('random play', () => {
  test(`${GAMES} whole games over all memories, parties and difficulties end by rule alone, with every invariant at every decision`, () => {
    const endings = new Map<string, number>();
    for (let number = 0; number < GAMES; number++) {
      const spec = specOf(number);
      let played: CheckedGame;
      try {
        played = playChecked(spec);
      } catch (error) {
        throw new Error(`node scripts/soak/random-play.ts --only ${specName(spec)}`, { cause: error });
      }
      endings.set(played.ending, (endings.get(played.ending) ?? 0) + 1);
    }
    expect([...endings.values()].reduce((sum, count) => sum + count, 0)).toBe(GAMES);
    expect(endings.has('conceded')).toBe(false);
    expect(endings.get('all-eliminated')).toBeGreaterThan(0);
  });

  test('the same seed and choices give the same hash on two runs', () => {
    for (const number of [1, 5, 23]) expect(playChecked(specOf(number))).toEqual(playChecked(specOf(number)));
  });

  test('another seed deals another game', () => {
    const [one, other] = [begin(specOf(2)), begin({ ...specOf(2), seed: 3 })];
    expect(one.piles.event.draw).not.toEqual(other.piles.event.draw);
  });
});
