import { expect, test } from 'vitest';
import { checkTexts, readTexts, textKeys } from '../src/index.ts';
import { englishFiles, practicePack } from './practice-files.ts';

const pack = practicePack();
const told = (change: (text: string) => string) =>
  checkTexts(
    pack,
    englishFiles().map(({ path, text }) => ({ path, text: path === 'practice.yaml' ? change(text) : text })),
  ).map(({ line, message }) => ({ line, message }));

test('every word of the practice pack is there in English, and none is unused', () => {
  expect(told((text) => text)).toEqual([]);
});

test('keys are read from blocks', () => {
  const { words } = readTexts(englishFiles());
  expect(words.get('card.smoke-bomb.name')!.text).toBe('Smoke bomb');
  expect([...words.keys()].sort()).toEqual(textKeys(pack).sort());
});

test('a missing word is told', () => {
  expect(told((text) => text.replace('    plural: brutes\n', ''))).toEqual([
    { line: 1, message: 'The text `guard.brute.plural` is missing.' },
  ]);
});

test('an unused word is told with its line', () => {
  expect(told((text) => `horse:\n  name: Horse\n${text}`)).toEqual([{ line: 2, message: 'Nothing uses the text `horse.name`.' }]);
});

test('a word that is no text, empty or given twice is told', () => {
  expect(told((text) => text.replace('name: crossbowman', 'name: 7'))).toEqual([
    { line: 3, message: '`guard.crossbowman.name` must be text.' },
  ]);
  expect(told((text) => text.replace('name: crossbowman', 'name: ""'))).toEqual([
    { line: 3, message: '`guard.crossbowman.name` is empty.' },
  ]);
  expect(told((text) => `${text}\nguard.brute.name: Brute\n`).map(({ message }) => message)).toEqual([
    '`guard.brute.name` has a text already.',
  ]);
});

test('a briefing has at most 120 words, special rules three sentences', () => {
  const long = 'word '.repeat(121);
  expect(
    told((text) => text.replace(/briefing: >-\n/, `briefing: ${long}\n    place-x: >-\n`)).map(({ message }) => message),
  ).toContain('`memory.practice-1.briefing` has 121 words, but at most 120 fit.');
  expect(
    told((text) => text.replace("rules: Any assassin on the printer's roof", 'rules: One. Two. Three. Any assassin'))[0]!.message,
  ).toContain('has 4 sentences');
});
