import { impossible } from '../../../model/lookup.ts';
import { begin, tell } from '../../flow/emit.ts';
import type { BoxId } from '../../model/book.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R1.3: its red card is shown first, and says what is done with the rest. A box is opened once. */
export function openBox(campaign: Campaign, box: BoxId): void {
  if (campaign.boxes.includes(box)) return;
  const { red } = campaign.content.book.boxes[box] ?? impossible(`no box ${box}`);
  tell(campaign, { type: 'box-opened', box, red, why: 'R1.3' });
  begin(campaign, { step: 'read', text: { of: 'box', box }, next: 0 });
}
