import type { BlueprintId } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import { goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import { equipmentCard } from '../queries/members.ts';
import { helpersAt, sumOf } from './helpers.ts';
import { openMainHall, orArrange } from './main-hall.ts';
import { type Colour, isPayable, payments } from './payments.ts';
import { closeRoom } from './resolution.ts';

const costOf = ({ content }: Campaign, blueprint: BlueprintId) => content.book.blueprints[blueprint]!;

const discountIn = (campaign: Campaign): number => sumOf(helpersAt(campaign, 'workshop'), (helper) => helper.workshop);

/** R41.2: the blueprint is built, or put back. */
export const workshop: CampaignStepRule<'workshop'> = {
  step: 'workshop',
  rules: ['R41.2', 'R38'],
  options(campaign, step) {
    const { blueprint } = campaign.hq!;
    if (blueprint === '') return [];
    const payable = isPayable(campaign, costOf(campaign, blueprint), discountIn(campaign));
    return orArrange(step, payable ? [{ type: 'build' }, { type: 'put-back' }] : [{ type: 'put-back' }]);
  },
  resolve(campaign, step, command) {
    const { blueprint } = campaign.hq!;
    if (command.type === 'arrange') openMainHall(campaign, step);
    else if (command.type === 'put-back') {
      tell(campaign, { type: 'blueprint-put-back', blueprint, why: ['R41.2', 'R38'] });
      closeRoom(campaign, 'workshop', 'R41.2');
    } else if (command.type === 'build') {
      const { white, black } = costOf(campaign, blueprint);
      goOn(campaign, { step: 'discount', blueprint, white, black, left: discountIn(campaign) });
    } else impossible(`${command.type} builds nothing`);
  },
  run: (campaign) => closeRoom(campaign, 'workshop', 'R41.2'),
};

const COLOURS: readonly Colour[] = ['white', 'black'];

/** R41.2: each helper's discount is one card less, of a colour the players choose. */
export const discount: CampaignStepRule<'discount'> = {
  step: 'discount',
  rules: ['R41.2'],
  options(campaign, { white, black, left }) {
    if (left === 0) return [];
    const cost = { white, black };
    return COLOURS.filter(
      (colour) => cost[colour] > 0 && isPayable(campaign, { ...cost, [colour]: cost[colour] - 1 }, left - 1),
    ).map((colour): CampaignCommand => ({ type: 'discount', colour }));
  },
  resolve(campaign, step, command) {
    if (command.type !== 'discount') return impossible(`${command.type} is no discount`);
    goOn(campaign, { ...step, [command.colour]: step[command.colour] - 1, left: step.left - 1 });
  },
  run(campaign, { blueprint, white, black }) {
    goOn(campaign, { step: 'pay', blueprint, white, black });
  },
};

/** R41.2: white cards leave the game, black ones are discarded; then the blueprint is turned over. */
export const pay: CampaignStepRule<'pay'> = {
  step: 'pay',
  rules: ['R41.2'],
  options: (campaign, { white, black }) => [
    ...(white > 0 ? payments(campaign, 'white') : []),
    ...(black > 0 ? payments(campaign, 'black') : []),
  ],
  resolve(campaign, step, command) {
    if (command.type !== 'pay') return impossible(`${command.type} pays nothing`);
    const { card, of, from } = command;
    const { colour } = equipmentCard(campaign, card);
    tell(campaign, { type: 'card-spent', of, card, from, gone: colour === 'white', why: 'R41.2' });
    goOn(campaign, { ...step, [colour]: step[colour] - 1 });
  },
  run(campaign, { blueprint }) {
    tell(campaign, { type: 'blueprint-built', blueprint, card: costOf(campaign, blueprint).card, why: ['R41.2', 'R38'] });
    closeRoom(campaign, 'workshop', 'R41.2');
  },
};
