import {
  type AllyId,
  type Board,
  type CampaignBook,
  type CampaignContent,
  type CardId,
  type Instruction,
  type MemoryData,
  SLOTS,
} from '@bauta/engine';
import type { Parties } from '@bauta/format';
import { waysThrough } from '../support/vocabulary/campaign-words.ts';
import { partsOf } from './card-parts.ts';
import { helperParts } from './used-in-campaign.ts';

const flat = (lines: readonly Instruction[]): Instruction[] =>
  lines.flatMap((line) => (line.do.do === 'choose' ? line.do.among.flatMap(({ does }) => flat(does)) : [line]));

/** Every line that is read, those of alternatives included. */
export const linesOf = ({ entries, boxes, contracts }: CampaignBook): Instruction[] =>
  flat([
    ...Object.values(entries).flatMap(({ briefing, conclusion }) => [...briefing, ...conclusion]),
    ...Object.values(boxes).flatMap(({ red }) => red),
    ...Object.values(contracts).flatMap(({ boxes: read, done }) => [...read.flatMap((box) => box.do), ...done]),
  ]);

const onBoard = ({ pack, ...slots }: Board): CardId[] => [...SLOTS.map((slot) => slots[slot]), ...pack];

const inMemory = ({ decks, rules, maps }: MemoryData): CardId[] => [
  ...Object.values(decks).flat(),
  ...rules,
  ...maps.flatMap(({ tower }) => tower?.card ?? ''),
];

export const bossesInPlay = ({ memories }: CampaignContent): string[] =>
  Object.values(memories).flatMap(({ maps }) => maps.flatMap(({ bosses }) => bosses.map(({ boss }) => boss)));

const guardsOf = ({ memories }: CampaignContent): string[] =>
  Object.values(memories).flatMap(({ elite, maps }) =>
    maps.flatMap(({ guards }) => guards.map(({ guard }) => (guard === 'elite' ? elite : guard))),
  );

const dealtBy = (book: CampaignBook): CardId[] => linesOf(book).flatMap(({ do: told }) => ('cards' in told ? told.cards : []));

/** Whoever is escorted, or called by a card. */
export function alliesInPlay(content: CampaignContent, cards: readonly CardId[]): AllyId[] {
  const escorted = Object.values(content.memories).flatMap(({ objectives }) =>
    objectives.filter(({ kind }) => kind === 'escort'),
  );
  const verbs = cards.flatMap((id) => {
    const card = content.cards[id]!;
    return 'effects' in card ? card.effects.flatMap((effect) => effect.do) : [];
  });
  return [...escorted.map(({ target }) => target), ...verbs.flatMap((verb) => (verb.do === 'call-ally' ? [verb.ally] : []))];
}

/** Cards that come into play in the campaign, or with a party of a memory that is played by itself; allies' own apart. */
export function cardsInPlay(content: CampaignContent, { usual, named }: Parties): CardId[] {
  const { book } = content;
  const cards = [
    ...Object.values(content.memories).flatMap(inMemory),
    ...bossesInPlay(content).flatMap((boss) => content.bosses[boss]!.rules),
    ...Object.values(content.assassins).flatMap(({ abilities, skills }) => [...abilities, ...skills.flat()]),
    ...[usual, ...Object.values(named)].flatMap(({ assassins, apprentice, events }) => [
      ...[...Object.values(assassins).map(({ board }) => board), apprentice].flatMap(onBoard),
      ...events,
    ]),
    ...[...book.decks.event, ...book.decks.equipment, ...Object.values(book.chests).flat()],
    ...[...onBoard(book.apprentice), ...dealtBy(book), ...Object.values(book.blueprints).map(({ card }) => card)],
  ];
  return [...new Set(cards)].filter((id) => id !== '');
}

/** R33.1: one without dice attacks nobody. */
function enemyParts(content: CampaignContent): string[] {
  const bosses = [...new Set(bossesInPlay(content))];
  return [
    ...[...new Set(guardsOf(content))].flatMap((guard) => [`enemy ${guard}: moves`, `enemy ${guard}: falls`]),
    ...bosses.flatMap((boss) => [`enemy ${boss}: is wounded`, `enemy ${boss}: falls`]),
    ...bosses.filter((boss) => content.bosses[boss]!.dice[0] > 0).map((boss) => `enemy ${boss}: attacks`),
  ];
}

/** All that a campaign has to be used, each by the name under which it is counted. */
export function contentParts(content: CampaignContent, parties: Parties): string[] {
  const { book } = content;
  const cards = cardsInPlay(content, parties);
  const allies = [...new Set(alliesInPlay(content, cards))];
  const theirs = allies.flatMap((ally) => {
    const { melee, ranged, ability } = content.allies[ally]!;
    return [melee, ranged, ability].filter((id) => id !== '');
  });
  const rewards = linesOf(book).flatMap(({ do: told }) => (told.do === 'lay-aside' ? told.cards : []));
  const parts = [
    ...[...new Set([...cards, ...theirs])].flatMap((id) => partsOf(content.cards[id]!)),
    ...enemyParts(content),
    ...allies.map((ally) => `ally ${ally}: comes`),
    ...allies.filter((ally) => content.allies[ally]!.ap > 0).map((ally) => `ally ${ally}: acts`),
    ...rewards.map((card) => `reward ${card}: revealed`),
    ...helperParts(book),
    ...waysThrough(book),
  ];
  return [...new Set(parts)];
}

/** Cards, enemies and the like of which nothing came to pass; to be revealed is not enough for an event that does something. */
export function unusedThings(parts: readonly string[], used: Readonly<Record<string, unknown>>): string[] {
  const things = Map.groupBy(parts, (part) => part.split(':', 1)[0]!);
  const isUsed = (all: readonly string[]): boolean => {
    const deeds = all.filter((part) => !part.endsWith(': revealed'));
    return (deeds.length > 0 ? deeds : all).some((part) => part in used);
  };
  return [...things].filter(([, all]) => !isUsed(all)).map(([thing]) => thing);
}
