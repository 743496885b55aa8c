import { clauseText, type Lexicon, RULE_PARTS, type Rule, type RulePart, ruleTitle } from '@bauta/text';

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules in which every word that is looked for occurs: in its number, its title or what its clauses say. */
export function searchRules(lexicon: Lexicon, wanted: string): RulePart[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  const said = ({ name, clauses }: Rule): string =>
    folded([name, ...clauses, ruleTitle(lexicon, name), ...clauses.map((clause) => clauseText(lexicon, clause))].join(' '));
  const isFound = (rule: Rule): boolean => words.every((word) => said(rule).includes(word));
  return RULE_PARTS.map((part) => ({ ...part, rules: part.rules.filter(isFound) })).filter(({ rules }) => rules.length > 0);
}
