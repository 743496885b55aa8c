// What a browser keeps to by itself, and the server's schemas hold it to.

/** Of a command's key. */
export const KEY = /^[\w-]{8,40}$/;

/** No name of a person is longer, and no title of a table, in characters. */
export const [MOST_OF_NAME, MOST_OF_TITLE] = [40, 60];

/** No line of talk is longer. */
export const MOST_LETTERS = 500;
