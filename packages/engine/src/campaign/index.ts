export * from '../model/book.ts';
export { blankCampaign } from './model/blank.ts';
export * from './model/campaign.ts';
export * from './model/command.ts';
export * from './model/event.ts';
export { isCampaignEventType } from './model/evolve/evolve.ts';
export * from './model/json.ts';
export { ROUND_PARTS, type RoundPart } from './model/round-parts.ts';
export type * from './model/step.ts';
export { layCampaign } from './play/lay-campaign.ts';
export { campaignOptionId, isCampaignCommandType, parseCampaignOption } from './play/option-id.ts';
export {
  type AppliedCampaign,
  advanceCampaign,
  applyCampaign,
  type CampaignQuestion,
  evolveCampaign,
  playCampaign,
} from './play/play.ts';
export { createCampaign, hasBook, setUpCampaign } from './play/set-up.ts';
export { clausesOfQuestion, isCampaignStepName } from './play/steps.ts';
export { type FilledSync, filledDiary } from './rules/progress/filled-diary.ts';
export { idleFigures } from './rules/queries/figures.ts';
export { hqLevel } from './rules/queries/hq-level.ts';
export * from './rules/queries/members.ts';
export { trackOf } from './rules/queries/track.ts';
export { instructionsOf } from './rules/reading/instructions-of.ts';
export { dealCampaignAnew } from './view/deal-anew.ts';
export { isNewInCampaign } from './view/new-information.ts';
export { redactCampaign, viewCampaign } from './view/view.ts';
