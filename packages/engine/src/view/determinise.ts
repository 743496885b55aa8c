import { shuffled } from '../flow/chance.ts';
import { clone } from '../model/clone.ts';
import type { Game } from '../model/game.ts';
import { type CardId, type DeckName, HIDDEN } from '../model/kinds.ts';
import { impossible } from '../model/lookup.ts';
import { homeOf } from '../rules/effects/sources.ts';
import { mapsInPlay } from '../rules/ground/maps.ts';
import { backOf } from '../rules/phases/reinforcement.ts';
import { comparedWithSight } from './unseen.ts';

/** R1.3: the event cards that a box has added unseen: so many, of those that do not belong to the memory, or further copies of its own. */
interface BoxedEvents {
  readonly others: readonly CardId[];
  readonly own: readonly CardId[];
  readonly count: number;
}

type DealtDeck = Exclude<DeckName, 'event' | 'aside'>;

/** What no future of a view changes. */
interface UnseenCards {
  readonly events: readonly CardId[];
  readonly boxed: BoxedEvents | null;
  /** By the deck that they lie in. */
  readonly decks: readonly (readonly [DealtDeck, readonly CardId[]])[];
  readonly towers: readonly CardId[];
}

function boxedEvents({ content, setup }: Game, seen: readonly CardId[]): BoxedEvents | null {
  if (!setup.events.includes(HIDDEN)) return null;
  const isEvent = (id: CardId): boolean => content.cards[id]?.kind === 'event';
  const own = content.memory.decks.event;
  const others = Object.keys(content.cards).filter((id) => isEvent(id) && !own.includes(id) && !seen.includes(id));
  return { others, own, count: setup.events.length - seen.filter(isEvent).length };
}

/** The order in which they are dealt. */
const DEALT: readonly DealtDeck[] = ['equipment', 'chest', 'reinforcement', 'token'];

/** The deck of a card that nobody has seen. */
function deckOf(game: Game, id: CardId): string | undefined {
  const kind = game.content.cards[id]?.kind;
  return kind === 'equipment' ? homeOf(game, id) : kind;
}

function unseenIn(view: Game): UnseenCards {
  const { left, others } = comparedWithSight(view);
  const ofDeck = (deck: DeckName): CardId[] => left.filter((id) => deckOf(view, id) === deck);
  const towers = Object.values(view.content.cards).filter((card) => card.kind === 'tower');
  return {
    events: ofDeck('event'),
    boxed: boxedEvents(view, others),
    decks: DEALT.map((deck) => [deck, ofDeck(deck)] as const),
    towers: towers.map(({ id }) => id),
  };
}

function mixed(game: Game, cards: readonly CardId[]): CardId[] {
  game.chance.shuffle += 1;
  return shuffled(game, cards);
}

/** R50.2: any order whose top card, dealt last, has the back that lies open. */
function mixedUnderBack(game: Game, cards: readonly CardId[]): CardId[] {
  const shown = mixed(
    game,
    cards.filter((id) => backOf(game, id) === game.back),
  );
  const top = shown[0];
  if (top === undefined) return mixed(game, cards);
  return [top, ...mixed(game, cards.toSpliced(cards.indexOf(top), 1))];
}

/** The cards that the deck has no place for. */
function deal(game: Game, deck: DeckName, cards: readonly CardId[]): CardId[] {
  const dealt = deck === 'reinforcement' && mapsInPlay(game) > 1 ? mixedUnderBack(game, cards) : mixed(game, cards);
  const { draw } = game.piles[deck];
  for (let index = 0; index < draw.length; index++)
    if (draw[index] === HIDDEN) draw[index] = dealt.pop() ?? impossible(`no card left for ${deck}`);
  return dealt;
}

/** R1.3 */
function fromBoxes(game: Game, boxed: BoxedEvents | null): CardId[] {
  return boxed === null ? [] : [...mixed(game, boxed.others), ...boxed.own].slice(0, boxed.count);
}

/** Deals the unknown anew from a seed of one's own: games that could be the true one, as far as the view tells. The view must not change meanwhile. */
export function futuresOf(view: Game): (seed: string) => Game {
  const { events, boxed, decks, towers } = unseenIn(view);
  return (seed) => {
    const game = clone(view);
    game.chance = { seed, assassin: 0, enemy: 0, detection: 0, shuffle: 0, look: 0, script: null };
    const aside = deal(game, 'event', [...events, ...fromBoxes(game, boxed)]);
    for (const [deck, cards] of decks) deal(game, deck, cards);
    deal(game, 'aside', aside);
    for (const map of game.maps) if (map.tower === HIDDEN) map.tower = shuffled(game, towers)[0]!;
    return game;
  };
}

/** One of them. */
export const determinise = (view: Game, seed: string): Game => futuresOf(view)(seed);
