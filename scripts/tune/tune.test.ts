import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEWEST_WEIGHTS, readWeightFile } from '@bauta/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTuneArgs } from './args.ts';
import { compare } from './compare.ts';
import { tuneWeights } from './tune-weights.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-tune-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SHORT = [
  ...['--memories', 'practice-2,practice-4', '--leave-out', 'practice-5', '--party', '2', '--seed', 'test', '--generations', '2'],
  ...['--population', '4', '--games', '1', '--positions', '4', '--judge', '2', '--workers', '2'],
];

/** Tunes to the end, or until it has said that line; what was said, and the weights. */
async function tuned(name: string, words: readonly string[] = SHORT, told: (line: string) => void = () => {}) {
  const out = join(folder, `${name}-weights.json`);
  const all = [...words, '--state', join(folder, `${name}.json`), '--out', out];
  const lines: string[] = [];
  await tuneWeights(readTuneArgs(all), all, (line) => {
    lines.push(line);
    told(line);
  });
  return { lines, file: readWeightFile(JSON.parse(readFileSync(out, 'utf8'))) };
}

describe('npm run tune', () => {
  test('finds the same weights for the same seed, also gone on with after a stop, and says where they come from', async () => {
    const whole = await tuned('whole', SHORT, (line) => {
      if (line.startsWith('options: generation 1 ')) copyFileSync(join(folder, 'whole.json'), join(folder, 'stopped.json'));
    });
    const resumed = await tuned('stopped');
    expect(resumed.file.weights).toEqual(whole.file.weights);
    expect(resumed.lines.filter((line) => line.startsWith('options: '))).toEqual([
      whole.lines.find((line) => line.startsWith('options: generation 2 ')),
    ]);
    expect(whole.file.weights.worth).not.toEqual(NEWEST_WEIGHTS.worth);
    expect(whole.lines.some((line) => line.startsWith('formula: '))).toBe(true);
    expect(whole.file.weights.search).toEqual(NEWEST_WEIGHTS.search);
    expect(whole.file.provenance).toMatchObject({ by: 'tune', seed: 'test', memories: ['practice-2', 'practice-4'] });
    const second = await tuned(
      'other',
      SHORT.map((word) => (word === 'test' ? 'other' : word)),
    );
    expect(second.file.weights).not.toEqual(whole.file.weights);
  });

  test('a state of other settings is not touched', async () => {
    const path = join(folder, 'foreign.json');
    writeFileSync(path, '{"settings":{},"parts":{}}\n');
    await expect(tuned('foreign')).rejects.toThrow('is of other settings: name another --state, or take it away.');
    expect(readFileSync(path, 'utf8')).toBe('{"settings":{},"parts":{}}\n');
  });

  test('compares on the same deals, and what was played is not played again', async () => {
    const lines: string[] = [];
    const words = ['compare', '--old', '1', '--new', '1', '--memories', 'practice-2', '--games', '4', '--bot', 'greedy'];
    const args = readTuneArgs([...words, '--state', join(folder, 'compared.json')]);
    await compare(args, (line) => lines.push(line));
    expect(lines[0]).toMatch(/\| \*\*all\*\* \| 4 \| ([\d.]+ %) \| \1 \| \+0\.0 points \| 0 : 0 \| 0\.00 \|/);
    const before = readFileSync(join(folder, 'compared.json'), 'utf8');
    await compare(args, (line) => lines.push(line));
    expect(lines[1]).toBe(lines[0]);
    expect(readFileSync(join(folder, 'compared.json'), 'utf8')).toBe(before);
  });

  test.each([
    [['--population', '5'], '--population is an even number, not "5".'],
    [['--games', '0'], '--games is a whole number from 1, not "0".'],
    [['--phases', 'options,luck'], '--phases is of options, formula, search; not "luck".'],
    [['--bot', 'random'], '--bot is of greedy, mentor; not "random".'],
    [['judge'], 'There is no command "judge": leave it out, or say compare.'],
  ])('%j: %s', (words, sentence) => {
    expect(() => readTuneArgs(words)).toThrow(sentence);
  });

  test.each([
    [['--memories', 'nowhere'], 'There is no memory "nowhere". There are: practice-1, '],
    [['--memories', 'practice-1', '--leave-out', 'practice-1'], '"practice-1" is to be tuned on and left out.'],
    [['--from', '99'], 'There is no version 99 of the weights: there are 1 to '],
    [['--from', 'package.json'], '`package.json` holds no weights: The file has no "provenance".'],
    [['--pack', 'nowhere'], 'There is no folder '],
  ])('%j: %s', async (words, sentence) => {
    await expect(tuned('wrong', words)).rejects.toThrow(sentence);
    expect(existsSync(join(folder, 'wrong.json'))).toBe(false);
  });
});
