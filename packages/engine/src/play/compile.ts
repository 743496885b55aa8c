import { alliesIn } from '../model/allies.ts';
import type { AllyCard, Card, Content, MemoryContent, MemoryData, MemorySetup } from '../model/content.ts';
import type { Refusal } from '../model/game.ts';
import { type AllyId, type CardId, GUARD_KINDS, type MachineId } from '../model/kinds.ts';

/** What the party brings along: on boards, in storage and in the piles they left behind. */
function cardsBrought({ party, piles, storage, events }: MemorySetup): CardId[] {
  const cards = [...storage, ...events];
  for (const { board, ability, skills } of party)
    cards.push(board.melee, board.ranged, board.armour, board.blade, ...board.pack, ability, ...skills);
  for (const pile of [piles.equipment, piles.chest]) if (pile !== null) cards.push(...pile.draw, ...pile.discard);
  return cards;
}

const ofAllies = (allies: Readonly<Record<AllyId, AllyCard>>): CardId[] =>
  Object.values(allies).flatMap(({ melee, ranged, ability }) => [melee, ranged, ability]);

function cardIds(content: Content, memory: MemoryData, setup: MemorySetup, allies: Readonly<Record<AllyId, AllyCard>>): CardId[] {
  const { event, equipment, chest, token, reinforcement } = memory.decks;
  const { rules } = memory;
  const bossRules = memory.maps.flatMap(({ bosses }) => bosses.flatMap(({ boss }) => content.bosses[boss]!.rules));
  const towers = memory.maps.map(({ tower }) => tower?.card ?? '');
  const all = [
    ...event,
    ...equipment,
    ...chest,
    ...token,
    ...reinforcement,
    ...towers,
    ...rules,
    ...bossRules,
    ...cardsBrought(setup),
    ...ofAllies(allies),
  ];
  return [...new Set(all)].filter((id) => id !== '').sort();
}

const machinesOf = ({ maps }: MemoryData): MachineId[] => maps.flatMap((map) => map.machines.map(({ machine }) => machine));

interface Compiled {
  content: Content;
  brought: readonly CardId[];
  allies: readonly AllyId[];
  own: MemoryContent;
}
/** More than the parties that one program plays in turn; what would go beyond pushes out the oldest. */
const MOST_KNOWN = 24;
const compiled = new WeakMap<MemoryData, Compiled[]>();

const isSame = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.length === others.length && ids.every((id, index) => id === others[index]);

function remember(memory: MemoryData, parties: Compiled[], added: Compiled): void {
  if (parties.length >= MOST_KNOWN) parties.shift();
  parties.push(added);
  compiled.set(memory, parties);
}

/** The same cards of the same content are put together once. */
export function compileOnce(content: Content, memory: MemoryData, setup: MemorySetup): MemoryContent | Refusal {
  const brought = cardsBrought(setup);
  const { allies } = setup;
  const parties = compiled.get(memory) ?? [];
  for (const known of parties)
    if (known.content === content && isSame(known.brought, brought) && isSame(known.allies, allies)) return known.own;
  const own = compile(content, memory, setup);
  if (!('refused' in own)) remember(memory, parties, { content, brought, allies, own });
  return own;
}

/** All towers, so that the cards at hand do not tell which one this map has (R9.3); nor which events a box has added (R1.3). */
const isAnyOf = ({ events }: MemorySetup, { kind }: Card): boolean => kind === 'tower' || (kind === 'event' && events.length > 0);

/** Only what this memory uses, so that a later change of content cannot touch a running game. */
function compile(content: Content, memory: MemoryData, setup: MemorySetup): MemoryContent | Refusal {
  const figures = alliesIn(memory, setup);
  const unknown = figures.find(({ ally }) => !Object.hasOwn(content.allies, ally));
  if (unknown !== undefined) return { refused: 'no-such-ally', rule: 'R40.6', detail: unknown.ally };
  const allies = Object.fromEntries(figures.map(({ ally }) => [ally, content.allies[ally]!]));
  const cards: Record<CardId, Card> = {};
  for (const card of Object.values(content.cards)) if (isAnyOf(setup, card)) cards[card.id] = card;
  const actions = machinesOf(memory).flatMap((id) => content.machines[id]!.actions);
  for (const id of [...cardIds(content, memory, setup, allies), ...actions]) {
    if (!Object.hasOwn(content.cards, id)) return { refused: 'no-such-card', rule: 'R24', detail: id };
    cards[id] = content.cards[id]!;
  }
  const machines = Object.fromEntries(machinesOf(memory).map((id) => [id, content.machines[id]!]));
  const bosses = Object.fromEntries(memory.maps.flatMap((map) => map.bosses.map(({ boss }) => [boss, content.bosses[boss]!])));
  const guards = GUARD_KINDS.map((kind) => content.guards[kind]);
  return { memory, dice: content.dice, guards, bosses, machines, allies, cards };
}
