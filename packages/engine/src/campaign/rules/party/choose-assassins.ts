import { impossible } from '../../../model/lookup.ts';
import { finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import { FEWEST, leaveParty, MOST } from './party-size.ts';

/** R1.1: at least two, and one for each player. */
const fewest = ({ players }: Campaign): number => Math.max(FEWEST, players);

/** R12: what the others carried goes into the villa. */
function settle(campaign: Campaign, chosen: readonly string[]): void {
  finish(campaign);
  tell(campaign, { type: 'assassins-named', why: 'R12' });
  for (const { id, inPlay } of campaign.members) {
    if (inPlay && !chosen.includes(id)) leaveParty(campaign, id, chosen.length, 'R12');
    if (!inPlay && chosen.includes(id)) tell(campaign, { type: 'party-joined', by: id, why: 'R12' });
  }
}

/** R12: the four apprentices turn out to be the four assassins, and the players choose again. */
export const chooseAssassins: CampaignStepRule<'choose-assassins'> = {
  step: 'choose-assassins',
  rules: ['R12'],
  options(campaign, { chosen }) {
    const out: CampaignCommand[] = campaign.members
      .filter(({ id }) => !chosen.includes(id) && chosen.length < MOST)
      .map(({ id }) => ({ type: 'choose-assassin', by: id }));
    return chosen.length >= fewest(campaign) ? [...out, { type: 'assassins-chosen' }] : out;
  },
  resolve(campaign, { chosen }, command) {
    if (command.type === 'choose-assassin') goOn(campaign, { step: 'choose-assassins', chosen: [...chosen, command.by] });
    else if (command.type === 'assassins-chosen') settle(campaign, chosen);
    else impossible(`${command.type} chooses nobody`);
  },
};
