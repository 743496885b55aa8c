import { expect, test } from 'vitest';
import { readContent } from '../src/index.ts';
import { practiceFiles } from './practice-files.ts';

test('what an ally draws must go to an assassin, as it has no board', () => {
  const files = practiceFiles().map((file) => ({ ...file, text: file.text.replace('who: companion, do', 'do') }));
  expect(readContent(files).problems).toMatchObject([
    { file: 'allies.yaml', line: 4, message: 'What an ally draws goes to an assassin: `who` must be companion.' },
  ]);
});
