// How often a guest has ended all their sessions: a cookie tells how often it was when it was made.
export const guests = `
CREATE TABLE guests (
  guest text NOT NULL PRIMARY KEY,
  sessions_ended bigint NOT NULL
);
`;
