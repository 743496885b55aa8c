import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMES_OF_BOTS } from '@bauta/bots';
import { expect, test } from 'vitest';
import { readSimulateArgs } from '../src/commands/simulate/args.ts';
import { campaignFolders } from '../src/files/library.ts';
import { savesFolder } from './drive.ts';
import { interrupted, outputs, simulated } from './drive-simulate.ts';

const CELLS = ['--memory', 'practice-1,practice-3', '--party', '2,3', '--difficulty', 'normal,easy', '--bot', 'random'];
const linesIn = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

test.each([
  [['--games', '0'], '--games is a whole number from 1 to 1000000, not "0".'],
  [['--party', '2,5'], '--party is one or more of 2, 3, 4, with commas between; not "5".'],
  [['--difficulty', 'hard'], '--difficulty is one or more of normal, easy, with commas between; not "hard".'],
  [['--bot', 'greedy,random@1'], `--bot is one or more of ${NAMES_OF_BOTS}, with commas between; not "random@1".`],
  [['--iterations', '5', '--ms', '5'], 'A budget is given in --iterations or in --ms, not in both.'],
  [['--seed', 'a', '--seed', 'b'], '--seed is given once.'],
  [['--seed='], '--seed needs a value.'],
  [['--file'], '--file needs a value.'],
  [['--quick'], 'There is no option "--quick".'],
  [['practice-1'], '"practice-1" is one name too many.'],
])('simulate %j: %s', (words, sentence) => {
  expect(readSimulateArgs(words)).toBe(sentence);
});

test('bad usage is one sentence and exit code 2', async () => {
  const folder = savesFolder();
  const foreign = join(folder, 'letter.txt');
  writeFileSync(foreign, 'Dear Ezio,\n');
  for (const [words, sentence] of [
    [['--memory', 'practice-9'], 'practice-4, practice-5, broken-tiles, '],
    [['--memory', 'practice-9'], 'There is no memory "practice-9". There are: practice-1, '],
    [['--memory', 'practice-1,low-bridge'], '"practice-1" and "low-bridge" are of two packs, and a run plays memories of one.'],
    [['--memory', 'low-bridge', '--with', 'nobody'], 'The pack has no party "nobody". There are: villa, '],
    [['--memory', 'low-bridge', '--pack', 'practice'], 'There is no memory "low-bridge". There are: practice-1, '],
    [['--with', 'veterans'], 'The pack has no party "veterans". There are: none.'],
    [['--pack', join(folder, 'none')], 'There is no folder '],
    [['--bot', 'clever'], '--bot is one or more of random'],
    [['--file', foreign], 'letter.txt:1 This line is not JSON.'],
    [['--file', foreign, '--fresh'], 'letter.txt:1 This line is not JSON.'],
  ] as const) {
    const { status, stdout, stderr } = await simulated(folder, words);
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 2, stdout: '', lines: 2 });
    expect(stderr).toContain(sentence);
  }
  expect(readdirSync(folder)).toEqual(['letter.txt']);
  expect(readFileSync(foreign, 'utf8')).toBe('Dear Ezio,\n');
});

test('memories of the campaign are played without naming its packs, and the games are the same', async () => {
  const folder = savesFolder();
  const words = ['--games', '2', '--party', '2', '--bot', 'random', '--memory', 'low-bridge,rope-walk'];
  const shipped = await outputs(folder, words);
  expect(shipped.table).toContain('low-bridge by villa, rope-walk by veterans.');
  const { stderr } = await simulated(folder, [...words, ...campaignFolders().flatMap((pack) => ['--pack', pack])]);
  expect(stderr).toContain('All games were played before.');
});

test('a bot of a version plays beside the newest, on the same deals, and its games are kept under its own name', async () => {
  const folder = savesFolder();
  const words = ['--games', '2', '--party', '2', '--bot', 'random,greedy@1', '--memory', 'practice-1'];
  const { table } = await outputs(folder, words);
  expect(table).toMatch(/practice-1 .* greedy@1 /);
  const { stderr } = await simulated(folder, words);
  expect(stderr).toMatch(/All games were played before\.\nCPU time of a game: .*greedy@1 [\d.]+ ms/);
});

test('a party of the pack plays every memory, and its games are kept apart', async () => {
  const folder = savesFolder();
  const words = ['--games', '1', '--party', '2', '--bot', 'random'];
  const usual = await outputs(folder, [...words, '--memory', 'small-change']);
  const villa = await outputs(folder, [...words, '--memory', 'small-change', '--with', 'villa']);
  expect(usual.table).toContain('those of a party of the pack: small-change by the usual one.');
  expect(villa.table).toContain('those of a party of the pack: small-change by villa.');
  expect(readdirSync(folder).filter((name) => name.startsWith('simulation-'))).toHaveLength(2);
});

test('stopped by the user it says how to go on, and goes on', async () => {
  const folder = savesFolder();
  const file = join(folder, 'run.jsonl');
  const words = [...CELLS, '--workers', '1'];
  // Far more than are played before it is stopped, however late that is.
  const { code, stderr } = await interrupted(file, [...words, '--games', '20000']);
  expect(code).toBe(130);
  expect(stderr).toContain(`Stopped. What was played is in \`${file}\`: the same command goes on from there.`);
  const kept = linesIn(file) - 1;
  expect(kept).toBeGreaterThan(0);
  const games = Math.ceil(kept / 8) + 1;
  const { stderr: again } = await simulated(folder, [...words, '--games', String(games), '--file', file]);
  expect(again).toContain(`${8 * games - kept} games in `);
});

test('more games are added to those that are there, a torn line is played again, and one worker plays what two play', async () => {
  const folder = savesFolder();
  const file = join(folder, 'run.jsonl');
  const few = [...CELLS, '--games', '4'];
  const whole = await outputs(savesFolder(), few);
  expect(whole.table.split('\n').filter((line) => line.startsWith('practice-'))).toHaveLength(8);
  await outputs(folder, [...CELLS, '--games', '2', '--file', file, '--workers', '1']);
  truncateSync(file, statSync(file).size - 10);
  expect(await outputs(folder, [...few, '--file', file])).toEqual(whole);
  expect(linesIn(file)).toBe(1 + 8 * 4);
  expect((await simulated(folder, [...few, '--file', file])).stderr).toContain('All games were played before.');
});

test('games of other settings are not counted together, nor a file that was changed', async () => {
  const folder = savesFolder();
  const file = join(folder, 'run.jsonl');
  const few = [...CELLS, '--games', '1', '--file', file];
  await outputs(folder, few);
  const kept = readFileSync(file, 'utf8');
  expect(await simulated(folder, [...few, '--seed', 'x'])).toEqual({
    status: 2,
    stdout: '',
    stderr: `\`${file}\` holds games of another seed (bauta): name another --file, or begin it anew with --fresh.\n`,
  });
  expect((await simulated(folder, [...few, '--iterations', '7'])).stderr).toContain('games of another budget (iterations ');
  appendFileSync(file, '{"memory":"practice-1"}\n');
  expect((await simulated(folder, few)).stderr).toContain('run.jsonl:10 `party` is missing.');
  expect(readFileSync(file, 'utf8')).toBe(`${kept}{"memory":"practice-1"}\n`);
  expect(await simulated(folder, [...few, '--fresh'])).toMatchObject({ status: 0 });
  expect(linesIn(file)).toBe(9);
});
