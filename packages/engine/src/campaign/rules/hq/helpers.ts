import type { HelperData, Post } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R41: what each figure at a post contributes. */
export const helpersAt = ({ hq, content }: Campaign, post: Post): HelperData[] =>
  hq!.posts[post].map((figure) => content.book.helpers[figure] ?? impossible(`${figure} helps in no room`));

export const sumOf = (helpers: readonly HelperData[], part: (helper: HelperData) => number): number =>
  helpers.reduce((sum, helper) => sum + part(helper), 0);
