import { RULE_PARTS } from '../src/index.ts';

const rules = RULE_PARTS.flatMap((part) => part.rules);

/** The key of every clause, of every rule's title, and of every part. */
export const ruleKeys = [
  ...rules.flatMap(({ clauses }) => clauses).map((clause) => `rule.${clause.toLowerCase()}`),
  ...rules.map(({ name }) => `rule.${name.toLowerCase()}.title`),
  ...RULE_PARTS.map(({ id }) => `rule-part.${id}`),
];
