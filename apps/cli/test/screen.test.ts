import { apply, createMemory, type Game, isRefusal, parseOption, squareName } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { soakPack } from '../../../test/support/packs/soak-pack.ts';
import { openLibrary } from '../src/files/library.ts';
import { boardLines } from '../src/terminal/screen/board.ts';
import type { Terminal } from '../src/terminal/terminal.ts';

const { lexicon } = openLibrary();
const screen = (columns: number, rows: number) => ({ columns, rows, colour: false }) as Terminal;

function begin(memory: string, ...play: readonly string[]): Game {
  const created = createMemory(
    soakPack.content,
    memorySetup(soakPack, memory, { assassins: 2, difficulty: 'normal', seed: 'x' }),
  );
  if (isRefusal(created)) throw new Error(created.refused);
  return play.reduce<Game>((game, id) => {
    const applied = apply(game, parseOption(id)!);
    if (isRefusal(applied)) throw new Error(`${id}: ${applied.refused}`);
    return applied.game;
  }, created);
}

const shown = (game: Game, columns: number, rows: number): string[] =>
  boardLines(game, { ...lexicon, content: game.content, squareName }, screen(columns, rows));

const both = begin('practice-4', 'alessandra enter a1', 'bastiano enter b:a2');

test('two maps stand beside each other on a wide screen and one below the other on a narrow one', () => {
  const wide = shown(both, 120, 50);
  expect(wide.filter((line) => /^Map A +Map B$/.test(line.trimEnd()))).toHaveLength(1);
  const narrow = shown(both, 80, 60).map((line) => line.trimEnd());
  expect(narrow.indexOf('Map B')).toBeGreaterThan(narrow.indexOf('Map A'));
  for (const [columns, lines] of [
    [120, wide],
    [80, narrow],
  ] as const)
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
});

test('two maps on a low and narrow screen are drawn with two lines a square', () => {
  const high = shown(both, 80, 60).length;
  expect(high - shown(both, 80, 36).length).toBeGreaterThanOrEqual(7);
});

test('each map has a line of its own at the top, and the next reinforcements and the limit are told', () => {
  const [first, a, b] = shown(both, 80, 60);
  expect(first).toMatch(/^The Powder Barge \| turn 1 of 8 \| assassin phase \| next reinforcements: map [AB]$/);
  expect(a).toMatch(/^map A: alert quiet \| event: /);
  expect(b).toMatch(/^map B: alert quiet \| event: /);
});

test('[R40.6] those who can be called are at hand, not one who is still to be freed [R44.1]', () => {
  expect(shown(both, 80, 60).some((line) => line.includes('At hand'))).toBe(false);
  const yard = shown(begin('practice-5', 'alessandra enter a3', 'bastiano enter a3'), 80, 60);
  expect(yard).toContain('At hand: Mercenary, Courtesan, Thief, Ezio');
});

test('[R7.5] what is left of a garrison is told as what can come before the memory is lost', () => {
  const quarter = begin('sinking-quarter');
  const left = quarter.reserve[0];
  expect(shown(quarter, 80, 60)).toContain(`Can still come before you lose: ${left} crossbowmen, 9 brutes`);
  expect(shown(begin('practice-3'), 80, 60)).toContain('Reserve: 24 crossbowmen, 9 brutes');
});

test('a map taken down is no longer drawn', () => {
  const lines = shown(begin('idle-quay', 'alessandra enter a1', 'bastiano enter a1'), 120, 50);
  expect(lines.filter((line) => line.startsWith('Map '))).toEqual([expect.stringMatching(/^Map A/)]);
  expect(lines.some((line) => line.includes('map B'))).toBe(false);
});

test('a red base and a rider look different', () => {
  const game = begin('practice-4', 'alessandra enter a1', 'bastiano enter b:a2');
  game.maps[0]!.bases[0] = 2;
  expect(shown(game, 80, 60).join('\n')).toContain('2!');
  expect(shown(game, 80, 60).join('\n')).toMatch(/1r/);
});
