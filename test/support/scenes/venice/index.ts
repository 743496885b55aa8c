/** All that a scene on the content of the campaign needs, imported as `#venice-scenes`. */
export { describe, expect, test } from 'vitest';
export { venice, venicePack } from '../../packs/venice-pack.ts';
export { CampaignScene } from '../campaign/campaign-scene.ts';
export { type CampaignSetting, campaignSetupOf, positionOf } from '../campaign/campaign-setting.ts';
export type { Scene, SceneAssassin, SceneSetting } from '../scene.ts';
export { sq } from '../scene-setting.ts';
export { afterMemory, houseScene } from './venice-house.ts';
export { openGround, type UnmannedSetting, type VeniceSetting, veniceScene } from './venice-scene.ts';
