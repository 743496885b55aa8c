export { CAMPAIGN_COMMAND_FIELDS } from './campaign/command-fields.ts';
export { CAMPAIGN_EVENT_FIELDS } from './campaign/event-fields.ts';
export { cardWord, figureWord, holderWord, levelWord } from './campaign/kinds.ts';
export { campaignTeller } from './campaign/log-lines.ts';
export { CAMPAIGN_QUESTION_FIELDS } from './campaign/question-fields.ts';
export {
  campaignClausesOf,
  renderCampaignEvent,
  renderCampaignOption,
  renderCampaignQuestion,
} from './campaign/render.ts';
export { isWayOn } from './campaign/way-on.ts';
export { renderBlows } from './memory/blows.ts';
export { COMMAND_FIELDS } from './memory/command-fields.ts';
export { EVENT_FIELDS } from './memory/event-fields.ts';
export {
  type HintData,
  type HintReasonData,
  type HintRiskData,
  percentOf,
  renderHint,
  renderReasons,
  renderWhat,
} from './memory/hint.ts';
export { describe, type LogLine } from './memory/log-line.ts';
export { QUESTION_FIELDS } from './memory/question-fields.ts';
export {
  clausesOf,
  render,
  renderCommand,
  renderEvent,
  renderOption,
  renderOptionAs,
  renderQuestion,
  renderRefusal,
} from './memory/render.ts';
export { syncBound, syncSubject } from './memory/sync-words.ts';
export { clausesIn, type NamedRule } from './rules/clauses-in.ts';
export { RULE_PARTS, type Rule, type RulePart, type RulePartId } from './rules/rule-parts.ts';
export { clauseText, rulePartTitle, ruleTitle } from './rules/rule-words.ts';
export { type Catalogue, characterName, type Lexicon, listed, nameOf, say } from './words/catalogue.ts';
export { formatMessage, MessageFault, type Param, type Params } from './words/message.ts';

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
