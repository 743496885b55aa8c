import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { clauseNames } from '../../../apps/cli/src/commands/rules/read-clauses.ts';

/** The languages of the five editions. */
const LANGUAGES = ['en', 'de', 'es', 'it', 'pl'] as const;
type GlossaryTerm = Record<(typeof LANGUAGES)[number], string> & { clause: string; ours?: readonly string[] };

const glossary: Record<string, GlossaryTerm> = parse(readFileSync(new URL('../glossary.yaml', import.meta.url), 'utf8'));
const terms = Object.entries(glossary);
/** The language of every word that does not hold, as `wall de`. */
const wrong = (isGood: (term: string) => boolean): string[] =>
  terms.flatMap(([key, term]) => LANGUAGES.filter((language) => !isGood(term[language])).map((language) => `${key} ${language}`));

test('every term has a word in each of the five languages, and nothing else', () => {
  expect(terms.length).toBeGreaterThan(100);
  const fields = (term: GlossaryTerm) => Object.keys(term).filter((field) => field !== 'ours');
  expect(terms.filter(([, term]) => fields(term).toSorted().join() !== ['clause', ...LANGUAGES].toSorted().join())).toEqual([]);
  expect(wrong((word) => typeof word === 'string' && word.trim() === word && word !== '')).toEqual([]);
});

test('they are terms, not sentences', () => {
  expect(wrong((word) => word.length <= 40 && word.split(' ').length <= 6 && !/[.!?;,]/.test(word))).toEqual([]);
});

test('every term has a clause of the rules', () => {
  const clauses = clauseNames();
  expect(terms.filter(([, { clause }]) => !clauses.has(clause)).map(([key]) => key)).toEqual([]);
});

test('what an edition does not name is marked as ours', () => {
  const unknown = terms.flatMap(([, { ours = [] }]) => ours).filter((language) => !LANGUAGES.some((each) => each === language));
  expect(unknown).toEqual([]);
  expect(glossary.brute!.ours).toContain('pl');
});

test('within a language no two terms of the same rule are called the same', () => {
  const doubled = LANGUAGES.flatMap((language) => {
    const seen = new Map<string, string>();
    return terms.flatMap(([key, term]) => {
      const word = `${term.clause} ${term[language].toLowerCase()}`;
      const other = seen.get(word);
      seen.set(word, key);
      return other === undefined ? [] : [`${language}: ${other} and ${key}`];
    });
  });
  expect(doubled).toEqual([]);
});
