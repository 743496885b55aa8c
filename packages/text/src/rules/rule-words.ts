import type { Clause } from '@bauta/engine';
import { type Lexicon, say } from '../words/catalogue.ts';
import type { RulePartId } from './rule-parts.ts';

/** What a clause says: `R22.3` has the key `rule.r22.3`. */
export const clauseText = (lexicon: Lexicon, clause: Clause): string => say(lexicon, `rule.${clause.toLowerCase()}`);

/** What a rule is called: `R22`. */
export const ruleTitle = (lexicon: Lexicon, rule: string): string => say(lexicon, `rule.${rule.toLowerCase()}.title`);

export const rulePartTitle = (lexicon: Lexicon, part: RulePartId): string => say(lexicon, `rule-part.${part}`);
