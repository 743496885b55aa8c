/** Entries between two snapshots in a save. */
export const SNAPSHOT_EVERY = 50;
