import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@bauta/format';
import { cellsOf } from '@bauta/simulation';
import { expect, onTestFinished, test } from 'vitest';
import { practiceFiles } from '../../packages/format/test/practice-files.ts';
import { practicePack as pack } from '../../test/support/packs/practice-pack.ts';
import { type BalanceJob, memoryDigest, playCells } from './kept-games.ts';

const cells = (memory: string) =>
  cellsOf(pack.content, { memories: [memory], sizes: [2], difficulties: ['normal', 'easy'], bots: ['random'] });

function jobIn(folder: string, code: string, games: number): BalanceJob {
  return { pack, folder, code, games, iterations: 1, workers: 1 };
}

function folderOfOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-balance-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a change to one memory leaves the games of the others', () => {
  const changed = practiceFiles().map(({ path, text }) => ({
    path,
    text: path === 'memories/practice-1.yaml' ? text.replace('ap: 1', 'ap: 2') : text,
  }));
  const other = readContent(changed).pack!;
  expect(memoryDigest(other, cells('practice-1'))).not.toBe(memoryDigest(pack, cells('practice-1')));
  expect(memoryDigest(other, cells('practice-2'))).toBe(memoryDigest(pack, cells('practice-2')));
});

test('games are played once; more are added; other code must play them alike', async () => {
  const folder = folderOfOwn();
  const told: string[] = [];
  const play = (code: string, games: number) =>
    playCells(jobIn(folder, code, games), cells('practice-1'), (line) => told.push(line));
  expect(await play('0'.repeat(16), 5)).toMatchObject({ played: 10, trouble: '', interrupted: false });
  expect((await play('0'.repeat(16), 5)).played).toBe(0);
  expect((await play('0'.repeat(16), 6)).played).toBe(2);
  expect(told).toEqual([]);
  expect(await play('1'.repeat(16), 6)).toMatchObject({ played: 0 });
  expect(told).toEqual(['practice-1: 6 games came out the same as by the code before, so its 12 games count.']);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"decisions":\d+/g, '"decisions":1'));
  }
  expect((await play('2'.repeat(16), 6)).played).toBe(6);
  expect(told.at(-1)).toBe('practice-1: 6 of 6 games come out otherwise than by the code before, so all are played anew.');
});
