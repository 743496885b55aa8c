import { impossible } from '../../../model/lookup.ts';
import { finish, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { CampaignCommand } from '../../model/command.ts';
import { openMainHall, orArrange } from './main-hall.ts';

/** R40.4: one blueprint is chosen for the workshop; R40.3: the first time it must be. */
export const chooseBlueprint: CampaignStepRule<'choose-blueprint'> = {
  step: 'choose-blueprint',
  rules: ['R40.4', 'R40.3', 'R38'],
  options({ blueprints, hq }, step) {
    if (blueprints.length === 0) return [];
    const choices: CampaignCommand[] = blueprints.map((blueprint) => ({ type: 'choose-blueprint', blueprint }));
    return hq!.settled ? orArrange(step, [...choices, { type: 'no-blueprint' }]) : choices;
  },
  resolve(campaign, step, command) {
    if (command.type === 'arrange') return openMainHall(campaign, step);
    finish(campaign);
    if (command.type === 'choose-blueprint')
      tell(campaign, { type: 'blueprint-placed', blueprint: command.blueprint, why: campaign.hq!.settled ? 'R40.4' : 'R40.3' });
    else if (command.type !== 'no-blueprint') impossible(`${command.type} chooses no blueprint`);
  },
  run: finish,
};
