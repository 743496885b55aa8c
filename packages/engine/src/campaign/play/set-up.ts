import type { Content } from '../../model/content.ts';
import { isRefusal, type Refusal } from '../../model/game.ts';
import { isCommandType } from '../../play/option-id.ts';
import { shuffledCards } from '../flow/chance.ts';
import { begin, recordingCampaign, tell } from '../flow/emit.ts';
import { blankCampaign } from '../model/blank.ts';
import type { Campaign, CampaignContent, CampaignSetup } from '../model/campaign.ts';
import type { CampaignEvent } from '../model/event.ts';
import { isCampaignCommandType } from './option-id.ts';
import { settleCampaign } from './play.ts';

export const hasBook = (content: Content): content is CampaignContent => content.book !== null;

const isName = (id: string): boolean => /^[a-z][a-z0-9-]*$/.test(id) && !isCommandType(id) && !isCampaignCommandType(id);

/** R1.1: 1 to 4 players, 2 to 4 assassins, and no more players than assassins. */
function setupRefusal(content: Content, { party, players }: CampaignSetup): Refusal | null {
  if (party.length < 2 || party.length > 4) return { refused: 'party-size', rule: 'R1.1' };
  if (players < 1 || players > party.length) return { refused: 'player-count', rule: 'R1.1' };
  if (new Set(party).size < party.length) return { refused: 'assassin-ids', rule: 'R1.1' };
  const stranger = party.find((id) => !Object.hasOwn(content.assassins, id) || !isName(id));
  return stranger === undefined ? null : { refused: 'no-such-assassin', rule: 'R1.1', detail: stranger };
}

function openBook(campaign: Campaign): void {
  const { content, setup } = campaign;
  tell(campaign, { type: 'campaign-begun', content, setup, why: 'R1.1' });
  const order = shuffledCards(campaign, campaign.equipment.draw);
  if (order.length > 0) tell(campaign, { type: 'pile-shuffled', deck: 'equipment', order, why: 'R17.2' });
  begin(campaign, { step: 'round', next: 'next-entry' });
  settleCampaign(campaign);
}

function blank(content: Content, setup: CampaignSetup): Campaign | Refusal {
  if (!hasBook(content)) return { refused: 'no-campaign', rule: 'R1.3', detail: content.id };
  return setupRefusal(content, setup) ?? blankCampaign(content, setup);
}

/** The first page of a campaign, with the events that begin its log. */
export function setUpCampaign(
  content: Content,
  setup: CampaignSetup,
): { campaign: Campaign; events: readonly CampaignEvent[] } | Refusal {
  const campaign = blank(content, setup);
  return isRefusal(campaign) ? campaign : { campaign, events: recordingCampaign(() => openBook(campaign)) };
}

/** A campaign ready for its first decision. */
export function createCampaign(content: Content, setup: CampaignSetup): Campaign | Refusal {
  const begun = setUpCampaign(content, setup);
  return isRefusal(begun) ? begun : begun.campaign;
}
