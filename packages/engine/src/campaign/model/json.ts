import { clone } from '../../model/clone.ts';
import type { MemoryContent, MemorySetup } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { canonical, hashText } from '../../model/hash.ts';
import { fromJSON, type GameJSON, toJSON } from '../../model/json.ts';
import type { Campaign, CampaignContent, CampaignSetup } from './campaign.ts';

/** The memory under way as plain data: with what it was set up from, since no event of the snapshot brings it. */
export interface PlayedJSON {
  content: MemoryContent;
  setup: MemorySetup;
  state: GameJSON;
}

/** A campaign's changing part as plain data; content and set-up are in its first event. */
export type CampaignJSON = Omit<Campaign, 'content' | 'setup' | 'game'> & { game: PlayedJSON | null };

/** The same without the memory under way, which events of its own bring. */
export type CampaignPosition = Omit<CampaignJSON, 'game'>;

/** Everything but the memory under way is replaced and never changed in place. */
export const cloneCampaign = (campaign: Campaign): Campaign => ({
  ...campaign,
  game: campaign.game === null ? null : clone(campaign.game),
});

const playedToJSON = (game: Game): PlayedJSON => ({ content: game.content, setup: game.setup, state: toJSON(game) });

export function campaignToJSON({ content: _content, setup: _setup, game, ...changing }: Campaign): CampaignJSON {
  return { ...changing, game: game === null ? null : playedToJSON(game) };
}

/** The reverse. The data must be known to be well formed: `packages/format` checks what comes from outside. */
export const campaignFromJSON = (content: CampaignContent, setup: CampaignSetup, json: CampaignJSON): Campaign => ({
  ...json,
  content,
  setup,
  game: json.game === null ? null : fromJSON(json.game.content, json.game.setup, json.game.state),
});

/** The same campaign gives the same hash, on every machine. What a memory was set up from is hashed with the events that brought it. */
export const hashCampaign = (campaign: Campaign): string => {
  const { game, ...changing } = campaignToJSON(campaign);
  return hashText(canonical({ ...changing, game: game === null ? null : game.state }));
};
