// What both databases understand; their parameters are numbered from 1.

export const READ = 'SELECT body FROM entries WHERE table_code = $1 AND number > $2 AND number <= $3 ORDER BY number';

export const OPEN = `SELECT archived, at, body FROM tables LEFT JOIN snapshots ON table_code = code WHERE code = $1`;

export const CONTENT = 'SELECT body FROM contents WHERE digest = $1';

export const SNAPSHOT = `
INSERT INTO snapshots (table_code, at, body) SELECT code, CAST($2 AS bigint), $3 FROM tables WHERE code = $1
ON CONFLICT (table_code) DO UPDATE SET at = excluded.at, body = excluded.body WHERE excluded.at >= snapshots.at`;

export const DESCRIBE = 'UPDATE cards SET body = $2 WHERE table_code = $1';

export const ENLIST = `
INSERT INTO listings (guest, table_code) SELECT $2, code FROM tables WHERE code = $1
ON CONFLICT (guest, table_code) DO NOTHING`;

export const DELIST = 'DELETE FROM listings WHERE table_code = $1 AND guest = $2';

export const LIST = `
SELECT code, cards.body AS summary, changed, archived, since, offered FROM listings
JOIN tables ON tables.code = listings.table_code JOIN cards ON cards.table_code = listings.table_code
LEFT JOIN expiring ON expiring.table_code = code AND since >= changed
WHERE guest = $1 ORDER BY changed DESC, code`;

export const COUNT_LISTED = 'SELECT count(*) AS number FROM listings WHERE guest = $1';

// The update that changes nothing makes the row come back, also when another process has just written it.
export const SECRET = `
INSERT INTO secrets (name, value) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET value = secrets.value RETURNING value`;

export const PUT_CODE = `
INSERT INTO codes (code, guest, until) VALUES ($1, $2, $3)
ON CONFLICT (code) DO UPDATE SET guest = excluded.guest, until = excluded.until`;

/** Those too old go with it. */
export const TAKE_CODE = 'DELETE FROM codes WHERE code = $1 OR until <= $2 RETURNING code, guest, until';

export const SESSIONS_ENDED = 'SELECT sessions_ended AS number FROM guests WHERE guest = $1';

export const END_SESSIONS = `
INSERT INTO guests (guest, sessions_ended) VALUES ($1, 1)
ON CONFLICT (guest) DO UPDATE SET sessions_ended = guests.sessions_ended + 1 RETURNING sessions_ended AS number`;
