/** Goes up when an older browser could no longer understand a server, or a server an older browser. */
export const PROTOCOL = 3;
