import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemoryData } from '@bauta/engine';
import { readContent, readFolder, type TextFile } from '@bauta/format';

const root = join(import.meta.dirname, '../../..');

/** A memory that lists rule cards, counts and hides: every kind of objective but the escort. */
export const ruledFile: TextFile = {
  path: 'memories/ruled.yaml',
  text: readFileSync(join(root, 'test/mutations/ruled.yaml'), 'utf8'),
};

function read(): MemoryData {
  const { pack, problems } = readContent([...readFolder(join(root, 'packages/content/practice')), ruledFile]);
  if (pack === null) throw new Error(JSON.stringify(problems));
  return pack.content.memories.ruled!;
}
export const ruled = read();
