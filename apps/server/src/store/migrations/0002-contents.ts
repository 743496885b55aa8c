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
