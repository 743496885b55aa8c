import { redact, view } from '../../view/view.ts';
import type { Campaign, CampaignSetup, CardPile } from '../model/campaign.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignPosition } from '../model/json.ts';
import { hidden, hideBook, hideUnseen } from './hide-book.ts';

/** R1.3: what may not be seen: unopened boxes, what was laid aside or shuffled in unseen, the order of decks, seeds. */

const hidePile = ({ draw, discard }: CardPile): CardPile => ({ draw: hidden(draw), discard });
const hideSetup = (setup: CampaignSetup): CampaignSetup => ({ ...setup, seed: '' });

type Unseen = Pick<CampaignPosition, 'equipment' | 'chest' | 'events' | 'waiting' | 'chance'>;
const hidePosition = ({ equipment, chest, events, waiting, chance }: Unseen): Unseen => ({
  equipment: hidePile(equipment),
  chest: hidePile(chest),
  events: hidden(events),
  waiting: hidden(waiting),
  chance: { ...chance, seed: '', script: null },
});

/** The campaign as the whole table sees it; itself a campaign, with the same decision. */
export function viewCampaign(campaign: Campaign): Campaign {
  return {
    ...campaign,
    content: hideBook(campaign.content, campaign.boxes),
    setup: hideSetup(campaign.setup),
    ...hidePosition(campaign),
    game: campaign.game === null ? null : view(campaign.game),
  };
}

/** What the table may know of an event. */
export function redactCampaign(event: CampaignEvent): CampaignEvent {
  switch (event.type) {
    case 'campaign-begun':
      return { ...event, content: hideBook(event.content, []), setup: hideSetup(event.setup) };
    case 'campaign-laid':
      return { ...event, position: { ...event.position, ...hidePosition(event.position) } };
    case 'box-opened':
      return { ...event, red: event.red.map(hideUnseen) };
    case 'pile-shuffled':
      return { ...event, order: hidden(event.order) };
    case 'cards-laid-aside':
    case 'cards-shuffled-in':
    case 'chests-added':
      return { ...event, cards: hidden(event.cards) };
    case 'piles-brought-back':
      return { ...event, equipment: hidePile(event.equipment), chest: hidePile(event.chest) };
    case 'in-memory':
      return { ...event, event: redact(event.event) };
    default:
      return event;
  }
}
