import { impossible } from '../../../model/lookup.ts';
import { goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign, Member } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import type { CampaignStepOf } from '../../model/step.ts';
import { backInAction } from '../party/lay-up.ts';
import { hqLevel } from '../queries/hq-level.ts';
import { isInjured, maximumOf, memberOf } from '../queries/members.ts';
import { openMainHall, orArrange } from './main-hall.ts';
import { closeRoom } from './resolution.ts';

type Hospital = CampaignStepOf<'hospital'>;

const inBed = ({ members }: Campaign): readonly Member[] => members.filter((member) => member.inBed);

/** Who may be healed by a carer that works outside as well. */
const outside = ({ members }: Campaign): readonly Member[] => members.filter((member) => !member.inBed && isInjured(member));

/** A carer who may help outside does one or the other; with nobody to help, neither. */
function choices(campaign: Campaign): CampaignCommand[] {
  const treated: CampaignCommand[] = outside(campaign).map(({ id }) => ({ type: 'tend-outside', by: id }));
  return inBed(campaign).length === 0 ? treated : [...treated, { type: 'tend-ward' }];
}

function helpOnWard(campaign: Campaign, step: Hospital, figure: string): void {
  const { hospital } = campaign.content.book.helpers[figure]!;
  goOn(campaign, { ...step, hp: step.hp + hospital[hqLevel(campaign) - 1]!, choosing: step.choosing.slice(1), arranged: false });
}

function helpOutside(campaign: Campaign, step: Hospital, figure: string, by: string): void {
  const hp = Math.min(campaign.content.book.helpers[figure]!.outside, memberOf(campaign, by).wounds);
  tell(campaign, { type: 'hp-restored', by, hp, why: 'R41.1' });
  goOn(campaign, { ...step, choosing: step.choosing.slice(1), arranged: false });
}

/** R41.1: healed from eliminated = injured or full again; still 0 HP = still eliminated. */
function discharge(campaign: Campaign): void {
  for (const member of inBed(campaign)) {
    tell(campaign, { type: 'left-bed', by: member.id, why: 'R41.1' });
    if (member.out === 'resting' || member.wounds < maximumOf(campaign, member)) backInAction(campaign, member.id, 'R41.1');
  }
}

/** R41.1: carers give HP by HQ level, shared out one by one among those in bed. */
export const hospital: CampaignStepRule<'hospital'> = {
  step: 'hospital',
  rules: ['R41.1'],
  options(campaign, step) {
    if (step.choosing.length > 0) return orArrange(step, choices(campaign));
    if (step.hp === 0) return [];
    const patients = inBed(campaign).filter(({ wounds }) => wounds > 0);
    return orArrange(
      step,
      patients.map(({ id }) => ({ type: 'tend', by: id })),
    );
  },
  resolve(campaign, step, command) {
    const [figure] = step.choosing;
    if (command.type === 'arrange') openMainHall(campaign, step);
    else if (command.type === 'tend') {
      tell(campaign, { type: 'hp-restored', by: command.by, hp: 1, why: 'R41.1' });
      goOn(campaign, { ...step, hp: step.hp - 1, arranged: false });
    } else if (command.type === 'tend-ward' && figure !== undefined) helpOnWard(campaign, step, figure);
    else if (command.type === 'tend-outside' && figure !== undefined) helpOutside(campaign, step, figure, command.by);
    else impossible(`${command.type} heals nobody`);
  },
  run(campaign) {
    closeRoom(campaign, 'hospital', 'R41.1');
    discharge(campaign);
  },
};
