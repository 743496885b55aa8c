import { layCampaign } from '@bauta/engine';
import { venice } from '../../packs/venice-pack.ts';
import { CampaignScene } from '../campaign/campaign-scene.ts';
import { type CampaignSetting, campaignSetupOf, positionOf } from '../campaign/campaign-setting.ts';
import type { Posts } from '../campaign/hq-setting.ts';

/** The headquarters of the campaign, at a place of the round. */
export function houseScene(kind: string, setting: CampaignSetting): CampaignScene {
  const { figures } = venice.book.hqs[kind]!;
  const whole: CampaignSetting = { ...setting, hq: { kind, ...setting.hq }, state: { figures, ...setting.state } };
  const { campaign, events } = layCampaign(venice, campaignSetupOf(whole), positionOf(whole, venice));
  return new CampaignScene(campaign, events);
}

/** After a memory, with figures in the rooms. */
export const afterMemory = (kind: string, posts: Posts, setting: CampaignSetting = {}): CampaignScene =>
  houseScene(kind, { part: 'resolution', ...setting, hq: { faceUp: true, ...setting.hq, posts: posts! } });
