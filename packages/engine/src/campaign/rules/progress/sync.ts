import type { EntryId } from '../../../model/book.ts';
import { tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';

/** R34.2: a sticker that is given. A red one is as good as it gets. */
export function gainSync(campaign: Campaign, entry: EntryId): void {
  if (campaign.diary[entry]?.sync !== 'red') tell(campaign, { type: 'sync-won', entry, sync: 'red', why: 'R34.2' });
}
