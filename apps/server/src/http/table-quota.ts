import type { Limits } from '../config/limits.ts';
import { bucket } from '../limits/bucket.ts';
import { keptByName } from '../limits/kept-by-name.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Store } from '../store/store.ts';
import { networkOf } from './network.ts';

export interface NoTable {
  /** As it is counted. */
  why: 'store' | 'guest' | 'address';
  status: 507 | 409 | 429;
  message: string;
  /** Until it will do, in seconds; absent where time alone does not help. */
  wait?: number;
}

/** How many tables there may be, and come: a table is kept for good for a wish of 100 bytes. null is leave. */
export interface TableQuota {
  /** Whether there is room for another of this guest. */
  room(guest: string): Promise<NoTable | null>;
  /** Counts one for the address. */
  take(address: string): NoTable | null;
}

const HOUR = 3_600;

const counted = (count: number, thing: string): string => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);

type Quota = Pick<Limits, 'newTables' | 'guestTables' | 'storeBytes'>;

export function tableQuota(
  store: Pick<Store, 'bytes' | 'countListed'>,
  { newTables, guestTables, storeBytes }: Quota,
  clock: Clock,
): TableQuota {
  const bucketOf = keptByName(() => bucket(newTables, newTables / HOUR));
  return {
    async room(guest) {
      if (Number.isFinite(storeBytes) && (await store.bytes()) >= storeBytes)
        return { why: 'store', status: 507, message: 'This server has no room for new tables. Those that are there go on.' };
      if ((await store.countListed(guest)) >= guestTables)
        return { why: 'guest', status: 409, message: `You have ${counted(guestTables, 'table')}: leave one to open another.` };
      return null;
    },
    take(address) {
      const [own, now] = [bucketOf(networkOf(address)), clock.monotonic()];
      if (own.take(now)) return null;
      const wait = own.secondsUntil(now);
      const message = `Too many new tables from your address. Try again in ${counted(Math.ceil(wait / 60), 'minute')}.`;
      return { why: 'address', status: 429, message, wait };
    },
  };
}
