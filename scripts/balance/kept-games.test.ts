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
  return { pack, folder, code, games, iterations: 1, workers: 1, shard: null, merge: [] };
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
  expect(memoryDigest(other, 'practice-1')).not.toBe(memoryDigest(pack, 'practice-1'));
  expect(memoryDigest(other, 'practice-2')).toBe(memoryDigest(pack, 'practice-2'));
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

test('parts of several machines put together are the games of one; a part that is missing is seen', async () => {
  const [folder, together] = [folderOfOwn(), folderOfOwn()];
  const play = (where: string, more: Partial<BalanceJob>) =>
    playCells({ ...jobIn(where, '0'.repeat(16), 5), ...more }, cells('practice-1'), () => {});
  for (const part of [1, 2]) expect(await play(folder, { shard: { part, of: 2 } })).toMatchObject({ played: 5, trouble: '' });
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(await play(together, { merge: files.slice(0, 1) })).toMatchObject({
    trouble: expect.stringMatching(/^5 of 10 games are missing: practice-1 2 /),
  });
  const { games, trouble } = await play(together, { merge: files });
  const alone = await play(folderOfOwn(), {});
  const recordsOf = (of: typeof games) => new Map([...of].map(([name, { record }]) => [name, record]));
  expect({ trouble, records: recordsOf(games) }).toEqual({ trouble: '', records: recordsOf(alone.games) });
});
