import type { ClauseText } from './clauses.ts';
import { clausesInTitle } from './clauses.ts';

/** What one test saw: the clauses given as reasons by events and refusals while it ran. */
export interface TestRecord {
  test: string;
  file: string;
  clauses: readonly string[];
}

export interface SourceFile {
  file: string;
  text: string;
}

export interface Coverage extends ClauseText {
  open: string | null;
  code: readonly string[];
  tests: readonly { test: string; file: string }[];
}

const names = (text: string, clause: string): boolean => new RegExp(`\\b${clause.replace('.', '\\.')}(?![\\d.]*\\d)`).test(text);

/** A test carries a clause that its title names, if an event or refusal gave that clause as its reason. */
const carries = ({ test, clauses }: TestRecord, clause: string): boolean =>
  clauses.includes(clause) && clausesInTitle(test).includes(clause);

export function coverageOf(
  clauses: readonly ClauseText[],
  open: ReadonlyMap<string, string>,
  sources: readonly SourceFile[],
  records: readonly TestRecord[],
): Coverage[] {
  return clauses.map((clause) => ({
    ...clause,
    open: open.get(clause.name) ?? null,
    code: sources.filter(({ text }) => names(text, clause.name)).map(({ file }) => file),
    tests: records.filter((record) => carries(record, clause.name)).map(({ test, file }) => ({ test, file })),
  }));
}

/** One sentence for each clause that is not open and lacks code or test, and for each open one that does not exist. */
export function lacks(coverage: readonly Coverage[], open: ReadonlyMap<string, string>): string[] {
  const missing = coverage.flatMap(({ name, open: belongs, code, tests }) => {
    if (belongs !== null) return [];
    const no = [...(code.length === 0 ? ['no code'] : []), ...(tests.length === 0 ? ['no test that saw it'] : [])];
    return no.length === 0 ? [] : [`${name} has ${no.join(' and ')}.`];
  });
  const known = new Set(coverage.map(({ name }) => name));
  const unknown = [...open.keys()]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is listed as open, but there is no such clause.`);
  return [...missing, ...unknown];
}
