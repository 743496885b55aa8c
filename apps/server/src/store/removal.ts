import type { TableUse } from './store.ts';

// What both databases understand of removing tables; parameters are numbered from 1.

const USE = `
SELECT code, cards.body AS summary, changed, visits.at AS visited, since, offered,
  EXISTS (SELECT 1 FROM listings WHERE listings.table_code = code) AS listed
FROM tables JOIN cards ON cards.table_code = code
LEFT JOIN visits ON visits.table_code = code LEFT JOIN expiring ON expiring.table_code = code`;

export const USES = `${USE} WHERE code > $1 ORDER BY code LIMIT $2`;
export const USE_OF = `${USE} WHERE code = $1`;

export const EXPIRE = `
INSERT INTO expiring (table_code, since) SELECT code, CAST($2 AS bigint) FROM tables WHERE code = $1
ON CONFLICT (table_code) DO NOTHING`;

export const KEEP = 'DELETE FROM expiring WHERE table_code = $1';
export const KEEP_ALL = 'DELETE FROM expiring';

export const OFFER = `
UPDATE expiring SET offered = $2
WHERE offered IS NULL AND since < $2 AND table_code IN (SELECT table_code FROM listings WHERE guest = $1)`;

export const CONTENT_OF = 'SELECT digest FROM table_contents WHERE table_code = $1';
export const DROP_CONTENT = `
DELETE FROM contents WHERE digest = $1 AND NOT EXISTS (SELECT 1 FROM table_contents WHERE table_contents.digest = $1)`;

/** Everything of a table but its entries, which are remembered as to be deleted. */
export const DROP_TABLE: readonly string[] = [
  ...['cards', 'snapshots', 'listings', 'visits', 'expiring', 'table_contents'].map(
    (name) => `DELETE FROM ${name} WHERE table_code = $1`,
  ),
  'DELETE FROM tables WHERE code = $1',
  'INSERT INTO removed (table_code) VALUES ($1)',
];

export const REMOVED = 'SELECT table_code FROM removed LIMIT 1';
export const DROP_ENTRIES = `
DELETE FROM entries WHERE table_code = $1
AND number IN (SELECT number FROM entries WHERE table_code = $1 ORDER BY number LIMIT $2)`;
export const SWEPT = 'DELETE FROM removed WHERE table_code = $1';

export interface UseRow {
  code: string;
  summary: string;
  changed: string | number;
  visited: string | number | null;
  since: string | number | null;
  offered: string | number | null;
  listed: boolean | number;
}

const numberOrNull = (value: string | number | null): number | null => (value === null ? null : Number(value));

export const useOf = ({ code, summary, changed, visited, since, offered, listed }: UseRow): TableUse => ({
  table: code,
  summary,
  changed: Number(changed),
  visited: numberOrNull(visited),
  since: numberOrNull(since),
  offered: numberOrNull(offered),
  isListed: Boolean(listed),
});

/** Nobody has come to the table since, nor has it been offered or left. */
export const isAsSeen = (now: UseRow | undefined, { changed, visited, since, offered, isListed }: TableUse): boolean => {
  if (now === undefined) return false;
  const use = useOf(now);
  return (
    use.changed === changed &&
    use.visited === visited &&
    use.since === since &&
    use.offered === offered &&
    use.isListed === isListed
  );
};
