import { campaignRules } from '@bauta/engine';
import { KEY } from '@bauta/protocol';
import { type Pending, UNDO } from './pending.ts';

const KEPT = ['key', 'option', 'count', 'question', 'n', 'sentAt'] as const;
type StoredPending = Pick<Pending, (typeof KEPT)[number]>;

const itemOf = (code: string): string => `bauta-pending-${code}`;
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Nothing for what cannot be one: others may write there too. */
function pendingFrom(kept: Partial<StoredPending> | null): Pending[] {
  const { key, option, count, question, n, sentAt } = kept ?? {};
  if (!KEY.test(`${key}`) || typeof option !== 'string' || typeof question !== 'string') return [];
  if (!isNumber(count) || !isNumber(n) || !(sentAt === null || isNumber(sentAt))) return [];
  // Words of a memory are words of a campaign too.
  const command = option === UNDO ? null : campaignRules.parse(option);
  if (command === null && option !== UNDO) return [];
  return [{ ...(kept as StoredPending), command, shown: null, isConfirmed: false, isUnsure: true, isAsked: false }];
}

/** What was decided in this tab before the page was loaded again, and never answered. */
export function keptPending(code: string): Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(itemOf(code)) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(pendingFrom) : [];
  } catch {
    return [];
  }
}

export function keepPending(code: string, pending: readonly Pending[]): void {
  const open = pending.filter(({ isConfirmed }) => !isConfirmed);
  try {
    if (open.length === 0) sessionStorage.removeItem(itemOf(code));
    else sessionStorage.setItem(itemOf(code), JSON.stringify(open, [...KEPT]));
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
