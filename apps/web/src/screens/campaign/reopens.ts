import type { CampaignEvent, EntryId } from '@bauta/engine';
import type { ShownDecision } from '../../session/session.ts';

/** The entry whose memory is open again once the last decision is undone; '' for none. */
export function reopens(decisions: readonly ShownDecision[]): EntryId | '' {
  const events = (decisions.at(-1)?.events ?? []) as readonly CampaignEvent[];
  return events.find((event) => event.type === 'memory-ended')?.entry ?? '';
}
