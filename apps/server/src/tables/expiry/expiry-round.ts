import { setImmediate as turn } from 'node:timers/promises';
import type { ExpiryRound } from '../../metrics/meter.ts';
import type { Store, TableUse } from '../../store/store.ts';
import { type Expiry, fateOf } from './expiry.ts';

/** So many tables are looked at in one go, and so many entries deleted. */
const PAGE = 200;
/** The others go in the next round. */
const MOST_REMOVED = 500;

type RoundStore = Pick<Store, 'uses' | 'visit' | 'expire' | 'keep' | 'remove' | 'sweep'>;

async function* allUses(store: RoundStore): AsyncGenerator<TableUse> {
  for (let after = ''; ; ) {
    const page = await store.uses(after, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.table;
    await turn();
  }
}

/** Looks at every table once. Other tables are played on in between: nothing takes longer than a page. `here` are those somebody is connected to. */
export async function expiryRound(
  store: RoundStore,
  expiry: Expiry,
  here: readonly string[],
  now: number,
  ending: AbortSignal,
): Promise<ExpiryRound> {
  const round: ExpiryRound = { expiring: 0, held: 0, removed: 0 };
  for (const table of here) await store.visit(table, now);
  for await (const use of allUses(store)) {
    if (ending.aborted) break;
    const fate = fateOf(use, expiry, now);
    if (fate === 'expires') await store.expire(use.table, now);
    if (fate === 'is-kept') await store.keep(use.table);
    const isGone = fate === 'goes' && round.removed < MOST_REMOVED && (await store.remove(use));
    round.removed += Number(isGone);
    round.held += Number(fate === 'held');
    round.expiring += Number(fate === 'expires' || (use.since !== null && fate !== 'is-kept' && !isGone));
  }
  while (!ending.aborted && (await store.sweep(PAGE))) await turn();
  return round;
}
