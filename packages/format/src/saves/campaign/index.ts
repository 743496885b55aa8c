export type { CampaignDecided, CampaignSave, PlayedDecision, PlayedMemory } from './campaign-save.ts';
export { campaignBegun, campaignDecided, campaignTakenBack } from './follow.ts';
export { memorySaveOf } from './memory-save-of.ts';
export { type CampaignReader, campaignReader, goodPart, type ReadCampaignSave, readCampaignSave } from './read-campaign-save.ts';
export { type Played, standing } from './standing.ts';
export { beginCampaignSave, saveCampaignDecision, saveCampaignSnapshot, saveCampaignUndo } from './write-campaign-save.ts';
