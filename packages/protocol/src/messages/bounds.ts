// What a browser keeps to by itself, and the server's schemas hold it to.

/** Of a command's key. */
export const KEY = /^[\w-]{8,40}$/;

/** No line of talk is longer. */
export const MOST_LETTERS = 500;
