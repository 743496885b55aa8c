import type { CampaignCommand, CampaignEvent, CampaignFact, CampaignStep, Why } from '@bauta/engine';
import { type Lexicon, say } from '../words/catalogue.ts';
import { CAMPAIGN_COMMAND_FIELDS } from './command-fields.ts';
import { CAMPAIGN_EVENT_FIELDS } from './event-fields.ts';
import { campaignPlaceholders } from './kinds.ts';
import { CAMPAIGN_QUESTION_FIELDS } from './question-fields.ts';

const isFact = (event: CampaignEvent): event is CampaignFact => 'why' in event;

/** null for what the flow notes of itself, and for what happens in the memory: that is told by `renderEvent`. */
export function renderCampaignEvent(lexicon: Lexicon, event: CampaignEvent): string | null {
  if (!isFact(event)) return null;
  return say(lexicon, `campaign-event.${event.type}`, campaignPlaceholders(lexicon, CAMPAIGN_EVENT_FIELDS[event.type], event));
}

/** A short label, for a list. */
export const renderCampaignOption = (lexicon: Lexicon, command: CampaignCommand): string =>
  say(lexicon, `campaign-option.${command.type}`, campaignPlaceholders(lexicon, CAMPAIGN_COMMAND_FIELDS[command.type], command));

export const renderCampaignQuestion = (lexicon: Lexicon, step: CampaignStep): string =>
  say(lexicon, `campaign-question.${step.step}`, campaignPlaceholders(lexicon, CAMPAIGN_QUESTION_FIELDS[step.step] ?? {}, step));

/** The clauses of an event, each once. */
export function campaignClausesOf(event: CampaignEvent): readonly string[] {
  if (!isFact(event)) return [];
  const why: Why = event.why;
  return typeof why === 'string' ? [why] : [...new Set(why)];
}
