// What is played, once for all tables that play it. `table_contents` tells which tables do: a content that none plays any more goes with the last.
export const contents = `
CREATE TABLE contents (
  digest text NOT NULL PRIMARY KEY,
  body text NOT NULL
);
CREATE TABLE table_contents (
  table_code text NOT NULL PRIMARY KEY,
  digest text NOT NULL
);
CREATE INDEX table_contents_by_digest ON table_contents (digest);
`;

// Tables that nobody comes back to. Who was there without a deed is in `visits`; `offered` is when a guest's list last began to show a table as
// expiring. The entries of `removed` tables go page by page: a log may be long.
export const expiry = `
CREATE TABLE visits (
  table_code text NOT NULL PRIMARY KEY,
  at bigint NOT NULL
);
CREATE TABLE expiring (
  table_code text NOT NULL PRIMARY KEY,
  since bigint NOT NULL,
  offered bigint
);
CREATE TABLE removed (
  table_code text NOT NULL PRIMARY KEY
);
CREATE INDEX listings_by_table ON listings (table_code);
`;
