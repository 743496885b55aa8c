const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345';

/** 120 random bits. Pages that came over a plain network have no randomUUID. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => LETTERS[byte % 32]).join('');
