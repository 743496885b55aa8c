/** Why an archive is not read: the rest of a sentence that begins with its name. */
export class ZipFault extends Error {}

/** A name from outside may hold anything. */
export const quoted = (name: string): string => `\`${name.slice(0, 100).replace(/[\p{Cc}\p{Cs}`]/gu, '?')}\``;
