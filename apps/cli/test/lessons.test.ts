import { expect, test } from 'vitest';
import { bauta, savesFolder } from './drive.ts';

const CARD = /^\+-- (.+?) -+ (?:[RGD][\d.]+ ?)+ --\+$/gm;
const cardsIn = (text: string): string[] => [...text.matchAll(CARD)].map(([, name]) => name!);

test('[R1.4] someone who has read nothing is shown each rule when it is needed', async () => {
  const folder = savesFolder();
  const first = [
    '1',
    'alessandra enter a4',
    'bastiano enter a4',
    'alessandra move a3',
    'alessandra move b3',
    'alessandra move b2',
  ];
  const { stdout } = await bauta(folder, ['campaign', 'new', 'novice', '--seed', 'a'], first);
  expect(cardsIn(stdout)).toEqual([
    'Who takes what',
    'What you are here for',
    'The map',
    'A turn',
    'Moving',
    'Event cards',
    'Optional objectives',
    'Being noticed',
    'Hiding spots',
  ]);
  expect(stdout).toMatch(/Such a card comes once[\s\S]*Squares: \. street/);
  expect(stdout).toContain('Alessandra comes to b2. [R13.1]\nThe marker of rule R8 is reached');
  // With the question at which the game was left, its cards come again; what was read before does not.
  const again = await bauta(folder, ['campaign', 'play', 'novice'], ['alessandra enter-spot', 'r', 'r 5', 'r 99']);
  expect(cardsIn(again.stdout)).toEqual(['Being noticed', 'Hiding spots', 'Moving']);
  expect(again.stdout.match(/ {2}9 Hiding spots \[R8.1 R8.2 R8.3\]/g)).toHaveLength(2);
});

test('rule cards can be stopped, and what was due can be read all the same', async () => {
  const folder = savesFolder();
  const { stdout } = await bauta(
    folder,
    ['play', 'practice-1', '--seed', 'off'],
    ['r off', '1', '1', 'r on', 'alessandra save', 'r'],
  );
  expect(cardsIn(stdout).slice(0, 2)).toEqual(['What you are here for', 'The map']);
  expect(cardsIn(stdout)).not.toContain('A turn');
  expect(stdout).toContain('A turn [R2 R3.1 R4.1 R4.2]');
  const silent = await bauta(folder, ['play', 'practice-1', '--new', '--seed', 'off', '--no-lessons'], ['1', '1', 'r 1']);
  expect(cardsIn(silent.stdout)).toEqual(['What you are here for']);
  expect((await bauta(folder, ['campaign', 'new', 'old-hand', '--no-lessons'], ['1', '1', '1'])).stdout).not.toContain('+-- ');
});

test('a decision taken back does not bring its cards again', async () => {
  const { stdout } = await bauta(
    savesFolder(),
    ['play', 'practice-1', '--seed', 'undo'],
    ['1', '1', 'alessandra save', 'u', 'alessandra save'],
  );
  expect(new Set(cardsIn(stdout)).size).toBe(cardsIn(stdout).length);
});
