import type { EntryId } from '../../model/book.ts';
import { tell } from '../flow/emit.ts';
import type { Campaign } from '../model/campaign.ts';
import { holds } from './queries/conditions.ts';

/** R46: an optional memory is offered once. */
const isOpen = ({ content, diary }: Campaign, entry: EntryId | ''): boolean =>
  !content.book.entries[entry]?.optional || diary[entry] === undefined;

/** The entry that follows by choices, flags and outcomes; '' when there is none. */
function following(campaign: Campaign): string {
  const { book } = campaign.content;
  if (campaign.entry === '') return book.start;
  const next = book.entries[campaign.entry]!.next.find(
    ({ if: conditions, entry }) => holds(campaign, conditions) && isOpen(campaign, entry),
  );
  return next?.entry ?? '';
}

/** R35: the diary is read on; with no entry left the campaign has ended. */
export function nextEntry(campaign: Campaign): void {
  const entry = following(campaign);
  if (entry === '') tell(campaign, { type: 'campaign-ended', why: 'R35' });
  else tell(campaign, { type: 'entry-begun', entry, why: 'R35' });
}
