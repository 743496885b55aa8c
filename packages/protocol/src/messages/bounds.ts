// What a browser has to keep to. Apart from the schemas, which no page loads.

/** Of a command's key. */
export const KEY = /^[\w-]{8,40}$/;

/** No line of talk is longer. */
export const MOST_LETTERS = 500;
