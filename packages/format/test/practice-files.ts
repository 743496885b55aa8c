import { join } from 'node:path';
import { type Pack, readContent, readFolder, readShippedPacks, shippedFiles, type TextFile } from '../src/index.ts';

const shipped = readShippedPacks(join(import.meta.dirname, '../../content'));
const practice = shipped.find(({ id }) => id === 'practice')!;

export const practiceFiles = (): TextFile[] => shippedFiles(practice);
export const englishFiles = (): TextFile[] => readFolder(join(practice.words, 'en'));

export function practicePack(): Pack {
  const { pack, problems } = readContent(practiceFiles());
  if (pack === null) throw new Error(JSON.stringify(problems));
  return pack;
}

/** The pack with one file changed. */
export const withFile = (path: string, change: (text: string) => string): TextFile[] =>
  practiceFiles().map((file) => (file.path === path ? { path, text: change(file.text) } : file));
