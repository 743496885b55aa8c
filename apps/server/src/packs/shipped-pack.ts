import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layered, type Pack, readContent, readFolder, showProblem } from '@bauta/format';

const content = dirname(fileURLToPath(import.meta.resolve('@bauta/content/package.json')));

/** The campaign that ships with the program, on top of the practice pack. */
export function shippedPack(): Pack {
  const { pack, problems } = readContent(layered(['practice', 'venice'].map((name) => readFolder(join(content, name)))));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}
