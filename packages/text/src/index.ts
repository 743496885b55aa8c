export { renderBlows } from './blows.ts';
export { CAMPAIGN_COMMAND_FIELDS } from './campaign/command-fields.ts';
export { CAMPAIGN_EVENT_FIELDS } from './campaign/event-fields.ts';
export { cardWord, figureWord, holderWord, levelWord } from './campaign/kinds.ts';
export { CAMPAIGN_QUESTION_FIELDS } from './campaign/question-fields.ts';
export {
  campaignClausesOf,
  renderCampaignEvent,
  renderCampaignOption,
  renderCampaignQuestion,
} from './campaign/render.ts';
export { campaignTeller } from './campaign/told.ts';
export { isWayOn } from './campaign/way-on.ts';
export { type Catalogue, characterName, type Lexicon, listed, nameOf, say } from './catalogue.ts';
export { COMMAND_FIELDS } from './command-fields.ts';
export { EVENT_FIELDS } from './event-fields.ts';
export { percentOf, renderHint, renderReasons, renderWhat, type SaidHint, type SaidReason, type SaidRisk } from './hint.ts';
export { formatMessage, MessageFault, type Param, type Params } from './message.ts';
export { QUESTION_FIELDS } from './question-fields.ts';
export {
  clausesOf,
  render,
  renderCommand,
  renderEvent,
  renderOption,
  renderOptionAs,
  renderQuestion,
  renderRefusal,
} from './render.ts';
export { clausesIn, type NamedRule } from './rules/clauses-in.ts';
export { RULE_PARTS, type Rule, type RulePart, type RulePartId } from './rules/rule-parts.ts';
export { clauseText, rulePartTitle, ruleTitle } from './rules/rule-words.ts';
export { type Told, toldOf } from './told.ts';

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
