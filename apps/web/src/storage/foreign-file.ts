/** What a file is that is no game; each has a sentence in the text. */
export type Foreign = 'empty' | 'zip' | 'picture' | 'other';

/** How zips and pictures begin. */
const SIGNS: readonly { of: Foreign; bytes: readonly number[] }[] = [
  { of: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { of: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { of: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { of: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { of: 'picture', bytes: [0x47, 0x49, 0x46, 0x38] },
  { of: 'picture', bytes: [0x52, 0x49, 0x46, 0x46] },
  { of: 'picture', bytes: [0x42, 0x4d] },
];

/** As many bytes tell what a file is: nothing more is read of one that is no game. */
export const HEAD_BYTES = 512;

/** A save says what it is in its first line. */
const SAVE = /^\s*\{.*"bauta"\s*:/;

/** Whatever begins like a save is left to whoever reads saves: null. */
export function foreignFile(head: Uint8Array): Foreign | null {
  const text = new TextDecoder().decode(head);
  if (text.trim() === '') return 'empty';
  if (SAVE.test(text)) return null;
  return SIGNS.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.of ?? 'other';
}
