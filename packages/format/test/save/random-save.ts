import { apply, decision, type Game, type GameEvent, hash, hashText, isRefusal, setUp } from '@bauta/engine';
import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import { beginSave, memorySetup, saveDecision, saveSnapshot, saveUndo } from '../../src/index.ts';

/** Numbers from a seed, the same every time. */
export function numbersFrom(seed: string): (limit: number) => number {
  let count = 0;
  return (limit) => Number.parseInt(hashText(`${seed} ${count++}`).slice(0, 8), 16) % limit;
}

export interface RandomSave {
  text: string;
  /** The hash that reading the file up to each line must give. */
  hashes: string[];
}

/** A whole memory played at random, with an undo and a snapshot now and then. */
export function randomSave(memory: string, seed: string, most = 10_000): RandomSave {
  const random = numbersFrom(seed);
  const begun = setUp(practicePack.content, memorySetup(practicePack, memory, { assassins: 2, difficulty: 'normal', seed }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  const positions: Game[] = [begun.game];
  const lines = [beginSave(begun.game, begun.events as GameEvent[])];
  const hashes = ['', hash(begun.game)];
  const add = (line: string) => {
    lines.push(line);
    hashes.push(hash(positions.at(-1)!));
  };
  for (let n = 1; n <= most; n++) {
    const game = positions.at(-1)!;
    const asked = decision(game);
    if (asked === null) break;
    if (random(12) === 0 && positions.length > 3) {
      positions.length -= 2;
      add(saveUndo(n, 2, positions.at(-1)!));
    } else {
      const command = asked.options[random(asked.options.length)]!;
      const done = apply(game, command);
      if (isRefusal(done)) throw new Error(done.refused);
      positions.push(done.game);
      add(saveDecision(n, command, done.events, done.game));
    }
    if (random(10) === 0) add(saveSnapshot(n, positions.at(-1)!));
  }
  return { text: lines.join(''), hashes };
}
