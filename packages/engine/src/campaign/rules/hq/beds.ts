import { impossible } from '../../../model/lookup.ts';
import { finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { CampaignCommand } from '../../model/command.ts';
import { inPlay, isInjured } from '../queries/members.ts';
import { openMainHall, orArrange } from './main-hall.ts';

/** R40.4: injured assassins go to bed if wanted; the apprentice in their place has the rest of their board. There is a bed for each of the four. */
export const beds: CampaignStepRule<'beds'> = {
  step: 'beds',
  rules: ['R40.4'],
  options(campaign, step) {
    const injured = inPlay(campaign).filter((member) => member.out === '' && isInjured(member));
    if (injured.length === 0) return [];
    const lay: CampaignCommand[] = injured.map(({ id }) => ({ type: 'lay-up', by: id }));
    return orArrange(step, [...lay, { type: 'beds-settled' }]);
  },
  resolve(campaign, step, command) {
    if (command.type === 'beds-settled') finish(campaign);
    else if (command.type === 'arrange') openMainHall(campaign, step);
    else if (command.type === 'lay-up') {
      tell(campaign, { type: 'laid-up', by: command.by, out: 'resting', why: 'R40.4' });
      tell(campaign, { type: 'put-to-bed', by: command.by, why: 'R40.4' });
      goOn(campaign, { step: 'beds', arranged: false });
    } else impossible(`${command.type} lays nobody up`);
  },
  run: finish,
};
