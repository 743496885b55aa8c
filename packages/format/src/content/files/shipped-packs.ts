import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { id, listOf } from '../schema/bounds.ts';
import { firstFault } from '../schema/first-fault.ts';
import type { TextFile } from '../yaml/source.ts';
import { layered } from './layered.ts';
import { readFolder } from './read-folder.ts';

/** A pack that ships with the program, with paths as they are given to the file system. */
export interface ShippedPack {
  id: string;
  /** The folders of the packs it lies on, the lowest first, and its own behind them. */
  folders: readonly string[];
  /** Its own words, with a folder for each language. */
  words: string;
}

const path = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, { error: 'must be a path from the folder of content' });

/** `on`: every pack it lies on, the lowest first. */
const entry = z.strictObject({ id, folder: path, on: listOf(id, 9), words: path });
type PackListing = z.output<typeof entry>;

/** A pack lies on packs that stand before it. */
function inOrder(packs: readonly PackListing[], { addIssue }: z.RefinementCtx): void {
  packs.forEach((pack, index) => {
    const before = packs.slice(0, index).map((each) => each.id);
    if (before.includes(pack.id)) addIssue({ code: 'custom', path: [index, 'id'], message: 'stands there twice' });
    if (!pack.on.every((each) => before.includes(each)))
      addIssue({ code: 'custom', path: [index, 'on'], message: 'must name packs that stand before it' });
  });
}

const manifest = listOf(entry, 99).superRefine(inOrder);

/** Which packs ship, by the `packs.json` in the folder of content. */
export function readShippedPacks(content: string): ShippedPack[] {
  const file = join(content, 'packs.json');
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { data, error } = manifest.safeParse(value);
  if (data === undefined) throw new Error(`${file}: ${firstFault(error, value)}`);
  const folderOf = (id: string): string => join(content, data.find((each) => each.id === id)!.folder);
  return data.map(({ id, on, words }) => ({ id, folders: [...on, id].map(folderOf), words: join(content, words) }));
}

/** The files of a pack that ships, over those of the packs it lies on. */
export const shippedFiles = ({ folders }: ShippedPack): TextFile[] => layered(folders.map(readFolder));
