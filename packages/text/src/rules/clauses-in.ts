import { RULE_PARTS } from './rule-parts.ts';

/** A rule or clause that a text names, and where in the text. */
export interface NamedRule {
  readonly name: string;
  readonly at: number;
}

const KNOWN: ReadonlySet<string> = new Set(
  RULE_PARTS.flatMap(({ rules }) => rules).flatMap(({ name, clauses }) => [name, ...clauses]),
);

const NAME = /(?<![\w.])[RGD]\d+(?:\.\d+)?(?!\w|\.\d)/g;

/** The rules and clauses that a text names, in its order: `R22` and `R22.3`, as in the log, in refusals and on rule cards. */
export const clausesIn = (text: string): NamedRule[] =>
  [...text.matchAll(NAME)].map(({ 0: name, index }) => ({ name, at: index })).filter(({ name }) => KNOWN.has(name));
