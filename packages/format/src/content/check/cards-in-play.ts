import { type CardId, type Content, SLOTS } from '@bauta/engine';
import type { PackFiles } from '../files/pack-files.ts';
import type { Decks } from '../pack/pack.ts';
import type { BoardFile } from '../schema/card-schema.ts';
import type { PartyFile } from '../schema/party-schema.ts';
import { bookLines } from './book/book-lines.ts';
import { partiesIn } from './check-party.ts';
import type { CompiledContent } from './compiled-content.ts';

const onBoard = (board: BoardFile): CardId[] => [...SLOTS.map((slot) => board[slot] ?? ''), ...board.pack];

const ofParty = ({ assassins, apprentice, events }: PartyFile): CardId[] => [
  ...[...Object.values(assassins), apprentice].flatMap(onBoard),
  ...events,
];

/** What the campaign hands out apart from its decks. */
const ofCampaign = (files: PackFiles): CardId[] => [
  ...files.campaign.flatMap(({ data }) => onBoard(data.apprentice)),
  ...bookLines(files).flatMap(({ line }) => ('cards' in line ? Object.keys(line.cards) : [])),
  ...files.blueprints.flatMap(({ data }) => Object.values(data).map(({ card }) => card)),
];

/** Every card that lies in a deck or box, on a board, is somebody's own, or a rule of a memory or boss. */
export function cardsInPlay(files: PackFiles, content: CompiledContent & Pick<Content, 'memories'>, decks: Decks): Set<CardId> {
  return new Set([
    ...Object.values(decks).flat(),
    ...partiesIn(files).flatMap(({ data }) => ofParty(data)),
    ...ofCampaign(files),
    ...Object.values(content.assassins).flatMap(({ abilities, skills }) => [...abilities, ...skills.flat()]),
    ...Object.values(content.allies).flatMap(({ melee, ranged, ability }) => [melee, ranged, ability]),
    ...Object.values(content.machines).flatMap(({ actions }) => actions),
    ...Object.values(content.bosses).flatMap(({ rules }) => rules),
    ...Object.values(content.memories).flatMap(({ rules, maps, variants = [] }) => [
      ...[...rules, ...variants.flatMap((variant) => variant.rules ?? [])],
      ...maps.map(({ tower }) => tower?.card ?? ''),
    ]),
  ]);
}
