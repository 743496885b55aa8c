/** So often a server says that it is there, in milliseconds. */
export const BEAT_EVERY = 20_000;
