import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { TextsByWay } from './overhear.ts';
import type { FirstEntry, RecordedStep } from './replay.ts';

/** A table as it was played, and every text that the servers sent then, or kept. */
export interface Recording {
  seed: number;
  first: FirstEntry;
  steps: readonly RecordedStep[];
  sent: TextsByWay;
}

export const RECORDINGS = ['memory', 'campaign'] as const;
export type RecordingName = (typeof RECORDINGS)[number];

const fileOf = (name: RecordingName): string => join(import.meta.dirname, `${name}.json.br`);

export const readRecording = (name: RecordingName): Recording =>
  JSON.parse(brotliDecompressSync(readFileSync(fileOf(name))).toString()) as Recording;

/** The content is the same many times over, further apart than other ways of packing look. */
export function writeRecording(name: RecordingName, recording: Recording): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(fileOf(name), brotliCompressSync(Buffer.from(JSON.stringify(recording)), { params }));
}
