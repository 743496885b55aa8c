import type { TextFile } from '../yaml/source.ts';

const isMemory = ({ path }: TextFile): boolean => path.startsWith('memories/');

/** One pack over another: of two files with the same path the upper counts, and its memories take the place of those below. */
function over(below: readonly TextFile[], upper: readonly TextFile[]): TextFile[] {
  const isTaken = (file: TextFile) => upper.some(({ path }) => path === file.path) || (isMemory(file) && upper.some(isMemory));
  return [...below.filter((file) => !isTaken(file)), ...upper];
}

/** Packs laid over each other, the last on top. */
export const layered = (packs: readonly (readonly TextFile[])[]): TextFile[] =>
  packs.reduce<TextFile[]>((below, upper) => over(below, upper), []);
