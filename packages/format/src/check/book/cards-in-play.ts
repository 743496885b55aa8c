import { type CardId, SLOTS } from '@bauta/engine';
import type { BoardFile } from '../../schema/card-schema.ts';
import type { Shelf } from './shelf.ts';

const onBoard = (board: BoardFile): CardId[] => [...SLOTS.map((slot) => board[slot] ?? ''), ...board.pack];

/** Every card that lies in a deck or box, on a board, or is somebody's own. */
export function cardsInPlay({ files, book, lines, content, decks }: Shelf): Set<CardId> {
  const { assassins, apprentice } = files.party[0]!.data;
  return new Set([
    ...Object.values(decks).flat(),
    ...[...Object.values(assassins), apprentice, files.campaign[0]!.data.apprentice].flatMap(onBoard),
    ...lines.flatMap(({ line }) => ('cards' in line ? Object.keys(line.cards) : [])),
    ...Object.values(book.blueprints).map(({ card }) => card),
    ...Object.values(content.assassins).flatMap(({ abilities, skills }) => [...abilities, ...skills.flat()]),
    ...Object.values(content.allies).flatMap(({ melee, ranged, ability }) => [melee, ranged, ability]),
    ...Object.values(content.machines).flatMap(({ actions }) => actions),
  ]);
}
