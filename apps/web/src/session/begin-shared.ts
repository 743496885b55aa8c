import { memoryRules } from '@bauta/engine';
import { beginSave } from '@bauta/format';
import { History } from '@bauta/session';
import { openPack } from '../packs/shelf.ts';
import { BLANK, saveWriter } from '../storage/save-writer.ts';
import type { SaveCard } from '../storage/saves.ts';
import { memorySession } from './memory-session.ts';
import type { OpenedLink } from './open-link.ts';
import type { Session } from './session.ts';
import { newCard } from './wishes.ts';

/** A game of its own, from that position on. */
export async function beginShared(
  { pack, game, setUp }: OpenedLink,
  name: string,
  more: Partial<Pick<SaveCard, 'seats' | 'from'>> = {},
): Promise<Session> {
  const { lessons } = await openPack(pack);
  const { memory, difficulty, party } = game.setup;
  const wishes = { pack, name, seats: [], party: party.map(({ id }) => id), difficulty };
  const card: SaveCard = { ...newCard('memory', wishes, memory), ...more };
  const writer = saveWriter(BLANK);
  writer.write(card, beginSave(game, setUp));
  return memorySession({ card, history: History.begin(memoryRules, game, setUp), writer, lessons });
}
