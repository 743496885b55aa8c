import { clone, type Game, hash, memoryRules, view } from '@bauta/engine';
import { expect, test } from 'vitest';
import { memoryEvents } from '../../apps/web/src/session/memory-events.ts';
import { after } from '../../apps/web/src/table/playback/play-step.ts';
import { stepsOf } from '../../apps/web/src/table/playback/steps.ts';
import { begin, specOf } from '../support/games/random-game.ts';
import { applyChecked, cardsOf } from '../support/invariants/invariants.ts';
import { choose, generator } from '../support/players/random-player.ts';

/** Whole games: what is shown in the end is what is so, and what was shown before is not touched. */
function showWhole(number: number): number {
  const spec = specOf(number);
  let game = begin(spec);
  let shown: Game = view(game);
  const cards = cardsOf(game);
  const random = generator(spec.seed);
  let count = 0;
  for (let command = choose(game, spec.player, random); command !== null; command = choose(game, spec.player, random)) {
    const { game: next, events } = applyChecked(game, command, cards);
    const steps = stepsOf(memoryEvents(events));
    expect(steps.flatMap((step) => step.events)).toEqual(memoryEvents(events));
    for (const step of steps) {
      const [before, kept] = [shown, hash(clone(shown))];
      shown = after(shown, step.events);
      expect(hash(before)).toBe(kept);
      count += 1;
    }
    expect(hash(shown)).toBe(hash(view(next)));
    game = next;
  }
  expect(memoryRules.question(game)).toBeNull();
  return count;
}

test('step after step leads to the game, in whole random games', () => {
  for (const number of [0, 7, 23, 41]) expect(showWhole(number)).toBeGreaterThan(0);
});
