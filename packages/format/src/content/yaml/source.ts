import type { LineCounter, Node } from 'yaml';

/** One file of a pack, as its author named and wrote it. */
export interface TextFile {
  path: string;
  text: string;
}

/** A file with its syntax tree, so that every value can be found again. */
export interface Source {
  file: string;
  text: string;
  tree: { contents: Node | null };
  lines: LineCounter;
}
