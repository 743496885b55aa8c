import { StoreUnavailable } from '../store-error.ts';
import { tables } from './0001-tables.ts';
import { contents, expiry } from './0002-contents-and-expiry.ts';
import { guests } from './0003-guests.ts';

/**
 * In order, for SQLite and PostgreSQL alike. One that was released is never changed, and each only adds: processes of the version before
 * go on beside it during an upgrade.
 */
export const released: readonly string[] = [tables, `${contents}${expiry}`, guests];

export const SCHEMA_VERSION = released.length;

/** Where the number of the last migration is kept, in one row. */
export const versionTable = 'CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)';

/** What a store of this version still needs, as one text; null when it needs nothing. */
export function migrationFrom(version: number, migrations: readonly string[] = released): string | null {
  const newest = migrations.length;
  if (version > newest)
    throw new StoreUnavailable(
      `The tables were last kept by a newer Bauta (schema ${version}; this one knows ${newest}): start that one again, or a newer one.`,
    );
  if (version === newest) return null;
  return [
    ...migrations.slice(version),
    'DELETE FROM schema_version',
    `INSERT INTO schema_version (version) VALUES (${newest})`,
  ].join(';\n');
}
