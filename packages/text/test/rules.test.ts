import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClauses } from '../../../apps/cli/src/commands/rules/read-clauses.ts';
import { runsOf } from '../../../scripts/seed-runs/runs.ts';
import { clausesIn, clauseText, RULE_PARTS, rulePartTitle, ruleTitle } from '../src/index.ts';
import { ruleWords } from './english.ts';
import { ruleKeys } from './rule-keys.ts';

const specification = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
const rules = RULE_PARTS.flatMap((part) => part.rules);
const clauses = rules.flatMap((rule) => rule.clauses);
const english = { language: 'en', words: ruleWords };
const names = (text: string) => clausesIn(text).map(({ name }) => name);

/** The keys of the words that do not hold. */
const wrong = (isGood: (text: string) => boolean, keys = ruleKeys): string[] =>
  keys.filter((key) => !isGood(ruleWords.get(key)!));
const isTitle = (key: string) => key.endsWith('.title') || key.startsWith('rule-part.');
const texts = ruleKeys.filter((key) => !isTitle(key));

describe('the index of the rulebook', () => {
  test('has the clauses of the specification, in its order', () => {
    expect(clauses).toEqual(readClauses().map(({ name }) => name));
  });

  test('gives a rule its clauses, and a rule without numbers itself', () => {
    expect(rules.find(({ name }) => name === 'R22')?.clauses).toEqual(['R22.1', 'R22.2', 'R22.3']);
    expect(rules.find(({ name }) => name === 'R43')?.clauses).toEqual(['R43']);
  });
});

describe('the words of the rules', () => {
  test('are there for every clause, every rule has a title, and so has every part; there are no others', () => {
    expect([...ruleWords.keys()].toSorted()).toEqual(ruleKeys.toSorted());
  });

  test('are found by the names of clause, rule and part', () => {
    expect(clauseText(english, 'R22.3')).toMatch(/^All blank: you stay incognito\./);
    expect(clauseText(english, 'R43')).toContain('tile');
    expect(ruleTitle(english, 'R22')).toBe('Detection test');
    expect(rulePartTitle(english, 'golden')).toBe('Golden rules');
    expect(clauses.filter((clause) => clauseText(english, clause) !== ruleWords.get(`rule.${clause.toLowerCase()}`))).toEqual([]);
  });

  test('are at most 80 in a clause, and 6 in a title', () => {
    const most = (count: number) => (text: string) => text.split(/\s+/).length <= count;
    expect(wrong(most(80), texts)).toEqual([]);
    expect(wrong(most(6), ruleKeys.filter(isTitle))).toEqual([]);
  });

  test('are plain sentences', () => {
    expect(wrong((text) => /^[A-Z0-9].*\.$/.test(text), texts)).toEqual([]);
    expect(wrong((text) => !/[*_`{}#[\]]|ruling/.test(text))).toEqual([]);
  });

  test('name rules and clauses that exist, and no clause sends to itself', () => {
    const looksLikeOne = /\b[RGD]\d[\d.]*(?<=\d)/g;
    expect(wrong((text) => (text.match(looksLikeOne) ?? []).join() === names(text).join())).toEqual([]);
    expect(clauses.filter((clause) => names(clauseText(english, clause)).includes(clause))).toEqual([]);
  });

  test('are not those of the specification: no run of eight words is the same', () => {
    const runs = new Set(runsOf(specification).map(({ hash }) => hash));
    expect(wrong((text) => !runsOf(text).some(({ hash }) => runs.has(hash)))).toEqual([]);
  });
});

describe('the clauses in a text', () => {
  test('are found with their places, a rule by its number alone too', () => {
    expect(clausesIn('No: not now [R22.3]; see R16, and G1.')).toEqual([
      { name: 'R22.3', at: 13 },
      { name: 'R16', at: 25 },
      { name: 'G1', at: 34 },
    ]);
    expect(names('Alarms [R16.6 R45] (D2)')).toEqual(['R16.6', 'R45', 'D2']);
  });

  test('are none where there is no such rule, nor in squares and other words', () => {
    expect(names('R21 R22.4 R43.1 R222 G6 D0')).toEqual([]);
    expect(names('d1 b:g2 XR22.3 R22.3a R22.3.1 7.R2')).toEqual([]);
  });
});
