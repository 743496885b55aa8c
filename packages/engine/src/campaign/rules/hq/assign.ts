import { type FigureId, POSTS, type Post, ROOM_LIMITS } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import { finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign } from '../../model/campaign.ts';
import type { CampaignCommand } from '../../model/command.ts';
import { idleFigures } from '../queries/figures.ts';
import { openMainHall, orArrange } from './main-hall.ts';

export const idleKinds = (campaign: Campaign): FigureId[] =>
  Object.keys(campaign.figures).filter((figure) => idleFigures(campaign, figure) > 0);

export const hasRoom = ({ hq }: Campaign, post: Post): boolean => post === 'memory' || hq!.posts[post].length < ROOM_LIMITS[post];

/** R41: what it contributes is on its card. */
export const helps = ({ content }: Campaign, figure: FigureId): boolean => Object.hasOwn(content.book.helpers, figure);

/** R40.6: in the rooms, on the map, or both. R40.5: of the apprentices only those go along who stand in for someone. */
const mayTake = (campaign: Campaign, figure: FigureId, post: Post): boolean =>
  post === 'memory' ? Object.hasOwn(campaign.content.allies, figure) : helps(campaign, figure);

/** R40.4: figures go into the memory group or to the rooms, within their limits; who has no post is idle. */
export const assign: CampaignStepRule<'assign'> = {
  step: 'assign',
  rules: ['R40.4', 'R40.1', 'R40.5'],
  options(campaign, step) {
    const placings: CampaignCommand[] = idleKinds(campaign).flatMap((figure) =>
      POSTS.filter((post) => mayTake(campaign, figure, post) && hasRoom(campaign, post)).map(
        (post) => ({ type: 'assign', figure, post }) as const,
      ),
    );
    return placings.length === 0 ? [] : orArrange(step, [...placings, { type: 'assigned' }]);
  },
  resolve(campaign, step, command) {
    if (command.type === 'arrange') openMainHall(campaign, step);
    else if (command.type === 'assigned') finish(campaign);
    else if (command.type === 'assign') {
      const why = command.post === 'memory' ? 'R40.4' : ['R40.4', 'R40.1'];
      tell(campaign, { type: 'figure-assigned', figure: command.figure, post: command.post, why });
      goOn(campaign, { step: 'assign', arranged: false });
    } else impossible(`${command.type} assigns nobody`);
  },
  run: finish,
};
