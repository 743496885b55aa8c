import type { TextFile } from '../yaml/source.ts';
import { type ZipEntry, zipDirectory } from '../zip/directory.ts';
import { unpack } from '../zip/unpack.ts';
import { quoted, ZipFault } from '../zip/zip-fault.ts';
import { sizeProblem } from './pack-size.ts';

export const MAX_ZIP = 16_000_000;

export type ReadZip = { files: TextFile[]; problem: null } | { files: null; problem: string };

/** The YAML files of a pack that was sent as a zip, with paths from the folder of its pack.yaml; nothing is written anywhere. */
export function readZip(bytes: Uint8Array): ReadZip {
  try {
    return { files: filesIn(bytes), problem: null };
  } catch (error) {
    if (error instanceof ZipFault) return { files: null, problem: error.message };
    throw error;
  }
}

function filesIn(bytes: Uint8Array): TextFile[] {
  if (bytes.length > MAX_ZIP) throw new ZipFault(`is larger than ${MAX_ZIP / 1_000_000} MB.`);
  const entries = zipDirectory(bytes);
  checkEntries(entries);
  const wanted = entries.filter(({ name }) => /\.ya?ml$/.test(name) && !name.startsWith('__MACOSX/'));
  const large = sizeProblem(wanted);
  if (large !== null) throw new ZipFault(large);
  const root = rootOf(wanted.map(({ name }) => name));
  return wanted.map((entry) => ({ path: entry.name.slice(root.length), text: textOf(unpack(bytes, entry)) }));
}

function checkEntries(entries: readonly ZipEntry[]): void {
  const names = new Set<string>();
  for (const { name, isLink } of entries) {
    if (names.has(name)) throw new ZipFault(`holds ${quoted(name)} twice.`);
    if (isLink) throw new ZipFault(`holds the link ${quoted(name)}; a pack has files only.`);
    names.add(name);
  }
}

/** '' or the one folder that was packed, with all that is in it. */
function rootOf(names: readonly string[]): string {
  if (names.includes('pack.yaml')) return '';
  const roots = names.filter((name) => /^[^/]+\/pack\.yaml$/.test(name)).map((name) => name.slice(0, -'pack.yaml'.length));
  const [root] = roots;
  if (root === undefined) throw new ZipFault('holds no pack: there is no `pack.yaml` in it, nor in a folder of it.');
  if (roots.length > 1) throw new ZipFault(`holds several packs: ${roots.slice(0, 3).map(quoted).join(', ')}.`);
  const beside = names.find((name) => !name.startsWith(root));
  if (beside !== undefined) throw new ZipFault(`holds ${quoted(beside)} beside its folder ${quoted(root)}.`);
  return root;
}

/** What is no UTF-8 is left for the reader of the file to tell, with its line. */
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
