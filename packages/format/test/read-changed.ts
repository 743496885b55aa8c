import { packOf, type ReadPack } from '../src/content/check/read-content.ts';
import { type PackFiles, readPackFiles } from '../src/content/files/pack-files.ts';
import { FILE_KINDS } from '../src/content/schema/file-kinds.ts';
import type { TextFile } from '../src/content/yaml/source.ts';
import { byPlace } from '../src/problem/problem.ts';

/** The files of a pack, with those that were read anew in the places of the old. */
function exchanged(old: PackFiles, anew: PackFiles): PackFiles {
  const withNew = FILE_KINDS.map((kind) => [
    kind,
    old[kind].map((file) => anew[kind].find(({ source }) => source.file === file.source.file) ?? file),
  ]);
  return Object.fromEntries(withNew) as PackFiles;
}

/** Reads a pack of which some files were changed as `readContent` does, and those alone anew: parsing takes nearly all of its time. */
export function readerOf(pack: readonly TextFile[]): (files: readonly TextFile[]) => ReadPack {
  const { files: old } = readPackFiles(pack);
  return (files) => {
    const changed = files.filter((file) => !pack.includes(file));
    const { files: anew, problems } = readPackFiles(changed);
    // The others are not missing: they were read before.
    const own = problems.filter(({ file }) => changed.some(({ path }) => path === file));
    return own.length > 0 ? { pack: null, problems: own.sort(byPlace) } : packOf(exchanged(old, anew));
  };
}
