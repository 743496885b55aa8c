import type { Arrangement, Content, MemorySetup, Script } from '@bauta/engine';
import type { Source } from '../content/yaml/source.ts';
import type { Problem } from '../problem/problem.ts';
import type { ExpectFile } from './expect-schema.ts';
import type { PlayEntry } from './script-schema.ts';

/** A script, read and checked: what it is played with, from where, what is played and what must hold. */
export interface CheckedScript {
  source: Source;
  title: string;
  content: Content;
  setup: MemorySetup;
  /** null: the memory from its set-up. */
  arrangement: Arrangement | null;
  /** null: dice and decks by the seed. */
  results: Script | null;
  play: readonly PlayEntry[];
  expect: ExpectFile | null;
  /** What is to be known beforehand, a sentence each. */
  notes: readonly string[];
}

export type ReadScript = { script: CheckedScript; problems: [] } | { script: null; problems: Problem[] };
