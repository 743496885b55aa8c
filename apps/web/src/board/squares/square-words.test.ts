import { groundOf, KINDS, parseSquare, squareName, towerTop } from '@bauta/engine';
import type { Catalogue } from '@bauta/text';
import { expect, test } from 'vitest';
import { english } from '../../../test/english.ts';
import { practiceGame } from '../../../test/practice-game.ts';
import { squareWords } from './square-words.ts';

const game = practiceGame('practice-5');
const catalogue: Catalogue = { ...english(), content: game.content, squareName };

test('a square tells what it is, what lies there and how many choices there are', () => {
  expect(squareWords(game, catalogue, parseSquare('b1')!, 0)).toBe('b1, roof, roof garden');
  expect(squareWords(game, catalogue, parseSquare('c1')!, 1)).toContain('entrance A, 1 choice');
  expect(squareWords(game, catalogue, towerTop(0), 0)).toBe('the tower top');
});

test('guards, bodies and red bases are counted', () => {
  const at = parseSquare('a1')!;
  const { index } = groundOf(game, at);
  const counts = (kind: number, count: number): number[] => game.maps[0]!.guards.with(index * KINDS + kind, count);
  const map = { ...game.maps[0]!, guards: counts(0, 2), bodies: counts(0, 1), bases: game.maps[0]!.bases.with(index, 1) };
  const words = squareWords({ ...game, maps: [map] }, catalogue, at, 0);
  expect(words).toBe('a1, roof, 2 crossbowmen, 1 body, 1 red base');
});

test('[R20.2] who is exposed, hidden or critical is said', () => {
  const at = parseSquare('a2')!;
  const states = [{ exposed: true }, { inSpot: true }, { status: 'critical' as const }];
  const characters = game.characters.map((each, index) =>
    index < states.length ? { ...each, at, status: 'active' as const, ...states[index] } : each,
  );
  const words = squareWords({ ...game, characters }, catalogue, at, 0);
  expect(words).toMatch(/\(exposed\), .*\(in hiding\), .*\(critical\)/);
});
