import { impossible } from '../../../model/lookup.ts';
import { begin, finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import { holds } from '../queries/conditions.ts';
import { follow } from './follow.ts';
import { instructionsOf } from './instructions-of.ts';
import { showRedCard } from './open-box.ts';

/** R1.3: instructions are followed one by one, each when its conditions hold then. */
export const read: CampaignStepRule<'read'> = {
  step: 'read',
  rules: ['R1.3'],
  run(campaign, { text, next }) {
    if (next === 0 && text.of === 'box' && !showRedCard(campaign, text.box)) return finish(campaign);
    const instruction = instructionsOf(campaign.content.book, text)[next];
    if (instruction === undefined) return finish(campaign);
    goOn(campaign, { step: 'read', text, next: next + 1 });
    if (!holds(campaign, instruction.if)) return;
    if (instruction.do.do === 'choose') begin(campaign, { step: 'choose', text, at: next });
    else follow(campaign, instruction.do);
  },
};

/** G1: the players choose. */
export const choose: CampaignStepRule<'choose'> = {
  step: 'choose',
  rules: ['G1'],
  options(campaign, { text, at }) {
    const told = instructionsOf(campaign.content.book, text)[at]?.do;
    return told?.do === 'choose' ? told.among.map(({ id }) => ({ type: 'choose', option: id })) : [];
  },
  resolve(campaign, { text, at }, command) {
    const told = instructionsOf(campaign.content.book, text)[at]?.do;
    if (command.type !== 'choose' || told?.do !== 'choose') return impossible('no choice is asked');
    finish(campaign);
    tell(campaign, { type: 'choice-made', choice: told.choice, option: command.option, why: 'G1' });
    begin(campaign, { step: 'read', text: { of: 'alternative', text, at, id: command.option }, next: 0 });
  },
};
