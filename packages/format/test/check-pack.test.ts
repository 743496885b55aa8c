import { expect, test } from 'vitest';
import { clauseNames } from '../../../apps/cli/src/commands/rules/read-clauses.ts';
import { campaignFiles, campaignTexts } from '../../../test/support/packs/campaign-pack.ts';
import { checkPack, type Finding, type TextFile } from '../src/index.ts';
import { PACK_MISTAKES, type PackMistake } from './pack-mistakes.ts';
import { englishFiles, practiceFiles } from './practice-files.ts';

const TEXTS = 'text/en/';
const inTexts = (files: readonly TextFile[]): TextFile[] => files.map(({ path, text }) => ({ path: TEXTS + path, text }));
const isText = ({ path }: TextFile): boolean => path.startsWith(TEXTS);

const PACKS: Record<PackMistake['of'], readonly TextFile[]> = {
  practice: [...practiceFiles(), ...inTexts(englishFiles())],
  campaign: [...campaignFiles().filter(({ path }) => !path.startsWith('text/')), ...inTexts(campaignTexts())],
};

const CLAUSES = clauseNames();

/** What is told of the pack, and of its words. */
function check(files: readonly TextFile[]): { content: Finding[]; texts: Finding[] } {
  const { content, texts } = checkPack(
    files.filter((file) => !isText(file)),
    [{ language: 'en', files: files.filter(isText) }],
    CLAUSES,
  );
  return { content, texts: texts[0]!.found };
}

function changed(files: readonly TextFile[], [path, from, to]: PackMistake['edits'][number]): TextFile[] {
  const file = files.find((each) => each.path === path)!;
  expect(file.text, `${path} has no ${from}`).toContain(from);
  return files.map((each) => (each === file ? { path, text: each.text.replace(from, () => to) } : each));
}

/** The test campaign leaves some of the practice pack unused. */
const before = { practice: check(PACKS.practice), campaign: check(PACKS.campaign) };

test('nothing is told of the practice pack, and no error of the test campaign', () => {
  expect(before.practice).toEqual({ content: [], texts: [] });
  expect(before.campaign.content.filter(({ level }) => level === 'error')).toEqual([]);
});

test('forty mistakes and more are seeded, in every sort of check', () => {
  expect(PACK_MISTAKES.length).toBeGreaterThanOrEqual(40);
});

test.each(PACK_MISTAKES)('$level in $file: $says', ({ of, edits, level, says, file }) => {
  const found = check(edits.reduce(changed, PACKS[of]));
  const part = file.startsWith(TEXTS) ? 'texts' : 'content';
  const known = new Set(before[of][part].map(({ message }) => message));
  const told = found[part].filter(({ message }) => !known.has(message));
  expect(told).toMatchObject([{ level, file }]);
  expect(told[0]!.message).toContain(says);
  expect(told[0]!.message).toMatch(/\.$/);
  expect(told[0]!.line).toBeGreaterThan(0);
});

test('a pack with more memories or machines than the box is told', () => {
  const { text } = practiceFiles().find(({ path }) => path === 'memories/practice-1.yaml')!;
  const copies = Array.from({ length: 22 }, (_, index) => ({ path: `memories/copy-${index}.yaml`, text }));
  expect(check([...PACKS.practice, ...copies]).content).toMatchObject([
    { level: 'error', file: 'pack.yaml', message: 'The pack has 27 memories, but the box has 26.' },
  ]);
  const fourth = { path: 'machines/more.yaml', text: 'balloon: { hp: [1, 1, 1], actions: [flight] }\n' };
  expect(check([...PACKS.practice, fourth]).content.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'The pack has 4 machines, but the box has 3.'],
    ['warning', 'No memory has the machine `balloon`.'],
  ]);
});

test('a pack with more cards than the box is told', () => {
  const [counts, patrols] = practiceFiles()
    .find(({ path }) => path === 'decks.yaml')!
    .text.split('patrols:');
  const text = `${counts!.replaceAll(': 1\n', ': 5\n')}patrols:${patrols}`;
  const thick = PACKS.practice.map((file) => (file.path === 'decks.yaml' ? { path: file.path, text } : file));
  const told = check(thick).content.filter(({ file }) => file === 'pack.yaml');
  expect(told).toMatchObject([{ level: 'error' }, { level: 'error' }]);
  expect(told[0]!.message).toMatch(/^The pack has \d+ large cards, but the box has 180\.$/);
  expect(told[1]!.message).toMatch(/^The pack has \d+ small cards, but the box has 208\.$/);
});

test('a pack without words is told once', () => {
  const { texts } = checkPack(practiceFiles(), [{ language: 'en', files: [] }], CLAUSES);
  expect(texts[0]!.found).toMatchObject([{ level: 'error', message: 'The words are missing.' }]);
});
