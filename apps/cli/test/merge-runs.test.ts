import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginRun, type RunGame, type RunSettings, runLine } from '@bauta/format';
import { gamesOf, runGame, tasksOf } from '@bauta/simulation';
import { playGame } from '@bauta/simulation/play-game';
import { expect, onTestFinished, test } from 'vitest';
import { practicePack as pack } from '../../../test/support/packs/practice-pack.ts';
import { missingGames, readRuns, takeIn } from '../src/commands/simulate/merge-runs.ts';
import { openRun } from '../src/commands/simulate/run-file.ts';

const SETTINGS: RunSettings = {
  content: { id: 'practice', version: '1', sum: '0'.repeat(16) },
  code: '0'.repeat(16),
  seed: 'bauta',
  budget: { iterations: 1 },
};
const tasks = tasksOf([{ memory: 'practice-1', size: 2, difficulty: 'normal', bot: 'random' }], 3);

function played(): RunGame[] {
  const { setups, games } = gamesOf(pack, SETTINGS.seed, tasks);
  return games.map(({ setup, seed, bot }, index) =>
    runGame(
      pack,
      tasks[index]!,
      playGame(pack.content, { setup: { ...setups[setup]!, seed }, bot, budget: SETTINGS.budget }),
      index,
    ),
  );
}

const games = played();

function folderOfOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function runIn(folder: string, name: string, held: readonly RunGame[], settings = SETTINGS): string {
  const path = join(folder, name);
  writeFileSync(path, beginRun(settings) + held.map(runLine).join(''));
  return path;
}

function heldIn(paths: readonly string[]) {
  const held = readRuns(paths, SETTINGS);
  if (typeof held === 'string') throw new Error(held);
  return held;
}

test('games of several files are put together, one in two files once, however long it took', () => {
  const folder = folderOfOwn();
  const slower = { ...games[1]!, cpu: 99 };
  const held = heldIn([runIn(folder, 'a', [games[0]!, games[1]!]), runIn(folder, 'b', [slower, games[2]!])]);
  const own = runIn(folder, 'own', [slower]);
  const run = takeIn(openRun(own, SETTINGS, false) as Exclude<ReturnType<typeof openRun>, string>, held);
  expect(run).toMatchObject({ games: [slower, games[0], games[2]] });
  expect(readFileSync(own, 'utf8')).toBe(beginRun(SETTINGS) + [slower, games[0]!, games[2]!].map(runLine).join(''));
});

test.each<[string, Partial<RunSettings>]>([
  ['content (practice 2)', { content: { ...SETTINGS.content, version: '2' } }],
  ['content (practice 1)', { content: { ...SETTINGS.content, sum: '1'.repeat(16) } }],
  ['rules or bots (the program has changed since)', { code: '1'.repeat(16) }],
  ['seed (x)', { seed: 'x' }],
  ['budget (iterations 2)', { budget: { iterations: 2 } }],
  ['budget (milliseconds 1)', { budget: { milliseconds: 1 } }],
])('a file of another %s is refused', (difference, changed) => {
  const path = runIn(folderOfOwn(), 'a', [], { ...SETTINGS, ...changed });
  expect(readRuns([path], SETTINGS)).toBe(
    `\`${path}\` holds games of another ${difference}: only runs of the same settings can be put together.`,
  );
});

test('one game with two records is refused with the files and the difference', () => {
  const folder = folderOfOwn();
  const [first] = games as [RunGame];
  const other = { ...first, record: { ...first.record, turns: 99 } };
  const [a, b] = [runIn(folder, 'a', [first]), runIn(folder, 'b', [other])];
  const sentence = (one: string, two: string, turns: string) =>
    `\`${one}\` and \`${two}\` hold the game practice-1 2 normal random 0 with different records (turns: ${turns}), so they cannot be put together.`;
  expect(readRuns([a, b], SETTINGS)).toBe(sentence(a, b, `${first.record.turns} and 99`));
  const own = runIn(folder, 'own', [first]);
  const run = openRun(own, SETTINGS, false) as Exclude<ReturnType<typeof openRun>, string>;
  expect(takeIn(run, heldIn([b]))).toBe(sentence(b, own, `99 and ${first.record.turns}`));
  expect(readFileSync(own, 'utf8')).toBe(beginRun(SETTINGS) + runLine(first));
});

test('what is no run, and what is not there, is refused', () => {
  const folder = folderOfOwn();
  const letter = join(folder, 'letter');
  writeFileSync(letter, 'Dear Ezio,\n');
  expect(readRuns([letter], SETTINGS)).toBe(
    `This is no run that can be put together with others: ${letter}:1 This line is not JSON.`,
  );
  expect(readRuns([join(folder, 'none')], SETTINGS)).toContain('none` cannot be read: ENOENT');
});

test('games that are missing are counted and named', () => {
  expect(missingGames(tasks, new Map())).toBe(
    '3 of 3 games are missing: practice-1 2 normal random 0, practice-1 2 normal random 1, practice-1 2 normal random 2.',
  );
  expect(missingGames(tasksOf([tasks[0]!.cell], 5), new Map())).toContain('normal random 2 and 2 more.');
  expect(missingGames([], new Map())).toBe('');
});
