import { type BotName, type CampaignBot, createCampaignBot } from '@bauta/bots';
import { type AnyCommand, advanceCampaign, type Campaign, campaignRules, createCampaign, isRefusal } from '@bauta/engine';
import { setupOf, soakCampaign } from './random-campaign.ts';

/** A whole campaign of the test pack, every party size in its turn. */
export function newCampaign(seed: number): Campaign {
  const campaign = createCampaign(
    soakCampaign,
    setupOf({ of: 'test', assassins: 2 + (seed % 3), players: 1, difficulty: 'normal', player: 'free', seed }),
  );
  if (isRefusal(campaign)) throw new Error(`set-up is refused: ${campaign.refused}`);
  return campaign;
}

/** Plays to the end in place. */
export function playOut(campaign: Campaign, choose: (campaign: Campaign) => AnyCommand): void {
  while (campaignRules.question(campaign) !== null) advanceCampaign(campaign, choose(campaign));
}

/** A budget that leaves a search hardly any time: what it plays must still be legal. */
const QUICK = { iterations: 2 } as const;

export const botFor = (name: BotName, seed: number): CampaignBot => createCampaignBot(name, `bot ${seed}`, QUICK);
