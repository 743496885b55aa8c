/** What hands do, in W3C's words: both protocols take the same. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly object[];
}

/** A window of a browser with nothing stored. */
export interface Browser {
  /** With its version. */
  name: string;
  /** Resolves when the page is loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Done in the page: it sees nothing but what it is given, and answers what JSON can say. */
  ask<A, T>(inPage: (given: A) => T | Promise<T>, given: A): Promise<T>;
  perform(hands: readonly InputSource[]): Promise<void>;
  /** As a PNG, in base64. */
  picture(): Promise<string>;
  /** What the page threw and what its console was told as an error, since it was opened. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What is done in the page, as both protocols take it: an expression for a promise of JSON. */
export const inPageCall = <A, T>(inPage: (given: A) => T | Promise<T>, given: A): string =>
  `(async () => JSON.stringify((await (${inPage})(${JSON.stringify(given)})) ?? null))()`;
