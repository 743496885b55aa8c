import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SyncFact, TALLIES } from '@bauta/engine';
import { expect, test } from 'vitest';
import { openWords } from './files/library.ts';

const SYNC_BOUNDS = ['at-least', 'at-most', 'done', 'undone'] as const satisfies readonly SyncFact['bound'][];
const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));
const used = new Set(sources.flatMap((text) => [...text.matchAll(/'((?:screen|cli)\.[a-z0-9-]+)'/g)].map((match) => match[1]!)));
// What a sync asks for is put in words by its tally and its bound (packages/text/src/memory/sync-words.ts).
const ofSync = [...TALLIES.map((tally) => `tally-${tally}`), ...SYNC_BOUNDS.map((bound) => `sync-${bound}`)];
for (const word of ofSync) used.add(`screen.${word}`);
const known = [...openWords().words.keys()].filter((key) => /^(screen|cli)\./.test(key));

test('every word of the command line exists, and none is unused', () => {
  expect([...used].filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !used.has(key))).toEqual([]);
});
