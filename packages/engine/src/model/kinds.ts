/** The closed sets of RULES.md's vocabulary. */
export const GUARD_KINDS = ['crossbowman', 'agile', 'brute', 'rider', 'seeker'] as const;
export type GuardKind = (typeof GUARD_KINDS)[number];
export const ELITE_KINDS = ['agile', 'brute', 'rider', 'seeker'] as const;
export type EliteKind = (typeof ELITE_KINDS)[number];
export const KINDS = GUARD_KINDS.length;

/** A guard kind's place in every count by kind. */
export const CROSSBOWMAN = 0;

export const GROUNDS = ['street', 'roof', 'room', 'canal', 'tower'] as const;
export type GroundType = (typeof GROUNDS)[number];

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const ENTRANCES = ['A', 'B', 'C', 'D'] as const;
export type Entrance = (typeof ENTRANCES)[number];

export const ALERTS = ['quiet', 'raised'] as const;
export type Alert = (typeof ALERTS)[number];

export const DIFFICULTIES = ['normal', 'easy'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DICE = ['assassin', 'enemy', 'detection'] as const;
export type Die = (typeof DICE)[number];
export const FACES = {
  assassin: ['hit', 'special', 'miss'],
  enemy: ['hit', 'fail'],
  detection: ['blank', 'eye', 'alarm'],
} as const;
export type AssassinFace = (typeof FACES.assassin)[number];
export type EnemyFace = (typeof FACES.enemy)[number];
export type DetectionFace = (typeof FACES.detection)[number];
export type Face = AssassinFace | EnemyFace | DetectionFace;

/** R47: `aside` holds the event cards beyond a time limit. */
export const DECKS = ['event', 'equipment', 'chest', 'reinforcement', 'token', 'aside'] as const;
export type DeckName = (typeof DECKS)[number];

export const SLOTS = ['melee', 'ranged', 'armour', 'blade'] as const;
export type Slot = (typeof SLOTS)[number];
/** R18.1: where a card may lie on a board. */
export const PLACES = [...SLOTS, 'pack'] as const;
export type Place = (typeof PLACES)[number];
export const PACK_SLOTS = 5;

export const HIDING_SPOTS = ['haystack', 'cart', 'roof-garden'] as const;
export type HidingSpot = (typeof HIDING_SPOTS)[number];

/** R33.1: how a boss moves where its card says otherwise. */
export const MOVEMENTS = [
  'guard', // like a guard, in the direction of the event
  'stays', // not at all
  'hunts', // towards the nearest character, an exposed one first
  'with-partner', // where its partner goes, and back to it when they are apart
] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** R33.2: hits of these weapons, or of a machine's fire, cannot be assigned to the boss. */
export const IMMUNITIES = ['melee', 'ranged', 'blade', 'machine'] as const;
export type Immunity = (typeof IMMUNITIES)[number];

/** R7.5 */
export const RESERVE: readonly number[] = [30, 10, 10, 10, 10];
/** R29.4 */
export const SQUARE_LIMIT = 4;
/** R3.1 */
export const GROUPED_AP = 3;
export const HEALTH = 3;

/** A card's id; copies of a card share it. `?` is a card that nobody at the table may know, '' is no card. */
export type CardId = string;
export const HIDDEN: CardId = '?';
export const NO_CARD: CardId = '';

export type CharacterId = string;
export type BossId = string;
export type AllyId = string;
export type MachineId = string;
/** What a command or event calls an enemy: a guard kind, a boss's id, or that of a machine a guard holds. */
export type EnemyName = string;
/** What enemies attack: a character, or a machine (R48.4). */
export type TargetName = CharacterId | MachineId;

/** `R22.3`: the clause of RULES.md that an event or refusal follows. */
export type Clause = string;
export type Why = Clause | readonly Clause[];
