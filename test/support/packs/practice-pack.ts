import { fileURLToPath } from 'node:url';
import { type Pack, readContent, readFolder, showProblem } from '@bauta/format';

const folder = fileURLToPath(new URL('../../../packages/content/practice', import.meta.url));

function load(): Pack {
  const { pack, problems } = readContent(readFolder(folder));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}

/** The pack that ships with the program, read once for a test file. */
export const practicePack: Pack = load();

export const PRACTICE_MEMORIES = ['practice-1', 'practice-2', 'practice-3', 'practice-4', 'practice-5'] as const;
