import type { Lexicon } from '@bauta/text';
import { RULE_PARTS } from '@bauta/text';
import { expect, test } from 'vitest';
import { searchRules } from './search-rules.ts';

const lexicon: Lexicon = {
  language: 'en',
  words: new Map([
    ['rule.r43.title', 'Collapsing tiles'],
    ['rule.r43', 'A tile with a marker falls at the end of the turn.'],
    ['rule.r22.title', 'Detection'],
    ['rule.r22.3', 'Darià is seen.'],
  ]),
};
const found = (wanted: string): string[] => searchRules(lexicon, wanted).flatMap(({ rules }) => rules.map(({ name }) => name));

test('rules are found by number, title and text, in any case and without accents', () => {
  expect(found('r22.3')).toEqual(['R22']);
  expect(found('COLLAPS')).toEqual(['R43']);
  expect(found('daria seen')).toEqual(['R22']);
});

test('every word must be there; nothing looked for is everything', () => {
  expect(found('tile seen')).toEqual([]);
  expect(searchRules(lexicon, '  ')).toEqual(RULE_PARTS);
});
