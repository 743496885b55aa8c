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
  'turn-begun', // a turn begins, before its event (R2)
  'phase-begun', // a phase begins; subject: the phase, so `end` is the end of the turn (R2)
  'event-revealed', // a map's event card is revealed; subject: the card (R3.2)
  'alert-raised', // the alert of a map is raised (R23.1)
  'alert-quieted', // the alert of a map falls quiet (R23.1)
  'moved', // a character has come onto a square (R13.1)
  'exposed', // a character is exposed (R20.2)
  'became-incognito', // a character is incognito again (R20.3)
  'wounded', // a character loses HP (R26.1)
  'fell', // a character is in critical condition (R26.1)
  'healed', // a character gets HP back (R26.2)
  'assassin-eliminated', // an assassin is eliminated (R26.3)
  'left', // a character leaves for good (R15.1)
  'ally-lost', // an ally is eliminated or lost (R44.1)
  'enemy-moved', // an enemy has come onto a square; subject: the enemy (R30.2)
  'enemy-eliminated', // an enemy falls; subject: the enemy (R16.4)
  'boss-appeared', // a boss comes onto the map; subject: the boss (R33.3)
  'boss-wounded', // a boss loses HP; subject: the boss (R33.2)
  'machine-boarded', // an assassin goes aboard; subject: the machine (R48.1)
  'machine-seized', // a guard goes aboard; subject: the machine (R48.4)
  'machine-destroyed', // a machine is destroyed; subject: the machine (R48.3)
  'body-found', // a body is found (R28.3)
  'body-hidden', // a body goes back to the reserve; subject: the enemy (R17.1)
  'reinforced', // a reinforcement card is played; subject: the card (R29.2)
  'chest-opened', // a chest is opened (R10)
  'trap-sprung', // a trap goes off; subject: the card (D2)
  'tower-synchronised', // a tower is synchronised; subject: the tower card (R9.3)
  'objective-completed', // an objective is completed; subject: the objective (R14.2)
  'map-taken-down', // one of two maps is taken down (R50.3)
  'time-up', // the last turn of a time limit has ended (R47)
  'objective-revealed', // a hidden objective is revealed; subject: the objective (R14.3)
  'objective-taken', // a thing to carry is taken up; subject: the objective (R14.3)
  'objective-dropped', // a thing carried is laid down or falls; subject: the objective (R14.3)
  'counted', // a counter changes; subject: the counter
  'flag-set', // a flag of the campaign changes; subject: the flag
] as const;
export type HappeningType = (typeof HAPPENINGS)[number];

/** What has happened and waits to be answered: `by` whom, `at` which square of which map, and what it was about. */
export interface Happening {
  when: HappeningType;
  by: CharacterId | '';
  at: Square;
  map: number;
  subject: string;
  /** By an effect of the chain of causes under way; otherwise a chain begins with it. */
  caused: boolean;
}

/** The moment at which an effect may or must happen. */
export const WHENS = [
  'action', // used as an action, between actions or in a window (R24)
  'special', // a `special` was rolled with this weapon (R16.3)
  'drawn', // the event card is drawn (R3.2)
  'revealed', // an investigation is revealed (R17.2)
  'synchronised', // the tower is synchronised (R9.3)
  'rolled', // the owner's attack dice are all seen (R16.2)
  'tested', // the owner's detection dice are seen (R22.2)
  'sprung', // an enemy has come onto the square where the card lies as a trap (D2)
  ...HAPPENINGS,
] as const;
export type When = (typeof WHENS)[number];

/** What must hold for the effect to be offered: a word, or a record with its bounds. */
export const IFS = [
  'alert-quiet', // the alert of the map is quiet (R23.1)
  'alert-raised', // the alert of the map is raised (R23.1)
  'incognito', // the owner is incognito (R20.1)
  'exposed', // the owner is exposed (R20.1)
  'on-roof', // on a roof square or a tower top (R7.1)
  'one-die-detects', // exactly one die of the test detects the owner (R22.3)
  'one-miss', // at least one of the owner's dice shows `miss` (R16.2)
  'injured', // the owner lacks HP (R26.1)
  'unhurt', // the owner lacks no HP (R26.1)
  'alone', // no other character on the square
  'enemy-here', // a living enemy is on the owner's square
  'no-enemy-here', // no living enemy is on the owner's square
  'body-here', // a body lies on the owner's square
  'on-street', // the owner is on a street square (R7.1)
  'in-room', // the owner is in a room (R7.1)
  'in-water', // the owner is on a canal square (R11.1)
  'in-spot', // the owner is in a hiding spot (R8.1)
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
  'assassin-here', // a character on the owner's square, the owner included, who lacks HP (R26.2)
  'companion', // another assassin on the owner's square
  'other-assassin', // another assassin on the owner's map who has spent AP this turn (R19.3)
  'square-nearby', // a nearby square with an exposed character (R13.1)
  'other-roof', // any other roof square of the map
  'square-beside', // another nearby square
  'square-with-body-nearby', // a nearby square with a body
  'square-for-trap', // the own or a nearby square without a trap (D2)
  'square-with-guard', // the own or a nearby square with a guard
  'assassin-nearby', // another assassin on the own or a nearby square
  'any-assassin', // another assassin on the map
  'station', // another square of the map with a station (R15.1)
  'any-square', // any other square of the map
  'street-beside', // another nearby square that is street (a tower's squares are, R7.1)
  'enemies-here', // the own square, if enemies are on it (R16.1)
  'enemies-nearby', // a nearby square with enemies (R16.1)
  'enemies-in-line', // a square with enemies in a straight line from the owner's, no wall between; the own one included
] as const;
export type Who = (typeof WHOS)[number];

/** What a lasting change acts on. */
export const QUANTITIES = [
  'detection-dice', // dice of each test of a character (R22.2)
  'enemy-dice', // dice of each attacking enemy (R31.4)
  'enemy-steps', // squares each enemy moves (R30.2)
  'reinforcements', // cards drawn in the reinforcement step (R29.1)
  'ignore-first-test', // uses left; compulsory (R3.5)
  'ignore-one-test', // uses left; at will (R3.5)
  'attack-dice', // dice of each attack of an assassin (R16.2)
  'guard-armour', // hits that eliminate a guard, never under 1 (R16.4)
  'retaliation-dice', // dice of each enemy that strikes back (R16.6)
  'hunters', // enemies that may follow in a hunt, beside half of them (R32.1)
  'objective-ap', // AP that an objective asks for, never under 1 (R14.1)
  'no-stations', // above 0: stations are closed (R15.1)
  'no-spots', // above 0: nobody enters a hiding spot (R8.1)
  'no-towers', // above 0: nobody climbs a tower (R9.1)
  'no-climbing', // above 0: assassins change level by ladders only (R13.1)
  'no-ranged', // above 0: no ranged weapons (R16.1)
  'no-restriction', // above 0 for somebody: restricted areas do not expose those on the square with them (R49)
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
/** A place that an effect names by itself: a square, or where the boss stands whose rule it is. */
export type PlaceNamed = SquareName | 'boss';

/** D1: what takes a guard's uniform off its wearer. */
export const DISGUISE_ENDS = ['attack', 'complete', 'exposed', 'turn'] as const;
export type DisguiseEnd = (typeof DISGUISE_ENDS)[number];

export type Do =
  | { do: 'hide-characters' } // all exposed characters on the target square become incognito (R20.3)
  | { do: 'glide' } // the owner moves to the target square; nobody hunts (R32.4)
  | { do: 'move-together' } // the owner and every assassin with them move to the target square as one (R32.5)
  | { do: 'eliminate-guard'; count: number; where?: PlaceNamed } // guards on the target square or the place named fall, the players choose; no attack, so no retaliation (R16.4)
  | { do: 'push-guard'; pastBases: boolean } // one guard of the target square goes to a nearby square (R30.8)
  | { do: 'heal'; hp: number } // the target, or else the owner, gets HP back (R26.2)
  | { do: 'give-back'; ap: number } // an AP spent this turn comes back (R19.3)
  | { do: 'gain-action'; ap: number } // every assassin on the map gets AP (R3.2)
  | { do: 'reroll'; die: Die; face: Face | 'any'; count: number } // one of the owner's dice is rolled again; the new face stands (R16.2)
  | { do: 'add-hits'; hits: number } // to the attack under way (R16.3)
  | { do: 'set-alert'; alert: Alert } // of the map (R23.1)
  | { do: 'place-guards'; guard: GuardKind | 'elite'; count: number; where: Where | SquareName } // from the reserve, as many as fit (R29.4)
  | { do: 'summon-boss'; boss: BossId; where: Where | SquareName } // who waits off the map (R33.3)
  | { do: 'move-boss'; boss: BossId; to: string } // to `nearest-station`, `away` from all characters, or a square by its name (R33.3)
  | { do: 'wound-boss'; hp: number } // a boss on the target square loses HP without hits (R33.2)
  | { do: 'heal-boss'; boss: BossId; hp: number } // up to what its card says (R33.1)
  | { do: 'set-movement'; boss: BossId; movement: Movement } // the boss moves so from now on (R33.1)
  | { do: 'call-ally'; ally: AllyId; where: 'owner' | 'stations' } // one who is at hand comes onto the map (R40.6)
  | { do: 'send-home'; ally: AllyId } // every called one of them on the map, or the owner alone if it is one
  | { do: 'lay-trap' } // the card itself lies on the target square until it is sprung (D2)
  | { do: 'disguise'; guard: GuardKind | 'elite'; until: readonly DisguiseEnd[] } // the owner passes for a guard, a figure is lent (D1)
  | { do: 'gather-guards'; where: 'owner' | 'red-bases' } // nearby enemies move in, by R30.7
  | { do: 'test-characters' } // every incognito character with enemies on the square is tested (R22.2)
  | { do: 'remove-bodies'; where: 'square' | 'map' | PlaceNamed } // of the target square, the map or the place named, to the reserve, without a search (R17.1)
  | { do: 'draw-equipment'; count: number } // for the target, or else the owner; kept or not (R17.3)
  | { do: 'wound'; hp: number } // the owner loses HP (R26.1)
  | { do: 'move-owner' } // to the target square, as by a move: hunted and tested (R13.2)
  | { do: 'swap-places' } // the owner and the chosen assassin
  | { do: 'call-over' } // the chosen assassin moves to the owner's square, as by a move (R13.2)
  | { do: 'escape' } // the owner leaves the map for good (R15.1)
  | { do: 'expose'; whom: 'owner' | 'square' | 'map' } // whoever is incognito there, without a test (R20.2)
  | { do: 'lose-action'; ap: number; whom: 'owner' | 'map' } // the owner, or everyone on the map, loses AP
  | { do: 'save-action' } // the owner's or chosen assassin's saved slot is filled (R19.1)
  | { do: 'pay-objective'; ap: number } // towards the objective on the owner's square (R14.1)
  | { do: 'remove-guard'; count: number; where?: PlaceNamed } // from the target square or the place named to the reserve, no body; the players choose
  | { do: 'wake-bodies'; where: 'square' | 'map' } // guards lying there stand up; nobody has entered, so nobody is tested
  | { do: 'lay-base'; where?: PlaceNamed } // a loose red base on the target square or the place named (R20.2)
  | { do: 'lift-bases'; where: 'square' | 'map' } // loose red bases leave (R20.5)
  | { do: 'set-direction'; direction: Direction | 'opposite' } // of the event in force (R30.2)
  | { do: 'end-event' } // the event card is discarded now; its direction still holds (R3.3)
  | { do: 'bury-card'; deck: 'event' | 'equipment' | 'chest' } // the top card goes beneath
  | { do: 'recover-card' } // the owner takes the top of the equipment discards, but never the card itself (R17.3)
  | { do: 'drop-card'; count: number } // the owner gives up cards of their choice (R24)
  | { do: 'move-machine' } // the machine and whoever is aboard go to the target square (R48.2)
  | { do: 'fire'; dice: number } // the machine's own attack on the target square (R48.5)
  | { do: 'leave-by-machine' } // the machine leaves the map with whoever is aboard, who has left for good (R48.2)
  | { do: 'damage-machine'; machine: MachineId; hp: number } // it loses HP directly (R48.3)
  | { do: 'place-machine'; machine: MachineId; where: Where | SquareName } // one that waits off the map comes onto it (R48.1)
  | { do: 'seize-machine' } // a guard on the square of an unoccupied machine goes aboard (R48.4)
  | { do: 'lasting'; quantity: Quantity; add: number; scope: Scope; until: Until; where?: PlaceNamed } // a quantity changes or something is forbidden, for a turn or the memory, on the place named alone (R3.3)
  | { do: 'count'; counter: string; add: number } // the memory's counter, within its bounds
  | { do: 'set-flag'; flag: string; value: number } // of the campaign
  | { do: 'open-box'; box: string } // the campaign opens it after the memory, won or completed by others (R1.3)
  | { do: 'complete-objective'; objective: string } // as if it had been done (R14.2)
  | { do: 'reveal-objective'; objective: string } // one that is hidden can be seen and done from now on (R14.3)
  | { do: 'fail-memory' } // a failure condition of the memory's own (R6.1)
  | { do: 'remove-tile'; tile: TileId } // with all that is on it, once the action or step under way is done (R43)
  | { do: 'lay-tile'; tile: TileId } // one that lies aside or was removed, with what the map places on it (R7.1)
  | { do: 'turn-tile'; tile: TileId } // its other face comes up, or the first again; figures stay (R7.1)
  | { do: 'collapse'; tile: TileId } // begins with this tile, which goes at the end of the turn (R43)
  | { do: 'set-wall'; at: SquareName; side: Direction; set: boolean } // on one edge, or taken away (R7.1)
  | { do: 'set-ladder'; at: SquareName; side: Direction; set: boolean } // on one edge, or taken away (R7.2)
  | { do: 'set-entrance'; at: SquareName; letter: Entrance; set: boolean } // beside a square, or taken away (R29.2)
  | { do: 'set-station'; at: SquareName; set: boolean } // on a square, or taken away (R15.1)
  | { do: 'set-restricted'; at: SquareName; set: boolean }; // the token of a restricted area, or taken away (R49)

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
  'open-box',
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
