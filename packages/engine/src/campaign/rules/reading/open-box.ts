import type { BoxId } from '../../../model/book.ts';
import { impossible } from '../../../model/lookup.ts';
import { begin, tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R1.3: its red card is read first, and says what is done with the rest. */
export function openBox(campaign: Campaign, box: BoxId): void {
  begin(campaign, { step: 'read', text: { of: 'box', box }, next: 0 });
}

/** R1.3: those that a memory found, in the order they were found: what is begun last is read first. */
export function openBoxes(campaign: Campaign, boxes: readonly BoxId[]): void {
  for (const box of boxes.toReversed()) openBox(campaign, box);
}

/** The red card is shown as its reading begins. A box is opened once: false when it was before. */
export function showRedCard(campaign: Campaign, box: BoxId): boolean {
  if (campaign.boxes.includes(box)) return false;
  const { red } = campaign.content.book.boxes[box] ?? impossible(`no box ${box}`);
  tell(campaign, { type: 'box-opened', box, red, why: 'R1.3' });
  return true;
}
