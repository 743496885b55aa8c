import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createMemory, type Game, isRefusal } from '@bauta/engine';
import { memorySetup, readContent, readFolder } from '@bauta/format';

const { resolve } = createRequire(import.meta.url);
const folder = join(dirname(resolve('@bauta/content/package.json')), 'practice');
const pack = readContent(readFolder(folder)).pack!;

/** A practice memory as it begins. */
export function practiceGame(memory: string, assassins = 2, seed = 'table'): Game {
  const game = createMemory(pack.content, memorySetup(pack, memory, { assassins, difficulty: 'normal', seed }));
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}
