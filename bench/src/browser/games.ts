import { fileURLToPath } from 'node:url';
import { type Content, isRefusal, setUp } from '../../../packages/engine/src/index.ts';
import {
  beginSave,
  memorySetup,
  type Pack,
  readContent,
  readShippedPacks,
  shippedFiles,
  showProblem,
} from '../../../packages/format/src/index.ts';

/** Of the memories that ship, the one with the most enemies. */
export const LARGEST = 'rope-walk';

const content = fileURLToPath(new URL('../../../packages/content', import.meta.url));

export function shipped(): Pack {
  const { pack, problems } = readContent(shippedFiles(readShippedPacks(content).find(({ id }) => id === 'venice')!));
  if (pack === null) throw new Error(problems.map(showProblem).join('\n'));
  return pack;
}

/** The largest memory as it begins, for four assassins, as a save. */
export function begunSave(pack: Pack, content: Content = pack.content): string {
  const assassins = Object.keys(content.assassins);
  const begun = setUp(content, memorySetup(pack, LARGEST, { assassins, difficulty: 'normal', seed: 'bench' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return beginSave(begun.game, begun.events);
}

/** Four on each of ten squares, of several kinds, so that the reserve has some of each left. */
const CROWD = [
  ...[4, 3, 1, 35].map((at) => ({ at, guard: 'crossbowman', count: 4 })),
  ...[68, 69].map((at) => ({ at, guard: 'brute', count: 4 })),
  ...[37, 98].map((at) => ({ at, guard: 'agile', count: 4 })),
  ...[38, 100].map((at) => ({ at, guard: 'rider', count: 4 })),
];
export const CROWDED = CROWD.reduce((sum, { count }) => sum + count, 0);

/** The same with forty enemies on its map. */
export function crowdedSave(pack: Pack): string {
  const content = structuredClone(pack.content);
  const guards = CROWD.map(({ count, ...each }) => ({ ...each, count: [count, count, count] }));
  Object.assign(content.memories[LARGEST]!.maps[0]!, { guards });
  return begunSave(pack, content);
}
