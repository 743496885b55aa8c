import {
  type CardId,
  type Content,
  createMemory,
  DECKS,
  type DeckName,
  determinise,
  type Game,
  type GameEvent,
  HIDDEN,
  isRefusal,
  isWholeView,
  layPosition,
  type MemorySetup,
  memoryRules,
  type PartyMember,
  type PileData,
  SHUFFLING,
  toJSON,
} from '@bauta/engine';
import { belongsIn } from '../../content/check/check-memory-decks.ts';
import type { Pack } from '../../content/pack/pack.ts';
import { arrangementOf } from '../arrangement-of.ts';
import { checkPosition } from '../check-position.ts';
import { partyOf } from '../party.ts';
import { positionProblem } from '../position-problem.ts';
import type { PositionFile } from '../position-schema.ts';
import { setUpProblem } from '../set-up-problem.ts';
import type { SharedPosition } from './shared-schema.ts';

/** A game that could be the one that was shared, and the events that begin its log. */
export interface SharedGame {
  game: Game;
  setUp: readonly GameEvent[];
}

class Impossible extends Error {}
const refuse = (message: string): never => {
  throw new Impossible(message);
};

/** What is known beside the position. */
export interface KnownCards {
  /** Which events boxes have added. */
  boxed?: readonly CardId[];
  /** How every deck lies, the top card last. */
  draw?: Readonly<Record<DeckName, readonly CardId[]>>;
}

const report = (_path: unknown, message: string): never => refuse(message);

/** Deals what nobody knew anew, under a seed of one's own. A sentence when no game can have come to this position. */
export function openShared(shared: SharedPosition, pack: Pack, seed: string, known: KnownCards = {}): SharedGame | string {
  const party = (): PartyMember[] => partyOf({ party: shared.party }, pack, pack.content, report);
  return opened(shared, { content: pack.content, party, seed, known });
}

/** The same of what a game itself has shared, with the content and the party of that game. */
export const openOwn = (
  shared: SharedPosition,
  game: Game,
  content: Content,
  seed: string,
  known: KnownCards,
): SharedGame | string => opened(shared, { content, party: () => game.setup.party, seed, known });

/** With what it is gone on with. */
interface Deal {
  content: Content;
  party: () => readonly PartyMember[];
  seed: string;
  known: KnownCards;
}

function opened(shared: SharedPosition, deal: Deal): SharedGame | string {
  try {
    return begun(dealt(shared, deal), deal.content);
  } catch (error) {
    // Whatever a rule trips over in a position from elsewhere is a fault of the position.
    return error instanceof Error ? error.message : String(error);
  }
}

/** As set up, but for the events of boxes: the memory's own stand for them until they are dealt. */
function setupOf(shared: SharedPosition, { content, party, seed }: Deal): MemorySetup {
  const { memory, difficulty, attempt, players, storage, events, piles, hqLevel, allies, flags } = shared;
  if (shared.content.id !== content.id || shared.content.version !== content.version) refuse('It is of another pack.');
  if (!Object.hasOwn(content.memories, memory)) refuse(`There is no memory \`${memory}\`.`);
  const [own = ''] = content.memories[memory]!.decks.event;
  return {
    memory,
    content: shared.content,
    seed,
    shuffling: SHUFFLING,
    difficulty,
    attempt,
    players,
    party: party(),
    storage,
    piles: { equipment: pileOf(content, 'equipment', piles.equipment), chest: pileOf(content, 'chest', piles.chest) },
    events: new Array<CardId>(events).fill(own),
    hqLevel,
    allies,
    flags,
  };
}

function pileOf(content: Content, deck: 'equipment' | 'chest', cards: readonly CardId[] | undefined): PileData | null {
  if (cards === undefined) return null;
  const odd = cards.find((id) => !belongsIn(deck, id, content.cards));
  return odd === undefined ? { draw: cards, discard: [] } : refuse(`\`${odd}\` is no card of the ${deck} deck.`);
}

/** The position as the table saw it, decks face down. */
function seen({ position, events }: SharedPosition, content: Content, setup: MemorySetup): Game {
  const created = createMemory(content, setup);
  if (isRefusal(created)) return refuse(`${created.refused} (${created.rule})`);
  const piles = DECKS.map((deck) => [deck, { draw: [], discard: position.decks[deck].discard }]);
  const file: PositionFile = { ...position, decks: Object.fromEntries(piles) };
  const context = { content, memory: created.content.memory, setup };
  checkPosition(file, context, report);
  const laid = layPosition(created, arrangementOf(file, context, null, report));
  if (isRefusal(laid)) return refuse(`${laid.refused} (${laid.rule})`);
  for (const deck of DECKS) laid.piles[deck].draw = new Array<CardId>(position.decks[deck].draw).fill(HIDDEN);
  return { ...laid, content: created.content, setup: { ...setup, events: new Array<CardId>(events).fill(HIDDEN) } };
}

/** R1.3: the events that are in play beside the memory's own. */
function fromBoxes({ content, maps, piles, removed }: Game): CardId[] {
  const all = [...maps.map(({ event }) => event), ...Object.values(piles).flatMap(({ draw, discard }) => [...draw, ...discard])];
  const events = [...all, ...removed].filter((id) => content.cards[id]?.kind === 'event');
  for (const own of content.memory.decks.event) {
    const index = events.indexOf(own);
    if (index >= 0) events.splice(index, 1);
  }
  return events.sort();
}

function dealt(shared: SharedPosition, deal: Deal): Game {
  const { content, seed, known } = deal;
  const { boxed, draw } = known;
  const setup = setupOf(shared, deal);
  const table = seen(shared, content, setup);
  const view = boxed === undefined ? table : { ...table, setup: { ...table.setup, events: boxed } };
  if (!isWholeView(view)) return refuse('Cards are missing, or too many.');
  const game = determinise(view, seed);
  if (draw !== undefined) for (const deck of DECKS) game.piles[deck].draw = [...draw[deck]];
  return { ...game, setup: { ...setup, events: fromBoxes(game) } };
}

/** The save of it can be read, and there is something to decide. */
function begun({ setup, ...rest }: Game, content: Content): SharedGame {
  const created = createMemory(content, setup);
  if (isRefusal(created)) return refuse(`${created.refused} (${created.rule})`);
  const game: Game = { ...rest, content: created.content, setup };
  const first = { type: 'memory-set-up', content: game.content, setup, why: 'R1.1' } as const;
  const problem = setUpProblem(first) ?? positionProblem(game.content, setup, toJSON(game));
  if (problem !== null) return refuse(problem);
  if ((memoryRules.question(game)?.options.length ?? 0) === 0) return refuse('Nothing is to be decided.');
  return { game, setUp: [first, { type: 'position-laid', position: toJSON(game), why: [] }] };
}
