import { beginHint, createBot, type Hint, hintsFor } from '@bauta/bots';
import { clone } from '@bauta/engine';
import { expect, test } from 'vitest';
import { positionsOf, type SeededPosition } from '../support/games/seeded-positions.ts';
import { named, type Waste, wasteOf } from '../support/games/wasted.ts';
import games from './wasted-hints.json' with { type: 'json' };

/** Each line is tried once in any case. */
const THINKING = { iterations: 1 };

/** The recorded positions, 210 in all; the games are played up to the last of them. */
function* recorded(): Generator<{ place: string; position: SeededPosition; waste: string }, void> {
  for (const { memory, assassins, seed, numbers } of games) {
    const wanted = new Map(numbers as [number, string][]);
    for (const position of positionsOf({ memory, assassins, seed })) {
      const waste = wanted.get(position.number);
      if (waste !== undefined) yield { place: `${memory} ${seed} ${position.number}`, position, waste };
      wanted.delete(position.number);
      if (wanted.size === 0) break;
    }
  }
}

const wastes = (place: string, position: SeededPosition, hints: readonly Hint[]): string[] =>
  hints
    .map(({ command }) => ({ command, waste: wasteOf(position, command) }))
    .filter(({ waste }) => waste !== null)
    .map(({ command, waste }) => `${place}: ${named(command, waste)}`);

test('where the hint of 2527726 wasted an AP or changed nothing, no hint does, neither at first sight nor thought over', () => {
  const wasted: string[] = [];
  let count = 0;
  for (const { place, position } of recorded()) {
    const search = beginHint(position.game, place, position.earlier);
    const first = search.first();
    search.think(THINKING);
    const hints = search.hints();
    expect(Math.min(first.length, hints.length)).toBeGreaterThan(0);
    wasted.push(...wastes(place, position, first), ...wastes(place, position, hints));
    count += 1;
  }
  expect(count).toBeGreaterThanOrEqual(200);
  expect(wasted).toEqual([]);
});

test('the recorded positions are such that the first greedy player wastes something in many of them', () => {
  const count: Record<Waste, number> = { nothing: 0, lost: 0, back: 0 };
  for (const { position } of recorded()) {
    const waste = wasteOf(position, createBot('greedy@1', 'advice', { iterations: 1 }).choose(position.game));
    if (waste !== null) count[waste] += 1;
  }
  expect(count.back).toBeGreaterThan(60);
});

test('a hint is given where nothing is left but to go back', () => {
  const { game } = recorded().next().value!.position;
  const everywhere = game.grounds[0]!.present.map(({ at }) => {
    const other = clone(game);
    for (const character of other.characters) character.at = at;
    return other;
  });
  expect(hintsFor(game, 'walled in', THINKING, everywhere).length).toBeGreaterThan(0);
});
