import { isRefusal, type Refusal, setUp } from '@bauta/engine';
import { beginSave, memorySetup, type Pack } from '@bauta/format';
import { BLANK, penFor } from '../storage/pen.ts';
import { memorySitting } from './memory-sitting.ts';
import type { Sitting } from './sitting.ts';
import { newCard, newSeed, type Wishes } from './wishes.ts';

/** A memory by itself. */
export function beginMemory(pack: Pack, memory: string, wishes: Wishes): Sitting | Refusal {
  const { seats, party, difficulty } = wishes;
  const setup = memorySetup(pack, memory, { assassins: party, difficulty, seed: newSeed(), players: seats.length });
  const begun = setUp(pack.content, setup);
  if (isRefusal(begun)) return begun;
  const { game, events } = begun;
  const card = newCard('memory', wishes, memory);
  const pen = penFor(BLANK);
  pen.write(card, beginSave(game, events));
  const save = { content: setup.content, memory, setUp: events, decisions: [], positions: [game], n: 0, rewinds: 0 };
  return memorySitting(card, save, pen, pack.lessons);
}
