import { isRefusal, memoryRules, type Refusal, setUp } from '@bauta/engine';
import { beginSave, memorySetup, type Pack } from '@bauta/format';
import { History } from '@bauta/session';
import { BLANK, saveWriter } from '../storage/save-writer.ts';
import { memorySession } from './memory-session.ts';
import { type NewGame, newSeed, newSummary } from './new-game.ts';
import type { Session } from './session.ts';

/** A memory by itself. */
export function beginMemory(pack: Pack, memory: string, newGame: NewGame): Session | Refusal {
  const { seats, party, difficulty } = newGame;
  const setup = memorySetup(pack, memory, { assassins: party, difficulty, seed: newSeed(), players: seats.length });
  const begun = setUp(pack.content, setup);
  if (isRefusal(begun)) return begun;
  const { game, events } = begun;
  const summary = newSummary('memory', newGame, memory);
  const writer = saveWriter(BLANK);
  writer.write(summary, beginSave(game, events));
  return memorySession({ summary, history: History.begin(memoryRules, game, events), writer, lessons: pack.lessons });
}
