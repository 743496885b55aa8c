import { describe, expect, test } from 'vitest';
import { clausesInTitle, clausesOf, openClausesOf } from './clauses.ts';
import { coverageOf, lacks } from './coverage.ts';

const RULES = `
## Golden rules
- G1. Players choose.
## R2 Turn
In that order.
## R20-R21 Incognito (clauses R20.n)
1. Unseen.
2. Seen.
## Worked examples
1. not a clause
- D1. A uniform.
`;

describe('the clauses of the rules', () => {
  test('are read from the headings and numbers of the rulebook', () => {
    expect(clausesOf(RULES).map(({ name }) => name)).toEqual(['G1', 'R2', 'R20.1', 'R20.2', 'D1']);
    expect(clausesOf(RULES)[1]!.text).toBe('Turn: In that order.');
  });

  test('are named in brackets in test titles', () => {
    expect(clausesInTitle('[R22.3] an alarm')).toEqual(['R22.3']);
    expect(clausesInTitle('scene > [R16.6, R45] easy')).toEqual(['R16.6', 'R45']);
    expect(clausesInTitle('R22 without brackets, [x]')).toEqual([]);
  });
});

describe('the coverage of a clause', () => {
  const clauses = clausesOf(RULES);
  const sources = [{ file: 'a.ts', text: '/** R20.1, R20.22 */ G1 R2' }];
  const record = { test: '[G1] [R20.1] [R2] shows', file: 't.ts', clauses: ['G1', 'R20.1'] };
  const open = openClausesOf('# open\nD1 special grounds\n');

  test('counts a test only if it names the clause and saw it', () => {
    const coverage = coverageOf(clauses, open, sources, [record]);
    expect(coverage.map(({ name, code, tests }) => [name, code.length, tests.length])).toEqual([
      ['G1', 1, 1],
      ['R2', 1, 0],
      ['R20.1', 1, 1],
      ['R20.2', 0, 0],
      ['D1', 0, 0],
    ]);
  });

  test('lacks what is neither open nor carried, and says what', () => {
    expect(lacks(coverageOf(clauses, open, sources, [record]), open)).toEqual([
      'R2 has no test that saw it.',
      'R20.2 has no code and no test that saw it.',
    ]);
    const wrong = openClausesOf('R99 campaign\n');
    expect(lacks(coverageOf(clauses, wrong, sources, [record]), wrong)).toContain(
      'R99 is listed as open, but there is no such clause.',
    );
  });
});
