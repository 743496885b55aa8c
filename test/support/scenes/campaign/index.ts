/** All that a scene between memories needs, imported as `#campaign-scenes`. */
export { describe, expect, test } from 'vitest';
export { item, thistle, thorn } from '../../cards/campaign-cards.ts';
export { ability, effect, rule } from '../../cards/rule-cards.ts';
export { CampaignScene, campaignScene } from './campaign-scene.ts';
export { type CampaignSetting, campaignContentOf, campaignSetupOf, positionOf, told } from './campaign-setting.ts';
export { afterMemory, hqScene, unopenedScene } from './hq-setting.ts';
