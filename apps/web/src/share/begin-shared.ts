import { beginSave } from '@bauta/format';
import { BLANK, penFor } from '../saves/pen.ts';
import type { SaveCard } from '../saves/saves.ts';
import { openPack } from '../shelf.ts';
import { memorySitting } from '../sitting/memory-sitting.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { newCard } from '../sitting/wishes.ts';
import type { OpenedLink } from './open-link.ts';

/** A game of its own, from that position on. */
export async function beginShared(
  { pack, game, setUp }: OpenedLink,
  name: string,
  more: Partial<Pick<SaveCard, 'seats' | 'from'>> = {},
): Promise<Sitting> {
  const { lessons } = await openPack(pack);
  const { content, memory, difficulty, party } = game.setup;
  const wishes = { pack, name, seats: [], party: party.map(({ id }) => id), difficulty };
  const card: SaveCard = { ...newCard('memory', wishes, memory), ...more };
  const pen = penFor(BLANK);
  pen.write(card, beginSave(game, setUp));
  return memorySitting(card, { content, memory, setUp, decisions: [], positions: [game], n: 0, rewinds: 0 }, pen, lessons);
}
