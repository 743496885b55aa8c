import { shuffled } from '../flow/chance.ts';
import { emit, follow, recording } from '../flow/emit.ts';
import { blankGame } from '../model/blank.ts';
import type { Card, Content, MemoryContent, MemorySetup, PartyMember } from '../model/content.ts';
import type { GameEvent } from '../model/event.ts';
import { type Game, isRefusal, type Refusal } from '../model/game.ts';
import { groundsOf } from '../model/json.ts';
import { type CardId, type DeckName, SLOTS } from '../model/kinds.ts';
import { groundIfAny, guardKindOf } from '../model/lookup.ts';
import { cellOf, mapOf } from '../model/square.ts';
import { memoryFor } from '../model/variant.ts';
import { settleBases } from '../rules/enemies/bases.ts';
import { bossArrives } from '../rules/enemies/boss.ts';
import { layMachine } from '../rules/machines/machine.ts';
import { showBack } from '../rules/phases/reinforcement.ts';
import { compileOnce } from './compile.ts';
import { isCommandType } from './option-id.ts';
import { start } from './play.ts';

const boardRefusal = (cards: Readonly<Record<CardId, Card>>, { id, apprentice, board }: PartyMember): Refusal | null => {
  if (apprentice && board.blade !== '') return { refused: 'apprentice-with-blade', rule: 'R1.2', detail: id };
  if (board.pack.length > 5) return { refused: 'pack-full', rule: 'R18.1', detail: id };
  const misfit = SLOTS.find((slot) => {
    const card = board[slot] === '' ? null : cards[board[slot]]!;
    return card !== null && (card.kind !== 'equipment' || card.slot !== slot);
  });
  return misfit === undefined ? null : { refused: 'card-does-not-fit', rule: 'R18.1', detail: `${id} ${misfit}` };
};

/** R1.1: 1 to 4 players, 2 to 4 assassins; a solo player plays at least 2, with 2 or 3 players each plays one or two. */
function partyRefusal({ party, players }: MemorySetup): Refusal | null {
  if (party.length < 2 || party.length > 4) return { refused: 'party-size', rule: 'R1.1' };
  if (players < 1 || players > party.length) return { refused: 'player-count', rule: 'R1.1' };
  const ids = party.map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => isCommandType(id) || !/^[a-z][a-z0-9-]*$/.test(id)))
    return { refused: 'assassin-ids', rule: 'R1.1' };
  return null;
}

function shuffle(game: Game, deck: DeckName, why: string): void {
  emit(game, { type: 'deck-shuffled', deck, order: shuffled(game, game.piles[deck].draw), why });
}

/** R47: the event deck has a card for each turn, on every map; the rest is set aside. */
function setAside(game: Game): void {
  const { timeLimit, maps } = game.content.memory;
  const count = timeLimit === null ? 0 : game.piles.event.draw.length - timeLimit.turns * maps.length;
  if (count > 0) emit(game, { type: 'events-set-aside', count, why: 'R47' });
}

function layMaps(game: Game): void {
  const { memory } = game.content;
  memory.maps.forEach(({ guards, bosses, machines }, map) => {
    emit(game, { type: 'map-laid', map, why: ['R7.1', 'R7.2', 'R7.3'] });
    for (const { at, guard, count } of guards) {
      const figures = count[game.setup.party.length - 2]!;
      if (figures > 0 && groundIfAny(game, at) !== undefined)
        emit(game, { type: 'guard-placed', guard: guardKindOf(memory, guard), at, count: figures, why: 'R7.2' });
    }
    for (const each of machines) if (groundIfAny(game, each.at) !== undefined) layMachine(game, each);
    for (const { boss, at } of bosses) if (groundIfAny(game, at) !== undefined) bossArrives(game, boss, at);
  });
  settleBases(game);
}

function layOut(game: Game): void {
  emit(game, { type: 'memory-set-up', content: game.content, setup: game.setup, why: 'R1.1' });
  emit(game, { type: 'reserve-counted', why: 'R7.5' });
  shuffle(game, 'event', 'R3.2');
  setAside(game);
  shuffle(game, 'reinforcement', 'R29.1');
  showBack(game);
  shuffle(game, 'token', 'R10');
  if (game.setup.piles.equipment === null) shuffle(game, 'equipment', 'R17.2');
  if (game.setup.piles.chest === null) shuffle(game, 'chest', 'R10');
  follow(game, { step: 'enter-map', next: 0 });
  layMaps(game);
  for (const { id, apprentice } of game.setup.party)
    emit(game, { type: 'assassin-joined', by: id, why: apprentice ? ['R1.1', 'R1.2'] : 'R1.1' });
}

/** R7.4: on the map as it is laid first. */
function hasWayIn(content: MemoryContent): boolean {
  const { start } = content.memory;
  const grounds = groundsOf(content);
  if (start.length === 0) return grounds.some(({ stations }) => stations.length > 0);
  return start.every((at) => grounds[mapOf(at)]?.byCell[cellOf(at)] !== undefined);
}

/** The table before anything is laid on it. */
function blankTable(content: Content, setup: MemorySetup): Game | Refusal {
  const found = Object.hasOwn(content.memories, setup.memory) ? content.memories[setup.memory] : undefined;
  if (found === undefined) return { refused: 'no-such-memory', rule: 'R1.3', detail: setup.memory };
  const refusal = partyRefusal(setup);
  if (refusal !== null) return refusal;
  const memory = memoryFor(found, setup.party.length, setup.flags);
  const own = compileOnce(content, memory, setup);
  if ('refused' in own) return own;
  const board = setup.party.map((member) => boardRefusal(own.cards, member)).find((each) => each !== null);
  if (board !== undefined) return board;
  if (!hasWayIn(own)) return { refused: 'no-way-in', rule: 'R7.4' };
  if (setup.difficulty === 'easy' && !memory.easy) return { refused: 'no-easy-here', rule: 'R45' };
  return blankGame(own, setup);
}

function begin(game: Game): void {
  layOut(game);
  start(game);
}

/** The set-up of a memory, with the events that begin its log. */
export function setUp(content: Content, setup: MemorySetup): { game: Game; events: readonly GameEvent[] } | Refusal {
  const game = blankTable(content, setup);
  return isRefusal(game) ? game : { game, events: recording(() => begin(game)) };
}

/** A game ready for its first decision. */
export function createMemory(content: Content, setup: MemorySetup): Game | Refusal {
  const game = blankTable(content, setup);
  if (!isRefusal(game)) begin(game);
  return game;
}
