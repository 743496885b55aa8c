import { type Pack, readContent, showProblem } from '@bauta/format';
import { practiceFiles } from '../../../packages/format/test/practice-files.ts';

function load(): Pack {
  const { pack, problems } = readContent(practiceFiles());
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}

/** The pack that ships with the program, read once for a test file. */
export const practicePack: Pack = load();

export const PRACTICE_MEMORIES = ['practice-1', 'practice-2', 'practice-3', 'practice-4', 'practice-5'] as const;
