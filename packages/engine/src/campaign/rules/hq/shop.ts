import { impossible } from '../../../model/lookup.ts';
import { shuffledCards } from '../../flow/chance.ts';
import { goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import { without } from '../../model/evolve/changes.ts';
import { equipmentCard } from '../queries/members.ts';
import { helpersAt, sumOf } from './helpers.ts';
import { closeRoom } from './resolution.ts';

const SHOWN = 4;

const isForSale = (campaign: Campaign, card: string): boolean => !equipmentCard(campaign, card).investigation;

function drawOne(campaign: Campaign): string {
  const { draw, discard } = campaign.equipment;
  if (draw.length === 0)
    tell(campaign, { type: 'pile-shuffled', deck: 'equipment', order: shuffledCards(campaign, discard), why: 'R17.2' });
  const card = campaign.equipment.draw.at(-1)!;
  tell(campaign, { type: 'equipment-shown', card, why: 'R41.3' });
  return card;
}

/** R41.3: four equipment cards are revealed; investigations are replaced. */
function show(campaign: Campaign): string[] {
  const shown: string[] = [];
  const isLeft = () => [...campaign.equipment.draw, ...campaign.equipment.discard].some((card) => isForSale(campaign, card));
  while (shown.length < SHOWN && isLeft()) {
    const card = drawOne(campaign);
    if (isForSale(campaign, card)) shown.push(card);
    else tell(campaign, { type: 'equipment-passed-over', card, why: 'R41.3' });
  }
  return shown;
}

/** R41.3: with a helper there. */
export const openShop: CampaignStepRule<'open-shop'> = {
  step: 'open-shop',
  rules: ['R41.3'],
  run(campaign) {
    const keep = sumOf(helpersAt(campaign, 'shop'), ({ shop: cards }) => cards);
    goOn(campaign, { step: 'shop', shown: keep === 0 ? [] : show(campaign), keep });
  },
};

/** R41.3: as many as the helpers allow are kept, in the main hall; the others are discarded. */
export const shop: CampaignStepRule<'shop'> = {
  step: 'shop',
  rules: ['R41.3'],
  options(_campaign, { shown, keep }) {
    if (keep === 0 || shown.length === 0) return [];
    const kept: CampaignCommand[] = [...new Set(shown)].map((card) => ({ type: 'keep-card', card }));
    return [...kept, { type: 'no-more-cards' }];
  },
  resolve(campaign, step, command) {
    if (command.type === 'no-more-cards') goOn(campaign, { ...step, keep: 0 });
    else if (command.type === 'keep-card') {
      tell(campaign, { type: 'equipment-kept', card: command.card, why: 'R41.3' });
      goOn(campaign, { step: 'shop', shown: without(step.shown, command.card), keep: step.keep - 1 });
    } else impossible(`${command.type} keeps nothing`);
  },
  run(campaign, { shown }) {
    for (const card of shown) tell(campaign, { type: 'equipment-passed-over', card, why: 'R41.3' });
    closeRoom(campaign, 'shop', 'R41.3');
  },
};
