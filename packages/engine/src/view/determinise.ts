import { shuffled } from '../flow/chance.ts';
import { eventCards, reinforcementsFor } from '../model/blank.ts';
import { clone } from '../model/clone.ts';
import type { PileData } from '../model/content.ts';
import type { Game } from '../model/game.ts';
import { type CardId, DECKS, type DeckName, HIDDEN, SLOTS } from '../model/kinds.ts';
import { impossible } from '../model/lookup.ts';
import { homeOf } from '../rules/effects/sources.ts';
import { mapsInPlay } from '../rules/ground/maps.ts';
import { isAssassin } from '../rules/ground/presence.ts';
import { backOf } from '../rules/phases/reinforcement.ts';

/** Cards lying open anywhere on the table, those held in unfinished steps included. */
function inSight(game: Game): CardId[] {
  const party = game.characters.filter(isAssassin);
  const boards = party.flatMap((assassin) => [...SLOTS.map((slot) => assassin[slot]), ...assassin.pack]);
  const piles = Object.values(game.piles).flatMap((pile) => [...pile.draw, ...pile.discard]);
  const steps = game.stack.flatMap((step) => (step.step === 'search' ? step.found : step.step === 'stow' ? step.cards : []));
  const maps = game.maps.flatMap((map) => [map.event, ...map.traps.map(({ card }) => card)]);
  return [...boards, ...piles, ...steps, ...maps, ...game.removed, ...game.tokens].filter((id) => id !== '' && id !== HIDDEN);
}

/** All cards the game was laid out with, in so far as the table may know them. */
function laidOut({ content, setup }: Game): CardId[] {
  const { equipment, chest, token } = content.memory.decks;
  const boards = setup.party.flatMap(({ board }) => [...SLOTS.map((slot) => board[slot]), ...board.pack]);
  const known = (pile: PileData | null, own: readonly CardId[]) =>
    pile === null ? own : (pile.cards ?? [...pile.draw, ...pile.discard]);
  return [
    ...eventCards(content, setup),
    ...known(setup.piles.equipment, equipment),
    ...known(setup.piles.chest, chest),
    ...token,
    ...reinforcementsFor(content, setup.party.length),
    ...boards,
  ];
}

/** Of what was laid out, what nobody has seen; and what lies open without having been laid out. */
function comparedWithSight(game: Game): { left: CardId[]; others: CardId[] } {
  const left = laidOut(game).filter((id) => id !== '' && id !== HIDDEN);
  const others: CardId[] = [];
  for (const id of inSight(game)) {
    const index = left.indexOf(id);
    if (index >= 0) left.splice(index, 1);
    else others.push(id);
  }
  return { left, others };
}

function unseen(game: Game): CardId[] {
  const { left, others } = comparedWithSight(game);
  return [...left, ...fromBoxes(game, others)];
}

/** Whether as many cards lie hidden as nobody has seen, and none lies open that nobody laid out: so it is in every game that was played. */
export function isWholeView(view: Game): boolean {
  const { left, others } = comparedWithSight(view);
  const boxed = view.setup.events.filter((id) => id === HIDDEN).length;
  const isFromBox = (id: CardId): boolean => view.content.cards[id]?.kind === 'event';
  const hidden = DECKS.reduce((sum, deck) => sum + view.piles[deck].draw.filter((id) => id === HIDDEN).length, 0);
  return others.every(isFromBox) && hidden === left.length + boxed - others.length;
}

/** R1.3: event cards that a box has added unseen may be any that do not belong to the memory, or further copies. */
function fromBoxes(game: Game, seen: readonly CardId[]): CardId[] {
  const { content, setup } = game;
  if (!setup.events.includes(HIDDEN)) return [];
  const isEvent = (id: CardId): boolean => content.cards[id]?.kind === 'event';
  const own = content.memory.decks.event;
  const others = Object.keys(content.cards).filter((id) => isEvent(id) && !own.includes(id) && !seen.includes(id));
  return [...mixed(game, others), ...own].slice(0, setup.events.length - seen.filter(isEvent).length);
}

/** Which deck a card that nobody has seen may lie in. */
function belongs(game: Game, deck: DeckName, id: CardId): boolean {
  const card = game.content.cards[id];
  if (card?.kind !== 'equipment') return card?.kind === (deck === 'aside' ? 'event' : deck);
  return deck === homeOf(game, id);
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

/** The cards that are left for the decks to come. */
function deal(game: Game, deck: DeckName, pool: readonly CardId[]): CardId[] {
  const own = pool.filter((id) => belongs(game, deck, id));
  const dealt = deck === 'reinforcement' && mapsInPlay(game) > 1 ? mixedUnderBack(game, own) : mixed(game, own);
  game.piles[deck].draw = game.piles[deck].draw.map((card) =>
    card === HIDDEN ? (dealt.pop() ?? impossible(`no card left for ${deck}`)) : card,
  );
  return [...pool.filter((id) => !belongs(game, deck, id)), ...dealt];
}

/** Deals the unknown anew from a seed of one's own: a game that could be the true one, as far as the view tells. */
export function determinise(view: Game, seed: string): Game {
  const game = clone(view);
  game.chance = { seed, assassin: 0, enemy: 0, detection: 0, shuffle: 0, look: 0, script: null };
  let pool = unseen(game);
  for (const deck of DECKS) pool = deal(game, deck, pool);
  const towers = Object.values(game.content.cards).filter((card) => card.kind === 'tower');
  for (const map of game.maps)
    if (map.tower === HIDDEN)
      map.tower = shuffled(
        game,
        towers.map((card) => card.id),
      )[0]!;
  return game;
}
