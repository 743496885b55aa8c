import { emit } from '../../flow/emit.ts';
import type { Card } from '../../model/content.ts';
import type { Effect, If } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import { type BossId, type CardId, type Clause, type Place, SLOTS } from '../../model/kinds.ts';
import { bossOf, cardOf, flagOf, groundIfAny, isCounter, objectiveIndex } from '../../model/lookup.ts';
import { isTowerTop, MAP_LETTERS } from '../../model/square.ts';
import { cardIn } from '../cards/board.ts';
import { bodiesAt, enemiesAt } from '../ground/presence.ts';

const NO_EFFECTS: readonly Effect[] = [];

export const effectsOf = (card: Card): readonly Effect[] =>
  card.kind === 'token' || card.kind === 'reinforcement' ? NO_EFFECTS : card.effects;

/** R24: a card with a slot works only from it; others from the pack. */
const worksFromPack = (card: Card): boolean => card.kind === 'equipment' && card.slot === 'pack';

/** R39.2 and abilities: how often. */
export function isSpent(assassin: Character, card: CardId, effect: Effect): boolean {
  if (effect.per === 'turn') return assassin.usedThisTurn.includes(card);
  return effect.per === 'memory' && assassin.usedThisMemory.includes(card);
}

type Visit = (card: CardId, effects: readonly Effect[]) => void;

function offer(game: Game, id: CardId, fromPack: boolean, visit: Visit): void {
  if (id === '') return;
  const card = cardOf(game, id);
  const effects = effectsOf(card);
  if (effects.length > 0 && (!fromPack || worksFromPack(card))) visit(id, effects);
}

/** Calls with every card whose effects the assassin may draw on, each kind of card once. */
export function forEachSource(game: Game, assassin: Character, visit: Visit): void {
  const { pack, skills } = assassin;
  offer(game, assassin.ability, false, visit);
  for (const skill of skills) offer(game, skill, false, visit);
  for (const slot of SLOTS) offer(game, cardIn(assassin, slot), false, visit);
  for (let index = 0; index < pack.length; index++)
    if (pack.indexOf(pack[index]!) === index) offer(game, pack[index]!, true, visit);
}

export function placeOf(assassin: Character, card: CardId): Place | null {
  for (const slot of SLOTS) if (cardIn(assassin, slot) === card) return slot;
  return assassin.pack.includes(card) ? 'pack' : null;
}

/** R24: the deck whose discard pile takes the card. */
export function homeOf({ content, setup }: Game, card: CardId): 'chest' | 'equipment' {
  const { chest } = setup.piles;
  const chests = chest === null ? content.memory.decks.chest : (chest.cards ?? [...chest.draw, ...chest.discard]);
  return chests.includes(card) ? 'chest' : 'equipment';
}

/** R24: black to the discard pile; a white card given up leaves the game. */
export function layAside(game: Game, id: CardId, why: Clause): void {
  const card = cardOf(game, id);
  if (card.kind === 'equipment' && card.colour === 'white') emit(game, { type: 'card-removed', card: id, why: [why, 'R24'] });
  else emit(game, { type: 'card-discarded', deck: homeOf(game, id), card: id, why: [why, 'R24'] });
}

/** D2: the card itself goes onto the map. */
const lies = (effect: Effect): boolean => effect.do.some((verb) => verb.do === 'lay-trap');

/** A used card: black goes, white stays; an ability counts its use. */
export function spendSource(game: Game, assassin: Character, id: CardId, effect: Effect): void {
  const card = cardOf(game, id);
  if (effect.per !== '') emit(game, { type: 'ability-used', by: assassin.id, card: id, per: effect.per, why: 'R39.2' });
  if (card.kind !== 'equipment' || card.colour !== 'black' || lies(effect)) return;
  const from = placeOf(assassin, id);
  if (from === null) return;
  emit(game, { type: 'card-taken', by: assassin.id, card: id, from, why: 'R24' });
  layAside(game, id, 'R24');
}

/** Does the assassin draw on this card now? */
export function isSource(game: Game, assassin: Character, card: CardId): boolean {
  let found = false;
  forEachSource(game, assassin, (id) => {
    if (id === card) found = true;
  });
  return found;
}

export interface Facts {
  /** Dice that detect the owner in the test at hand. */
  detecting: number;
  /** The owner's dice that may be rolled again. */
  faces: readonly string[];
  /** What the happening at hand is about. */
  subject: string;
}
export const NO_FACTS: Facts = { detecting: 0, faces: [], subject: '' };

const GROUND_OF = { 'on-street': 'street', 'in-room': 'room', 'in-water': 'canal' } as const;

const enemiesAround = (game: Game, { at }: Character): boolean => groundIfAny(game, at) !== undefined && enemiesAt(game, at) > 0;

/** Conditions of the map are asked of the map; those of a person only of an owner. */
function met(game: Game, owner: Character | null, map: number, condition: If, facts: Facts): boolean {
  if (typeof condition === 'object') return metBounds(game, map, condition, facts);
  switch (condition) {
    case 'alert-quiet':
    case 'alert-raised':
      return game.maps[map]!.alert === (condition === 'alert-quiet' ? 'quiet' : 'raised');
    case 'incognito':
    case 'exposed':
      return owner !== null && owner.exposed === (condition === 'exposed');
    case 'on-roof':
      return owner !== null && (isTowerTop(owner.at) || (groundIfAny(game, owner.at)?.roof ?? false));
    case 'injured':
    case 'unhurt':
      return owner !== null && owner.wounds > 0 === (condition === 'injured');
    case 'alone':
      return (
        owner !== null && !game.characters.some(({ id, at, status }) => id !== owner.id && at === owner.at && status === 'active')
      );
    case 'enemy-here':
    case 'no-enemy-here':
      return owner !== null && enemiesAround(game, owner) === (condition === 'enemy-here');
    case 'body-here':
      return owner !== null && groundIfAny(game, owner.at) !== undefined && bodiesAt(game, owner.at) > 0;
    case 'on-street':
    case 'in-room':
    case 'in-water':
      return owner !== null && groundIfAny(game, owner.at)?.type === GROUND_OF[condition];
    case 'in-spot':
      return owner?.inSpot === true;
    case 'fresh':
      return owner?.spent === 0;
    case 'one-die-detects':
      return facts.detecting === 1;
    case 'one-miss':
      return facts.faces.includes('miss');
  }
}

const isWithin = ({ from, to }: { from: number; to: number }, value: number): boolean => value >= from && value <= to;

const isFaced = (game: Game, boss: BossId): boolean => (bossOf(game, boss)?.state ?? 'waiting') !== 'waiting';

function metBounds(game: Game, map: number, condition: Exclude<If, string>, facts: Facts): boolean {
  switch (condition.if) {
    case 'turn':
      return isWithin(condition, game.turn);
    case 'party':
      return isWithin(condition, game.setup.party.length);
    case 'map':
      return MAP_LETTERS[map] === condition.is;
    case 'hq-level':
      return isWithin(condition, game.setup.hqLevel);
    case 'counter':
      return isCounter(game, condition.counter) && isWithin(condition, game.counters[condition.counter]!);
    case 'flag':
      return isWithin(condition, flagOf(game, condition.flag));
    case 'objective':
      return game.objectives[objectiveIndex(game, condition.objective)]?.done === condition.done;
    case 'boss-hp':
      return isFaced(game, condition.boss) && isWithin(condition, bossOf(game, condition.boss)!.hp);
    case 'subject':
      return condition.is === facts.subject;
  }
}

/** *if*: all of them. An event has no owner, only its map. */
export function holds(game: Game, owner: Character | null, map: number, effect: Effect, facts: Facts): boolean {
  for (const condition of effect.if) if (!met(game, owner, map, condition, facts)) return false;
  return true;
}
