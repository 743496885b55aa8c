import { type PackFiles, readPackFiles } from '../src/pack-files.ts';
import { byPlace } from '../src/problem.ts';
import { packOf, type ReadPack } from '../src/read-content.ts';
import { FILE_KINDS } from '../src/schema/file-kinds.ts';
import type { TextFile } from '../src/yaml/source.ts';

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
