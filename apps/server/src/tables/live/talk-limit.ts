import { isSeated, type Table } from '@bauta/session';
import { bucket } from '../../limits/bucket.ts';
import { keptByName } from '../../limits/kept-by-name.ts';

/** Whether another line may be said now. One that is refused counts for nobody else. */
export type MayTalk = (code: string, table: Table, by: string) => boolean;

/** So many lines at once, and so many a minute on: of each guest, and of all of their kind at a table. */
interface Rates {
  each: readonly [atOnce: number, aMinute: number];
  all: readonly [atOnce: number, aMinute: number];
}

/** Those who have a seat, and the host. */
const PLAYERS: Rates = { each: [30, 30], all: [90, 90] };
/** Apart from the players', so that they cannot crowd them out. */
const OTHERS: Rates = { each: [5, 6], all: [20, 20] };

function talkersOf({ each, all }: Rates, now: () => number): (code: string, by: string) => boolean {
  const ofGuest = keptByName(() => bucket(each[0], each[1] / 60));
  const ofTable = keptByName(() => bucket(all[0], all[1] / 60));
  return (code, by) => ofGuest(`${code} ${by}`).take(now()) && ofTable(code).take(now());
}

/** Outlives the tables that are closed: coming back brings nobody new lines. `now`: of a monotonic clock. */
export function talkLimit(now: () => number): MayTalk {
  const [players, others] = [talkersOf(PLAYERS, now), talkersOf(OTHERS, now)];
  return (code, table, by) => (by === table.host || isSeated(table, by) ? players : others)(code, by);
}
