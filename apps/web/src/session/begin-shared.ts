import { memoryRules } from '@bauta/engine';
import { beginSave } from '@bauta/format';
import { History } from '@bauta/session';
import { openPack } from '../packs/shelf.ts';
import { BLANK, saveWriter } from '../storage/save-writer.ts';
import type { SaveSummary } from '../storage/saves.ts';
import { memorySession } from './memory-session.ts';
import { newSummary } from './new-game.ts';
import type { OpenedLink } from './open-link.ts';
import type { Session } from './session.ts';

/** A game of its own, from that position on. */
export async function beginShared(
  { pack, game, setUp }: OpenedLink,
  name: string,
  more: Partial<Pick<SaveSummary, 'seats' | 'from'>> = {},
): Promise<Session> {
  const { lessons } = await openPack(pack);
  const { memory, difficulty, party } = game.setup;
  const newGame = { pack, name, seats: [], party: party.map(({ id }) => id), difficulty };
  const summary: SaveSummary = { ...newSummary('memory', newGame, memory), ...more };
  const writer = saveWriter(BLANK);
  writer.write(summary, beginSave(game, setUp));
  return memorySession({ summary, history: History.begin(memoryRules, game, setUp), writer, lessons });
}
