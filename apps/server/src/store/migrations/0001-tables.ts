// `tables` is narrow, since appending writes its row anew; what lists show of a table lies apart. `head`, the number of the last entry, is what
// appending locks in PostgreSQL; SQLite locks the file, and asks the entries.
export const tables = `
CREATE TABLE tables (
  code text NOT NULL PRIMARY KEY,
  head bigint NOT NULL,
  changed bigint NOT NULL,
  archived boolean NOT NULL
);
CREATE TABLE entries (
  table_code text NOT NULL,
  number bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_code, number)
);
CREATE TABLE cards (
  table_code text NOT NULL PRIMARY KEY,
  body text NOT NULL
);
CREATE TABLE snapshots (
  table_code text NOT NULL PRIMARY KEY,
  at bigint NOT NULL,
  body text NOT NULL
);
CREATE TABLE listings (
  guest text NOT NULL,
  table_code text NOT NULL,
  PRIMARY KEY (guest, table_code)
);
CREATE TABLE secrets (
  name text NOT NULL PRIMARY KEY,
  value text NOT NULL
);
CREATE TABLE codes (
  code text NOT NULL PRIMARY KEY,
  guest text NOT NULL,
  until bigint NOT NULL
);
`;
