import { join } from 'node:path';
import { type Pack, readContent, readFolder, type TextFile } from '../src/index.ts';

const content = join(import.meta.dirname, '..', '..', 'content');

export const practiceFiles = (): TextFile[] => readFolder(join(content, 'practice'));
export const englishFiles = (): TextFile[] =>
  readFolder(join(content, 'text', 'en')).filter(({ path }) => path.startsWith('practice'));

export function practicePack(): Pack {
  const { pack, problems } = readContent(practiceFiles());
  if (pack === null) throw new Error(JSON.stringify(problems));
  return pack;
}

/** The pack with one file changed. */
export const withFile = (path: string, change: (text: string) => string): TextFile[] =>
  practiceFiles().map((file) => (file.path === path ? { path, text: change(file.text) } : file));
