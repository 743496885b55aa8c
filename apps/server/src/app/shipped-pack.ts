import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type Pack, readContent, readShippedPacks, shippedFiles, showProblem } from '@bauta/format';

/** The tests in a browser load the server by vite, which knows no import.meta.resolve. */
const { resolve } = createRequire(import.meta.url);
const content = dirname(resolve('@bauta/content/package.json'));

/** The campaign that ships with the program, on top of what it lies on. */
export function shippedPack(): Pack {
  const shipped = readShippedPacks(content).find(({ id }) => id === 'venice');
  if (shipped === undefined) throw new Error('the campaign does not ship with the program');
  const { pack, problems } = readContent(shippedFiles(shipped));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}
