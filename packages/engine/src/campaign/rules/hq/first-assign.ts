import type { FigureId, Room } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import { finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import { idleFigures } from '../queries/figures.ts';
import { hasRoom, helps, idleKinds } from './assign.ts';

/** R40.3: one to each while any are left. */
const FIRST_POSTS: readonly Room[] = ['hospital', 'workshop', 'command-room', 'shop'];

const idleHelpers = (campaign: Campaign): FigureId[] => idleKinds(campaign).filter((figure) => helps(campaign, figure));

/** R40.3: the memory group is laid down. */
function firstGroup(campaign: Campaign): void {
  const { firstGroup: group } = campaign.content.book.hqs[campaign.hq!.kind]!;
  for (const figure of group)
    if (idleFigures(campaign, figure) > 0) tell(campaign, { type: 'figure-assigned', figure, post: 'memory', why: 'R40.3' });
}

/** R40.3: the rest to the command room, as many as fit. */
function theRest(campaign: Campaign): void {
  for (const figure of idleHelpers(campaign))
    while (idleFigures(campaign, figure) > 0 && hasRoom(campaign, 'command-room'))
      tell(campaign, { type: 'figure-assigned', figure, post: 'command-room', why: 'R40.3' });
  tell(campaign, { type: 'assignment-made', why: 'R40.3' });
  finish(campaign);
}

/** R40.3: the first assignment leaves only the choice of who goes where. */
export const firstAssign: CampaignStepRule<'first-assign'> = {
  step: 'first-assign',
  rules: ['R40.3'],
  options(campaign, { next }) {
    const post = FIRST_POSTS[next - 1];
    return post === undefined ? [] : idleHelpers(campaign).map((figure) => ({ type: 'assign', figure, post }));
  },
  resolve(campaign, { next }, command) {
    if (command.type !== 'assign') return impossible(`${command.type} assigns nobody`);
    tell(campaign, { type: 'figure-assigned', figure: command.figure, post: command.post, why: 'R40.3' });
    goOn(campaign, { step: 'first-assign', next: next + 1 });
  },
  run(campaign, { next }) {
    if (next > 0) return theRest(campaign);
    firstGroup(campaign);
    goOn(campaign, { step: 'first-assign', next: 1 });
  },
};
