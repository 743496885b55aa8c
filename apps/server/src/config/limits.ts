/** What one address or guest may have of a process. */
export interface Limits {
  /** Requests of one address to /api, connections among them: so many at once, and so many a second on. */
  atOnce: number;
  aSecond: number;
  /** Milliseconds of the one thread that they may take in each second; what is not taken adds up for `BURST` seconds. */
  threadTime: number;
  /** Tables that one address may open in an hour. */
  newTables: number;
  /** Tables in the list of one guest, with which no other can be opened. */
  guestTables: number;
  /** The store takes no new tables once it is as large, in bytes. */
  storeBytes: number;
}

/** So many seconds' worth at once: a page that is opened asks several things in one go. */
export const BURST = 6;

/** Connections that are open at one time. Whatever a table tells goes to each of them. */
export interface ConnectionLimits {
  /** Windows and devices of one guest. */
  guest: number;
  guestAtTable: number;
  /** A household, or a club. */
  address: number;
  /** So that one address cannot keep the others from their table. */
  addressAtTable: number;
  /** Players and those who watch. */
  table: number;
  /** Of them those without a seat: the other places are for those who have one. */
  unseatedAtTable: number;
  /** Of those in turn who came by the link to watch. */
  watchingAtTable: number;
}

export const CONNECTIONS: ConnectionLimits = {
  guest: 32,
  guestAtTable: 8,
  address: 100,
  addressAtTable: 32,
  table: 64,
  unseatedAtTable: 56,
  watchingAtTable: 32,
};
