import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { layered, type Pack, readContent, readFolder, showProblem } from '@bauta/format';

/** The tests in a browser load the server by vite, which knows no import.meta.resolve. */
const { resolve } = createRequire(import.meta.url);
const content = dirname(resolve('@bauta/content/package.json'));

/** The campaign that ships with the program, on top of the practice pack. */
export function shippedPack(): Pack {
  const { pack, problems } = readContent(layered(['practice', 'venice'].map((name) => readFolder(join(content, name)))));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}
