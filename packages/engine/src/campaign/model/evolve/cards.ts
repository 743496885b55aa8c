import type { CampaignEvolvers } from './changes.ts';
import { changeMember, putOn, takeFrom, takeFromAside, without, withoutAll } from './changes.ts';

export const cardEvolvers: CampaignEvolvers<
  | 'pile-shuffled'
  | 'cards-shared-out'
  | 'cards-laid-aside'
  | 'rewards-revealed'
  | 'cards-shuffled-in'
  | 'chests-added'
  | 'chests-expired'
  | 'card-stored'
  | 'card-fetched'
  | 'card-handed'
  | 'card-spent'
  | 'piles-brought-back'
  | 'equipment-shown'
  | 'equipment-kept'
  | 'equipment-passed-over'
> = {
  'pile-shuffled'(campaign, { deck, order }) {
    // What is shuffled are the draw cards, or the discards when none is left.
    const pile = campaign[deck];
    campaign[deck] = { draw: order, discard: pile.draw.length === 0 ? [] : pile.discard };
    campaign.chance = { ...campaign.chance, shuffles: campaign.chance.shuffles + 1 };
  },
  'cards-shared-out'(campaign, { cards }) {
    campaign.storage = [...campaign.storage, ...cards];
  },
  'cards-laid-aside'(campaign, { cards }) {
    campaign.waiting = [...campaign.waiting, ...cards];
  },
  'rewards-revealed'(campaign, { cards }) {
    campaign.waiting = [];
    campaign.storage = [...campaign.storage, ...cards];
  },
  'cards-shuffled-in'(campaign, { deck, cards }) {
    if (deck === 'event') campaign.events = [...campaign.events, ...cards];
    else campaign.equipment = { ...campaign.equipment, draw: [...campaign.equipment.draw, ...cards] };
  },
  'chests-added'(campaign, { cards }) {
    campaign.chest = { ...campaign.chest, draw: [...cards, ...campaign.chest.draw] };
    campaign.chance = { ...campaign.chance, shuffles: campaign.chance.shuffles + 1 };
  },
  'chests-expired'(campaign, { cards }) {
    campaign.chest = { ...campaign.chest, draw: withoutAll(campaign.chest.draw, cards) };
    campaign.removed = [...campaign.removed, ...cards];
  },
  'card-stored'(campaign, { by, card, from }) {
    if (from === 'aside') takeFromAside(campaign, by, card);
    else takeFrom(campaign, by, card, from);
    campaign.storage = [...campaign.storage, card];
  },
  'card-fetched'(campaign, { by, card, into }) {
    campaign.storage = without(campaign.storage, card);
    changeMember(campaign, by, ({ board }) => ({ board: putOn(board, card, into) }));
  },
  'card-handed'(campaign, { by, card, from, to, into }) {
    takeFrom(campaign, by, card, from);
    changeMember(campaign, to, ({ board }) => ({ board: putOn(board, card, into) }));
  },
  'card-spent'(campaign, { of, card, from, gone }) {
    takeFrom(campaign, of, card, from);
    if (gone) campaign.removed = [...campaign.removed, card];
    else campaign.equipment = { ...campaign.equipment, discard: [...campaign.equipment.discard, card] };
  },
  'piles-brought-back'(campaign, { equipment, chest, removed }) {
    campaign.equipment = equipment;
    campaign.chest = chest;
    campaign.removed = [...campaign.removed, ...removed];
  },
  'equipment-shown'(campaign) {
    campaign.equipment = { ...campaign.equipment, draw: campaign.equipment.draw.slice(0, -1) };
  },
  'equipment-kept'(campaign, { card }) {
    campaign.storage = [...campaign.storage, card];
  },
  'equipment-passed-over'(campaign, { card }) {
    campaign.equipment = { ...campaign.equipment, discard: [...campaign.equipment.discard, card] };
  },
};
