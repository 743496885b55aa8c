import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaignRules, hash } from '@bauta/engine';
import { readSave, saveDecision, saveSnapshot, saveUndo } from '@bauta/format';
import { expect, test } from 'vitest';
import { oldSaves } from '../../apps/server/test/old-tables/old-tables.ts';
import { randomCampaign } from '../../packages/format/test/save/random-campaign.ts';
import { randomSave } from '../../packages/format/test/save/random-save.ts';
import { PRACTICE_MEMORIES } from '../support/packs/practice-pack.ts';
import { standingLines, writtenAgain } from '../support/saves/written-again.ts';

const folder = join(import.meta.dirname, '../saves');
const keptFiles = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const kept = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Where a save has come to. */
function endOf(text: string): string {
  const save = readSave(text).save!;
  return save.kind === 'campaign' ? campaignRules.hash(save.history.state) : hash(save.history.state);
}

const lastHash = (text: string): string => JSON.parse(text.trimEnd().split('\n').at(-1)!).hash;

/** By line: a whole save in a message would say nothing. */
function firstDifference(found: string, wanted: string): string | null {
  const [lines, others] = [found.split('\n'), wanted.split('\n')];
  const line = lines.findIndex((each, index) => each !== others[index]);
  if (line < 0) return lines.length === others.length ? null : `${lines.length} lines instead of ${others.length}`;
  return `line ${line + 1}: ${lines[line]!.slice(0, 400)}`;
}

const saves: readonly (readonly [string, string])[] = [
  ...keptFiles.filter((name) => name.startsWith('format-2')).map((name) => [name, kept(name)] as const),
  ...Object.entries(oldSaves()).map(([title, text]) => [`the table that was taken home, ${title}`, text] as const),
  ...PRACTICE_MEMORIES.map((memory) => [`a random game of ${memory}`, randomSave(memory, `again ${memory}`, 80).text] as const),
  ...['first', 'second'].map((seed) => [`a random campaign, the ${seed}`, randomCampaign(`again ${seed}`, 200).text] as const),
];

test.each(saves)('%s: followed line by line it is written the same, byte for byte, and leads to the same hash', (_what, text) => {
  expect(firstDifference(writtenAgain(text), text)).toBeNull();
  expect(endOf(text)).toBe(lastHash(text));
  const lines = new Set(text.split('\n'));
  expect(standingLines(text).filter((line) => !lines.has(line))).toEqual([]);
});

test('every kept save leads to where it led when it was kept', () => {
  const ends = Object.fromEntries(keptFiles.map((name) => [name, endOf(kept(name))]));
  expect(ends).toEqual({
    'format-1-practice-1.jsonl': 'c5445e93d52820fa',
    'format-1-practice-2.jsonl': '3d513ee9418642d0',
    'format-1-practice-3.jsonl': '9d192f2d8d605fd8',
    'format-2-campaign.jsonl': 'a0617a839692d4c3',
    'format-2-practice-4.jsonl': 'dfe8c9cab023f416',
  });
});

test.each(keptFiles.filter((name) => name.startsWith('format-1')))('%s goes on in the format of today', (name) => {
  const { history } = readSave(kept(name), 'memory').save!;
  const { rules, state, n } = history;
  const [last, before] = [history.decisions.at(-1)!, history.stateAfter(history.decisions.length - 1)];
  const more = [
    saveUndo(rules, before, n + 1, 1),
    saveDecision(rules, state, { ...last, n: n + 2 }),
    saveSnapshot(rules, state, n + 2),
  ];
  const { save, problem } = readSave(kept(name) + more.join(''), 'memory');
  expect(problem).toBeNull();
  expect([save!.history.n, hash(save!.history.state)]).toEqual([n + 2, hash(state)]);
});
