import { HEALTH } from '../../../model/kinds.ts';
import { impossible } from '../../../model/lookup.ts';
import { begin, finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign, Member } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import type { CampaignStepOf } from '../../model/step.ts';
import { inPlay, isInFullHealth, memberOf } from '../queries/members.ts';
import { FEWEST, leaveParty, MOST } from './party-size.ts';

type Changing = CampaignStepOf<'change-party'>;

/** R37: between memories, once the assassins are known. */
export function offerParty(campaign: Campaign): void {
  if (campaign.named) begin(campaign, { step: 'change-party', swelled: false, thinned: false, changed: [] });
}

/** One who is injured or out leaves only while nobody joins: otherwise they would be swapped. */
const mayLeave = ({ swelled }: Changing, member: Member): boolean => isInFullHealth(member) || !swelled;

function leavings(step: Changing, party: readonly Member[]): CampaignCommand[] {
  if (party.length <= FEWEST) return [];
  return party.filter((member) => mayLeave(step, member)).map(({ id }) => ({ type: 'leave-party', by: id }));
}

const joinings = ({ thinned }: Changing, party: readonly Member[], others: readonly Member[]): CampaignCommand[] =>
  thinned || party.length >= MOST ? [] : others.map(({ id }) => ({ type: 'join-party', by: id }));

/** R37: an assassin in full health for another; never an apprentice. */
const swaps = (party: readonly Member[], others: readonly Member[]): CampaignCommand[] =>
  party.filter(isInFullHealth).flatMap(({ id }) => others.map((other) => ({ type: 'replace', by: id, with: other.id }) as const));

/** R25: armour left behind takes its HP along, but nobody falls by it. */
function outOfArmour(campaign: Campaign, { id, out, wounds }: Member): void {
  const hp = wounds - (out === 'eliminated' ? HEALTH : HEALTH - 1);
  if (hp > 0) tell(campaign, { type: 'hp-restored', by: id, hp, why: ['R37', 'R25'] });
}

function leave(campaign: Campaign, by: string, size: number): void {
  outOfArmour(campaign, memberOf(campaign, by));
  leaveParty(campaign, by, size, 'R37');
}

/** R37: joining, leaving and swapping; each assassin changes at most once in a visit. */
export const changeParty: CampaignStepRule<'change-party'> = {
  step: 'change-party',
  rules: ['R37'],
  options(campaign, step) {
    const unchanged = (member: Member) => !step.changed.includes(member.id);
    const party = inPlay(campaign);
    const others = campaign.members.filter((member) => !member.inPlay).filter(unchanged);
    const mayGo = party.filter(unchanged);
    return [
      ...joinings(step, party, others),
      ...leavings(step, party).filter((command) => 'by' in command && !step.changed.includes(command.by)),
      ...swaps(mayGo, others),
      { type: 'party-settled' },
    ];
  },
  resolve(campaign, step, command) {
    const party = inPlay(campaign).length;
    if (command.type === 'party-settled') finish(campaign);
    else if (command.type === 'join-party') {
      tell(campaign, { type: 'party-joined', by: command.by, why: 'R37' });
      goOn(campaign, { ...step, swelled: true, changed: [...step.changed, command.by] });
    } else if (command.type === 'leave-party') {
      const thinned = step.thinned || !isInFullHealth(memberOf(campaign, command.by));
      leave(campaign, command.by, party - 1);
      goOn(campaign, { ...step, thinned, changed: [...step.changed, command.by] });
    } else if (command.type === 'replace') {
      leave(campaign, command.by, party);
      tell(campaign, { type: 'party-joined', by: command.with, why: 'R37' });
      goOn(campaign, { ...step, changed: [...step.changed, command.by, command.with] });
    } else impossible(`${command.type} changes no party`);
  },
};
