import type { Character, Game } from '../game.ts';
import { type CardId, NO_CARD, type Place, type Slot } from '../kinds.ts';
import { characterOf, mapState, pileOf } from '../lookup.ts';
import type { Square } from '../square.ts';
import type { Evolvers } from './evolvers.ts';

const without = (cards: readonly CardId[], card: CardId): CardId[] => {
  const index = cards.indexOf(card);
  return cards.toSpliced(index, 1);
};

function fillSlot(assassin: Character, slot: Slot, card: CardId): void {
  if (slot === 'melee') assassin.melee = card;
  else if (slot === 'ranged') assassin.ranged = card;
  else if (slot === 'armour') assassin.armour = card;
  else assassin.blade = card;
}

function put(assassin: Character, card: CardId, into: Place): void {
  if (into === 'pack') assassin.pack = [...assassin.pack, card];
  else fillSlot(assassin, into, card);
}

function take(assassin: Character, card: CardId, from: Place): void {
  if (from === 'pack') assassin.pack = without(assassin.pack, card);
  else fillSlot(assassin, from, NO_CARD);
}

function trapGone(game: Game, at: Square): void {
  const map = mapState(game, at);
  map.traps = map.traps.filter((trap) => trap.at !== at);
}

export const cardEvolvers: Evolvers<
  | 'deck-shuffled'
  | 'events-set-aside'
  | 'card-drawn'
  | 'card-discarded'
  | 'card-removed'
  | 'card-buried'
  | 'card-recovered'
  | 'card-placed'
  | 'card-taken'
  | 'chest-opened'
  | 'trap-laid'
  | 'trap-sprung'
  | 'trap-taken-up'
  | 'token-taken'
  | 'tower-synchronised'
  | 'event-revealed'
  | 'event-ended'
  | 'direction-set'
  | 'back-shown'
  | 'lasting-begun'
  | 'lasting-used'
  | 'lasting-ended'
> = {
  'deck-shuffled': (game, { deck, order }) => {
    game.piles[deck].draw = order.slice();
    game.piles[deck].discard = [];
    game.chance.shuffle += 1;
    const { script } = game.chance;
    if (script !== null) game.chance.script = { ...script, shuffles: script.shuffles.slice(1) };
  },
  'events-set-aside': (game, { count }) => {
    game.piles.aside.draw = game.piles.event.draw.splice(0, count);
  },
  'card-drawn': (game, { deck }) => {
    pileOf(game, deck).draw.pop();
  },
  'card-discarded': (game, { deck, card }) => {
    pileOf(game, deck).discard.push(card);
  },
  'card-buried': (game, { deck }) => {
    const { draw } = game.piles[deck];
    draw.unshift(draw.pop()!);
  },
  'card-recovered': (game, { deck, card }) => {
    const { discard } = game.piles[deck];
    discard.splice(discard.lastIndexOf(card), 1);
  },
  'card-removed': (game, { card }) => {
    game.removed.push(card);
  },
  'card-placed': (game, { by, card, into }) => put(characterOf(game, by), card, into),
  'card-taken': (game, { by, card, from }) => take(characterOf(game, by), card, from),
  'chest-opened': (game, { at }) => {
    const map = mapState(game, at);
    map.chests = map.chests.filter((chest) => chest !== at);
    game.tallies.chests += 1;
  },
  'trap-laid': (game, { card, at }) => {
    const map = mapState(game, at);
    map.traps = [...map.traps, { card, at }];
  },
  'trap-sprung': (game, { at }) => trapGone(game, at),
  'trap-taken-up': (game, { at }) => trapGone(game, at),
  'token-taken': (game, { token }) => {
    game.tokens.push(token);
  },
  'tower-synchronised': (game, { map, card }) => {
    game.maps[map]!.tower = card;
    game.maps[map]!.synchronised = true;
    game.tallies.towers += 1;
  },
  'event-revealed': (game, { map, card, direction }) => {
    game.maps[map]!.event = card;
    game.maps[map]!.direction = direction;
  },
  'event-ended': (game, { map }) => {
    game.maps[map]!.event = '';
    game.maps[map]!.direction = '';
  },
  'direction-set': (game, { map, direction }) => {
    game.maps[map]!.direction = direction;
  },
  'back-shown': (game, { map }) => {
    game.back = map;
  },
  'lasting-begun': (game, { lasting }) => {
    game.lasting.push(lasting);
  },
  'lasting-used': (game, { index }) => {
    game.lasting.splice(index, 1);
  },
  'lasting-ended': (game) => {
    game.lasting = game.lasting.filter(({ until }) => until !== 'turn');
  },
};
