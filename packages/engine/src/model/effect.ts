import type {
  Alert,
  AllyId,
  BossId,
  CardId,
  CharacterId,
  Die,
  Direction,
  Entrance,
  Face,
  GuardKind,
  MachineId,
  Movement,
} from './kinds.ts';
import type { TileId } from './map-change.ts';
import type { MapLetter, Square, SquareName } from './square.ts';

/** The closed vocabulary of behaviour: *when, while, if, cost, who, do*. Data only: no names of cards, no code. */

/** Happenings: events of these types set off the effects that wait for them, once what they are part of is over. */
export const HAPPENINGS = [
  'turn-begun',
  'phase-begun', // subject: the phase, so `end` is the end of the turn
  'event-revealed', // subject: the event card
  'alert-raised',
  'alert-quieted',
  'moved', // a character has come onto a square
  'exposed',
  'became-incognito',
  'wounded',
  'fell', // in critical condition
  'healed',
  'assassin-eliminated',
  'left',
  'ally-lost',
  'enemy-moved', // subject: the enemy
  'enemy-eliminated', // subject: the enemy
  'boss-appeared', // subject: the boss
  'boss-wounded', // subject: the boss
  'machine-boarded', // subject: the machine
  'machine-seized', // by a guard; subject: the machine
  'machine-destroyed', // subject: the machine
  'body-found',
  'body-hidden', // subject: the enemy
  'reinforced',
  'chest-opened',
  'trap-sprung', // subject: the card
  'tower-synchronised',
  'objective-completed', // subject: the objective
  'map-taken-down', // R50.3
  'time-up', // the last turn of a time limit has ended (R47)
  'objective-revealed', // subject: the objective
  'objective-taken', // subject: the objective
  'objective-dropped', // subject: the objective
  'counted', // subject: the counter
  'flag-set', // subject: the flag
] as const;
export type HappeningType = (typeof HAPPENINGS)[number];

/** What has happened and waits to be answered: `by` whom, `at` which square of which map, and what it was about. */
export interface Happening {
  when: HappeningType;
  by: CharacterId | '';
  at: Square;
  map: number;
  subject: string;
}

/** The moment at which an effect may or must happen. */
export const WHENS = [
  'action', // used as an action, between actions or in a window
  'special', // a `special` was rolled with this weapon (R16.3)
  'drawn', // the event card is drawn (R3.2)
  'revealed', // an investigation is revealed (R17.2)
  'synchronised', // the tower is synchronised (R9.3)
  'rolled', // the owner's attack dice are all seen (R16.2)
  'tested', // the owner's detection dice are seen
  'sprung', // an enemy has come onto the square where the card lies as a trap (D2)
  ...HAPPENINGS,
] as const;
export type When = (typeof WHENS)[number];

/** What must hold for the effect to be offered: a word, or a record with its bounds. */
export const IFS = [
  'alert-quiet',
  'alert-raised',
  'incognito',
  'exposed',
  'on-roof', // on a roof square or a tower top
  'one-die-detects', // exactly one die of the test detects the owner
  'one-miss', // at least one of the owner's dice shows `miss`
  'injured',
  'unhurt',
  'alone', // no other character on the square
  'enemy-here',
  'no-enemy-here',
  'body-here',
  'on-street',
  'in-room',
  'in-water',
  'in-spot',
  'fresh', // has spent no AP this turn
] as const;
export type If =
  | (typeof IFS)[number]
  | { if: 'turn'; from: number; to: number } // the turn is one of these
  | { if: 'party'; from: number; to: number } // so many assassins began the memory
  | { if: 'map'; is: MapLetter } // it is on that map
  | { if: 'hq-level'; from: number; to: number } // the level of the headquarters (R39.2)
  | { if: 'boss-hp'; boss: BossId; from: number; to: number } // the boss has been faced and has so many HP
  | { if: 'counter'; counter: string; from: number; to: number } // the memory's counter stands so
  | { if: 'flag'; flag: string; from: number; to: number } // the campaign's flag stands so; never set, it is 0
  | { if: 'objective'; objective: string; done: boolean } // it is completed, or it is not
  | { if: 'subject'; is: string }; // what happened was about this enemy, boss, objective, counter, flag or phase

/** Whom or where: one choice of the players among these. */
export const WHOS = [
  'nobody', // no choice: the effect names its own targets
  'assassin-here', // a character on the owner's square, the owner included, who lacks HP
  'companion', // another assassin on the owner's square
  'other-assassin', // another assassin on the owner's map who has spent AP this turn
  'square-nearby', // a nearby square with an exposed character
  'other-roof', // any other roof square of the map
  'square-beside', // another nearby square
  'square-with-body-nearby', // a nearby square with a body
  'square-for-trap', // the own or a nearby square without a trap
  'square-with-guard', // the own or a nearby square with a guard
  'assassin-nearby', // another assassin on the own or a nearby square
  'any-assassin', // another assassin on the map
  'station', // another square of the map with a station
  'any-square', // any other square of the map
  'street-beside', // another nearby square that is street (a tower's squares are, R7.1)
  'enemies-here', // the own square, if enemies are on it
  'enemies-nearby', // a nearby square with enemies
  'enemies-in-line', // a square with enemies in a straight line from the owner's, no wall between; the own one included
] as const;
export type Who = (typeof WHOS)[number];

/** What a lasting change acts on. */
export const QUANTITIES = [
  'detection-dice', // dice of each test of a character
  'enemy-dice', // dice of each attacking enemy
  'enemy-steps', // squares each enemy moves
  'reinforcements', // cards drawn in the reinforcement step
  'ignore-first-test', // uses left; compulsory (R3.5)
  'ignore-one-test', // uses left; at will (R3.5)
  'attack-dice', // dice of each attack of an assassin
  'guard-armour', // hits that eliminate a guard, never under 1
  'retaliation-dice', // dice of each enemy that strikes back
  'hunters', // enemies that may follow in a hunt, beside half of them
  'objective-ap', // AP that an objective asks for, never under 1
  'no-stations', // above 0: stations are closed
  'no-spots', // above 0: nobody enters a hiding spot
  'no-towers', // above 0: nobody climbs a tower
  'no-climbing', // above 0: assassins change level by ladders only
  'no-ranged', // above 0: no ranged weapons
] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Whom a lasting change concerns: everyone on the map, the owner or chosen assassin, or the square acted on. */
export const SCOPES = ['map', 'person', 'square'] as const;
export type Scope = (typeof SCOPES)[number];

/** How long it holds (R3.3). */
export const UNTILS = ['turn', 'memory'] as const;
export type Until = (typeof UNTILS)[number];

/** Where figures are put. */
export const WHERES = [
  'owner', // the target square, or else the owner's
  'stations', // every station of the map
  'objectives', // every open objective of the map
  'boss', // where the boss stands whose rule it is
] as const;
export type Where = (typeof WHERES)[number];

/** D1: what takes a guard's uniform off its wearer. */
export const DISGUISE_ENDS = ['attack', 'complete', 'exposed', 'turn'] as const;
export type DisguiseEnd = (typeof DISGUISE_ENDS)[number];

export type Do =
  | { do: 'hide-characters' } // all exposed characters on the target square become incognito
  | { do: 'glide' } // the owner moves to the target square; nobody hunts (R32.4)
  | { do: 'move-together' } // the owner and every assassin with them move to the target square as one (R32.5)
  | { do: 'eliminate-guard'; count: number } // guards on the target square, the players choose
  | { do: 'push-guard'; pastBases: boolean } // one guard of the target square goes to a nearby square
  | { do: 'heal'; hp: number }
  | { do: 'give-back'; ap: number } // an AP spent this turn comes back (R19.3)
  | { do: 'gain-action'; ap: number } // every assassin on the map gets AP
  | { do: 'reroll'; die: Die; face: Face | 'any'; count: number }
  | { do: 'add-hits'; hits: number }
  | { do: 'set-alert'; alert: Alert }
  | { do: 'place-guards'; guard: GuardKind | 'elite'; count: number; where: Where }
  | { do: 'summon-boss'; boss: BossId; where: Where } // who waits off the map (R33.3)
  | { do: 'move-boss'; boss: BossId; to: string } // to `nearest-station`, `away` from all characters, or a square by its name
  | { do: 'wound-boss'; hp: number } // a boss on the target square loses HP without hits (R33.2)
  | { do: 'heal-boss'; boss: BossId; hp: number } // up to what its card says
  | { do: 'set-movement'; boss: BossId; movement: Movement } // from now on
  | { do: 'call-ally'; ally: AllyId; where: 'owner' | 'stations' } // one who is at hand comes onto the map (R40.6)
  | { do: 'send-home'; ally: AllyId } // every called one of them on the map, or the owner alone if it is one
  | { do: 'lay-trap' } // the card itself lies on the target square until it is sprung (D2)
  | { do: 'disguise'; guard: GuardKind | 'elite'; until: readonly DisguiseEnd[] } // the owner passes for a guard, a figure is lent (D1)
  | { do: 'gather-guards'; where: 'owner' | 'red-bases' } // nearby enemies move in, by R30.7
  | { do: 'test-characters' } // every incognito character with enemies on the square is tested
  | { do: 'remove-bodies'; where: 'target' | 'map' }
  | { do: 'draw-equipment'; count: number } // for the target, or else the owner
  | { do: 'wound'; hp: number } // the owner
  | { do: 'move-owner' } // to the target square, as by a move: hunted and tested
  | { do: 'swap-places' } // the owner and the chosen assassin
  | { do: 'call-over' } // the chosen assassin moves to the owner's square
  | { do: 'escape' } // the owner leaves the map for good
  | { do: 'expose'; whom: 'owner' | 'square' | 'map' } // whoever is incognito there
  | { do: 'lose-action'; ap: number; whom: 'owner' | 'map' }
  | { do: 'save-action' } // the owner's or chosen assassin's saved slot is filled
  | { do: 'pay-objective'; ap: number } // towards the objective on the owner's square (R14.1)
  | { do: 'remove-guard'; count: number } // to the reserve, no body; the players choose
  | { do: 'wake-bodies'; where: 'square' | 'map' } // guards lying there stand up
  | { do: 'lay-base' } // a loose red base on the target square
  | { do: 'lift-bases'; where: 'square' | 'map' } // loose red bases leave
  | { do: 'set-direction'; direction: Direction | 'opposite' } // of the event in force
  | { do: 'end-event' } // the event card is discarded now
  | { do: 'bury-card'; deck: 'event' | 'equipment' | 'chest' } // the top card goes beneath
  | { do: 'recover-card' } // the owner takes the top of the equipment discards
  | { do: 'drop-card'; count: number } // the owner gives up cards of their choice
  | { do: 'move-machine' } // the machine and whoever is aboard go to the target square (R48.2)
  | { do: 'fire'; dice: number } // the machine's own attack on the target square (R48.5)
  | { do: 'leave-by-machine' } // the machine leaves the map with whoever is aboard, who has left for good
  | { do: 'damage-machine'; machine: MachineId; hp: number } // it loses HP directly
  | { do: 'place-machine'; machine: MachineId; where: 'owner' | 'stations' | 'objectives' } // one that waits off the map
  | { do: 'seize-machine' } // a guard on the square of an unoccupied machine goes aboard (R48.4)
  | { do: 'lasting'; quantity: Quantity; add: number; scope: Scope; until: Until }
  | { do: 'count'; counter: string; add: number } // the memory's counter, within its bounds
  | { do: 'set-flag'; flag: string; value: number } // of the campaign
  | { do: 'complete-objective'; objective: string }
  | { do: 'reveal-objective'; objective: string } // one that is hidden
  | { do: 'fail-memory' } // a failure condition of the memory's own (R6.1)
  | { do: 'remove-tile'; tile: TileId } // with all that is on it, once the action or step under way is done
  | { do: 'lay-tile'; tile: TileId } // one that lies aside or was removed, with what the map places on it
  | { do: 'turn-tile'; tile: TileId } // its other face comes up, or the first again; figures stay
  | { do: 'collapse'; tile: TileId } // R43 begins with this tile
  | { do: 'set-wall'; at: SquareName; side: Direction; set: boolean } // on one edge, or taken away
  | { do: 'set-ladder'; at: SquareName; side: Direction; set: boolean } // on one edge, or taken away
  | { do: 'set-entrance'; at: SquareName; letter: Entrance; set: boolean } // beside a square, or taken away
  | { do: 'set-station'; at: SquareName; set: boolean } // on a square, or taken away
  | { do: 'set-restricted'; at: SquareName; set: boolean }; // the token of R49, or taken away

export const DOS = [
  'hide-characters',
  'glide',
  'move-together',
  'eliminate-guard',
  'push-guard',
  'heal',
  'give-back',
  'gain-action',
  'reroll',
  'add-hits',
  'set-alert',
  'place-guards',
  'summon-boss',
  'call-ally',
  'send-home',
  'disguise',
  'move-boss',
  'wound-boss',
  'heal-boss',
  'set-movement',
  'lay-trap',
  'gather-guards',
  'test-characters',
  'remove-bodies',
  'draw-equipment',
  'wound',
  'move-owner',
  'swap-places',
  'call-over',
  'escape',
  'expose',
  'lose-action',
  'save-action',
  'pay-objective',
  'remove-guard',
  'wake-bodies',
  'lay-base',
  'lift-bases',
  'set-direction',
  'end-event',
  'bury-card',
  'recover-card',
  'drop-card',
  'move-machine',
  'fire',
  'leave-by-machine',
  'damage-machine',
  'place-machine',
  'seize-machine',
  'lasting',
  'count',
  'set-flag',
  'complete-objective',
  'reveal-objective',
  'fail-memory',
  'remove-tile',
  'lay-tile',
  'turn-tile',
  'collapse',
  'set-wall',
  'set-ladder',
  'set-entrance',
  'set-station',
  'set-restricted',
] as const satisfies readonly Do['do'][];

export interface Effect {
  when: When;
  if: readonly If[];
  /** AP, for actions. */
  cost: number;
  /** How often the owner may use it; '' is as often as the card is there. */
  per: '' | 'turn' | 'memory';
  /** A happening's effect that the owner may decline. */
  may: boolean;
  who: Who;
  do: readonly Do[];
}

/** *while*: a change that holds as long as the card is worn or the ability is owned. */
export interface While {
  quantity: Quantity;
  add: number;
}

/** *while* with a scope and a duration. */
export interface Lasting {
  source: CardId;
  map: number;
  /** Whom it concerns; '' is everyone. */
  on: CharacterId | '';
  /** Where; NOWHERE is all over the map. */
  at: Square;
  quantity: Quantity;
  add: number;
  until: Until;
}
