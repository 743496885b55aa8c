import type { FigureId } from '../../../model/book.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

export function gainFigures(campaign: Campaign, figure: FigureId, count: number): void {
  tell(campaign, { type: 'figures-gained', figure, count, why: 'R40.4' });
}

/** As many as there are; those at a post stay there to the end of the memory. */
export function loseFigures(campaign: Campaign, figure: FigureId, wanted: number): void {
  const count = Math.min(wanted, campaign.figures[figure] ?? 0);
  if (count > 0) tell(campaign, { type: 'figures-lost', figure, count, why: 'R40.4' });
}
