import { APPRENTICE, type FigureId, POSTS } from '../../../model/book.ts';
import type { Campaign } from '../../model/campaign.ts';
import { inPlay } from './members.ts';

/** R40.5: how many apprentices stand in for assassins who are out. */
export const standingIn = (campaign: Campaign): number => inPlay(campaign).filter(({ out }) => out !== '').length;

/** Figures of that kind with no post. Under 0 there are fewer apprentices left than stand in. */
export function idleFigures(campaign: Campaign, figure: FigureId): number {
  const { hq, figures } = campaign;
  const posted = hq === null ? 0 : POSTS.flatMap((post) => hq.posts[post]).filter((each) => each === figure).length;
  return (figures[figure] ?? 0) - posted - (figure === APPRENTICE ? standingIn(campaign) : 0);
}
