import { type CampaignSetup, SHUFFLING } from '@bauta/engine';
import type { Pack } from './pack.ts';

export type CampaignWishes = Omit<CampaignSetup, 'content' | 'shuffling'>;

/** A campaign of this pack, begun today. */
export const campaignSetup = ({ content: { id, version } }: Pack, wishes: CampaignWishes): CampaignSetup => ({
  content: { id, version },
  seed: wishes.seed,
  shuffling: SHUFFLING,
  players: wishes.players,
  party: wishes.party,
  difficulty: wishes.difficulty,
});
