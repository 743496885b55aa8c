import { hashText, isRefusal, memoryRules, setUp } from '@bauta/engine';
import { History } from '@bauta/session';
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
  const history = History.begin(memoryRules, begun.game, begun.events);
  const lines = [beginSave(history.state, history.setUp)];
  const hashes = ['', memoryRules.hash(history.state)];
  const add = (line: string) => {
    lines.push(line);
    hashes.push(memoryRules.hash(history.state));
  };
  for (let n = 1; n <= most; n++) {
    const { question } = history;
    if (question === null) break;
    if (random(12) === 0 && history.decisions.length > 2) {
      history.undo(2);
      add(saveUndo(memoryRules, history.state, n, 2));
    } else {
      const decision = history.decide(question.options[random(question.options.length)]!);
      if (isRefusal(decision)) throw new Error(decision.refused);
      add(saveDecision(memoryRules, history.state, decision));
    }
    if (random(10) === 0) add(saveSnapshot(memoryRules, history.state, n));
  }
  return { text: lines.join(''), hashes };
}
