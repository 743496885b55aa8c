import type pg from 'pg';
import { reasonOf } from '../metrics/report.ts';
import type { PostgresDatabase, Statement } from './postgres-database.ts';
import * as removal from './removal.ts';
import { type Store, type TableUse, VISITED_WITHIN } from './store.ts';
import { OutcomeUnknown, StoreUnavailable } from './store-error.ts';

const statement = (name: string, text: string): Statement => ({ name, text });

const uses = statement('uses', removal.USES);
const expire = statement('expire', removal.EXPIRE);
const keep = statement('keep', removal.KEEP);
const keepAll = statement('keep-all', removal.KEEP_ALL);
const offer = statement('offer', removal.OFFER);
const removed = statement('removed', removal.REMOVED);
const dropEntries = statement('drop-entries', `${removal.DROP_ENTRIES} RETURNING number`);
const swept = statement('swept', removal.SWEPT);

// The lock waits for a removal that is under way, and finds the table gone then; one that comes after waits for the lock.
const visit = statement(
  'visit',
  `
WITH there AS (SELECT code FROM tables WHERE code = $1 FOR KEY SHARE),
  visited AS (
    INSERT INTO visits (table_code, at) SELECT code, $2::bigint FROM there
    ON CONFLICT (table_code) DO UPDATE SET at = excluded.at WHERE visits.at < excluded.at - ${VISITED_WITHIN}
  ),
  kept AS (DELETE FROM expiring WHERE table_code IN (SELECT code FROM there))
SELECT code FROM there`,
);

/** Each statement sees what was committed before it: what is decided by is read behind the lock, and whether a content is still played behind its own. */
async function removeIn(client: pg.PoolClient, seen: TableUse): Promise<boolean> {
  const { table } = seen;
  await client.query('SELECT FROM tables WHERE code = $1 FOR UPDATE', [table]);
  const { rows } = await client.query<removal.UseRow>(removal.USE_OF, [table]);
  if (!removal.isAsSeen(rows[0], seen)) return false;
  const { rows: contents } = await client.query<{ digest: string }>(removal.CONTENT_OF, [table]);
  for (const drop of removal.DROP_TABLE) await client.query(drop, [table]);
  for (const { digest } of contents) {
    await client.query('SELECT FROM contents WHERE digest = $1 FOR UPDATE', [digest]);
    await client.query(removal.DROP_CONTENT, [digest]);
  }
  return true;
}

type Removal = Pick<Store, 'uses' | 'visit' | 'expire' | 'keep' | 'keepAll' | 'offer' | 'remove' | 'sweep'>;

/** Removing tables. */
export function postgresRemoval({ ask, together }: Pick<PostgresDatabase, 'ask' | 'together'>): Removal {
  async function remove(seen: TableUse): Promise<boolean> {
    try {
      return await together(async (client) => {
        await client.query('BEGIN');
        const isRemoved = await removeIn(client, seen);
        await client.query('COMMIT');
        return isRemoved;
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      throw new OutcomeUnknown(`A table was perhaps not removed: ${reasonOf(error)}.`, { cause: error });
    }
  }

  return {
    uses: async (after, most) => (await ask<removal.UseRow>(uses, [after, most])).map(removal.useOf),
    visit: async (table, at) => (await ask(visit, [table, at])).length > 0,
    expire: async (table, since) => void (await ask(expire, [table, since])),
    keep: async (table) => void (await ask(keep, [table])),
    keepAll: async () => void (await ask(keepAll, [])),
    offer: async (guest, at) => void (await ask(offer, [guest, at])),
    remove,
    async sweep(most) {
      const [row] = await ask<{ table_code: string }>(removed, []);
      if (row === undefined) return false;
      const gone = await ask(dropEntries, [row.table_code, most]);
      if (gone.length < most) await ask(swept, [row.table_code]);
      return true;
    },
  };
}
