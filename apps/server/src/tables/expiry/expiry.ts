import type { Listed, TableUse } from '../../store/store.ts';
import type { TableSummary } from '../log/table-summary.ts';

/** How long tables that nobody comes back to are kept, in milliseconds. */
export interface Expiry {
  /** Since somebody was last there. */
  after: number;
  /** So long before, they are listed as expiring. */
  notice: number;
}

const DAY = 24 * 60 * 60 * 1000;
const MOST_NOTICE = 14;

export const expiryAfter = (days: number): Expiry => ({ after: days * DAY, notice: Math.min(MOST_NOTICE, days / 4) * DAY });

/** What becomes of a table in a round. `held` is a campaign that would go, had any of its guests been shown so. */
export type Fate = 'stays' | 'expires' | 'is-kept' | 'held' | 'goes';

const isCampaign = (summary: string): boolean => (JSON.parse(summary) as TableSummary).kind === 'campaign';

/** When it goes; a campaign only so long after a guest was shown that it will. Nobody can download one that all have left. */
function goesAt(
  { summary, since, offered }: Pick<TableUse, 'summary' | 'offered'> & { since: number },
  notice: number,
): number | null {
  const from = isCampaign(summary) ? offered : since;
  return from === null ? null : from + notice;
}

export function fateOf(use: TableUse, { after, notice }: Expiry, now: number): Fate {
  const { since } = use;
  const last = Math.max(use.changed, use.visited ?? 0);
  const isLeft = last + after - notice <= now;
  if (since === null) return isLeft ? 'expires' : 'stays';
  if (!isLeft || last > since) return 'is-kept';
  const goes = use.isListed ? goesAt({ ...use, since }, notice) : since + notice;
  if (goes === null) return since + notice <= now ? 'held' : 'stays';
  return goes <= now ? 'goes' : 'stays';
}

/** What a guest's list tells: a campaign is offered with this very list. */
export function expiresAt({ summary, expiring }: Listed, { notice }: Expiry, now: number): number | null {
  return expiring === null ? null : (goesAt({ summary, ...expiring }, notice) ?? now + notice);
}
