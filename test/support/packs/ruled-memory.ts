import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemoryData } from '@bauta/engine';
import { readContent, type TextFile } from '@bauta/format';
import { practiceFiles } from '../../../packages/format/test/practice-files.ts';

const root = join(import.meta.dirname, '../../..');

/** A memory that lists rule cards, counts and hides: every kind of objective but the escort. */
export const ruledFile: TextFile = {
  path: 'memories/ruled.yaml',
  text: readFileSync(join(root, 'test/mutations/ruled.yaml'), 'utf8'),
};

function read(): MemoryData {
  const { pack, problems } = readContent([...practiceFiles(), ruledFile]);
  if (pack === null) throw new Error(JSON.stringify(problems));
  return pack.content.memories.ruled!;
}
export const ruled = read();
