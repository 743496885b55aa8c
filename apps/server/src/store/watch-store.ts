import type { ReportFault } from '../metrics/report.ts';
import { waitingFor } from '../metrics/thread-time.ts';
import type { Store } from './store.ts';

/** A store whose faults are reported. */
export interface WatchedStore extends Store {
  /** A write failed, and no trial has succeeded since. */
  isFailing(): boolean;
}

/** So often a store that failed is tried out, in milliseconds. */
const TRY_EVERY = 2_000;

/** Longer than anything that is written in one go: a disk may have room for a move and none for a new campaign. */
const TRIAL = 'x'.repeat(256 * 1024);

/** No guest has a code like it, and it is too old from the beginning. */
const TRIAL_CODE = 'trial';

export function watchStore(store: Store, report: ReportFault, failing: (is: boolean) => void): WatchedStore {
  let trial: NodeJS.Timeout | undefined;
  let [isFailing, isClosed] = [false, false];

  async function read<T>(work: string, call: () => Promise<T>, table?: string): Promise<T> {
    try {
      return await waitingFor(call());
    } catch (error) {
      report(work, error, table);
      throw error;
    }
  }

  function write<T>(work: string, call: () => Promise<T>, table?: string): Promise<T> {
    const answer = read(work, call, table);
    answer.catch(() => {
      if (isFailing) return;
      tell(true);
      tryLater();
    });
    return answer;
  }

  function tell(is: boolean): void {
    isFailing = is;
    failing(is);
  }

  function tryLater(): void {
    if (!isClosed) trial = setTimeout(tryOut, TRY_EVERY).unref();
  }

  async function tryOut(): Promise<void> {
    try {
      await store.putCode(TRIAL_CODE, TRIAL, 0);
      await store.takeCode(TRIAL_CODE, 0);
      tell(false);
    } catch {
      tryLater();
    }
  }

  return {
    create: (table, ...rest) => write('create', () => store.create(table, ...rest), table),
    content: (digest) => read('content', () => store.content(digest)),
    append: (table, ...rest) => write('append', () => store.append(table, ...rest), table),
    read: (table, ...rest) => read('read', () => store.read(table, ...rest), table),
    snapshot: (table, ...rest) => write('snapshot', () => store.snapshot(table, ...rest), table),
    open: (table) => read('open', () => store.open(table), table),
    describe: (table, ...rest) => write('describe', () => store.describe(table, ...rest), table),
    enlist: (table, ...rest) => write('enlist', () => store.enlist(table, ...rest), table),
    delist: (table, ...rest) => write('delist', () => store.delist(table, ...rest), table),
    list: (guest) => read('list', () => store.list(guest)),
    countListed: (guest) => read('count-listed', () => store.countListed(guest)),
    archive: (table, ...rest) => write('archive', () => store.archive(table, ...rest), table),
    uses: (...page) => read('uses', () => store.uses(...page)),
    visit: (table, at) => write('visit', () => store.visit(table, at), table),
    expire: (table, since) => write('expire', () => store.expire(table, since), table),
    keep: (table) => write('keep', () => store.keep(table), table),
    keepAll: () => write('keep-all', () => store.keepAll()),
    offer: (...guest) => write('offer', () => store.offer(...guest)),
    remove: (seen) => write('remove', () => store.remove(seen), seen.table),
    sweep: (most) => write('sweep', () => store.sweep(most)),
    secret: (...secret) => write('secret', () => store.secret(...secret)),
    putCode: (...code) => write('put-code', () => store.putCode(...code)),
    takeCode: (...code) => write('take-code', () => store.takeCode(...code)),
    sessionsEnded: (guest) => read('sessions-ended', () => store.sessionsEnded(guest)),
    endSessions: (guest) => write('end-sessions', () => store.endSessions(guest)),
    bytes: () => read('bytes', () => store.bytes()),
    ready: () => read('ready', () => store.ready()),
    isFailing: () => isFailing,
    close: () => {
      isClosed = true;
      clearTimeout(trial);
      return store.close();
    },
  };
}
