import { APPRENTICE, POSTS } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import { begin, finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import { idleFigures } from '../queries/figures.ts';
import { inPlay } from '../queries/members.ts';

/** R27.1: an apprentice plays in the place of whoever is out. R27.3: with a headquarters it is one of its own. */
export function standIns(campaign: Campaign): void {
  const out = inPlay(campaign).filter((member) => member.out !== '');
  for (const { id } of out) tell(campaign, { type: 'apprentice-stands-in', by: id, why: ['R27.1', 'R40.5'] });
  const missing = campaign.hq === null ? 0 : -idleFigures(campaign, APPRENTICE);
  if (missing > 0) begin(campaign, { step: 'fetch-apprentice', left: missing });
}

/** R27.3: taken from any room, which loses the helper. */
export const fetchApprentice: CampaignStepRule<'fetch-apprentice'> = {
  step: 'fetch-apprentice',
  rules: ['R27.3'],
  options({ hq }, { left }) {
    if (left === 0) return [];
    return POSTS.filter((post) => hq!.posts[post].includes(APPRENTICE)).map((post) => ({ type: 'fetch-apprentice', post }));
  },
  resolve(campaign, { left }, command) {
    if (command.type !== 'fetch-apprentice') return impossible(`${command.type} fetches nobody`);
    tell(campaign, { type: 'figure-taken', figure: APPRENTICE, post: command.post, why: 'R27.3' });
    goOn(campaign, { step: 'fetch-apprentice', left: left - 1 });
  },
  run: finish,
};
