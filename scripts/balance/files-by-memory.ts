import { existsSync, readFileSync } from 'node:fs';
import { readRun, showSaveProblem } from '@bauta/format';

/** Run files by the memory whose games they hold; a sentence when one is no run. */
export function filesByMemory(paths: readonly string[]): Map<string, string[]> | string {
  const files = new Map<string, string[]>();
  for (const path of paths) {
    if (!existsSync(path)) return `There is no file \`${path}\`.`;
    const read = readRun(`${readFileSync(path, 'utf8').split('\n', 1)[0]}\n`);
    if ('problem' in read) return `This is no run that can be put together with others: ${showSaveProblem(path, read.problem)}`;
    const { id } = read.run.settings.content;
    files.set(id, [...(files.get(id) ?? []), path]);
  }
  return files;
}
