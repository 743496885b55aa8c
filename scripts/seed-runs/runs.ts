import { createHash } from 'node:crypto';

/** So many words in a row are a copy, fewer are language. */
const LENGTH = 8;
/** Of 48 bits: of 4 thousand million runs that are not there, fewer than one is taken for one that is. */
const BYTES = 6;

interface WordOnLine {
  text: string;
  line: number;
}

/** Small letters and digits alone count: neither layout nor punctuation hides a copy. */
function wordsOf(text: string): WordOnLine[] {
  return text.split('\n').flatMap((row, at) => {
    const plain = row.normalize('NFKC').toLowerCase().replace(/['’]/g, '');
    return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({ text: word, line: at + 1 }));
  });
}

/** The hash of every run of eight words, with the line on which it begins. */
export function runsOf(text: string): { hash: number; line: number; words: string }[] {
  const words = wordsOf(text);
  return words.slice(LENGTH - 1).map((_, at) => {
    const run = words.slice(at, at + LENGTH).map((word) => word.text);
    return { hash: hashOf(run.join(' ')), line: words[at]!.line, words: run.join(' ') };
  });
}

function hashOf(run: string): number {
  return createHash('sha256').update(run).digest().readUIntBE(0, BYTES);
}

/** Sorted, six bytes each. */
export function packRuns(hashes: Iterable<number>): Buffer {
  const sorted = [...new Set(hashes)].sort((a, b) => a - b);
  const packed = Buffer.alloc(sorted.length * BYTES);
  sorted.forEach((hash, at) => {
    packed.writeUIntBE(hash, at * BYTES, BYTES);
  });
  return packed;
}

export function unpackRuns(packed: Buffer): Set<number> {
  return new Set(Array.from({ length: packed.length / BYTES }, (_, at) => packed.readUIntBE(at * BYTES, BYTES)));
}
