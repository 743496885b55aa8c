import { join } from 'node:path';
import { type Pack, readContent, readFolder, showProblem } from '@bauta/format';

export const OLD_VENICE = join(import.meta.dirname, '../../packs/venice-2527726');

function load(): Pack {
  const { pack, problems } = readContent(readFolder(OLD_VENICE));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}

/** The campaign of commit 2527726, by which versions of bots are compared; read once for a test file. */
export const oldVenicePack: Pack = load();
