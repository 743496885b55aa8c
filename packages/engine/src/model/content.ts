import type { CampaignBook } from './book.ts';
import type { Effect, While } from './effect.ts';
import type {
  AllyId,
  AssassinFace,
  BossId,
  CardId,
  CharacterId,
  Clause,
  DetectionFace,
  Difficulty,
  Direction,
  EliteKind,
  EnemyFace,
  EnemyName,
  Entrance,
  GroundType,
  GuardKind,
  HidingSpot,
  Immunity,
  MachineId,
  Movement,
  Place,
} from './kinds.ts';
import type { NamesShuffling } from './shuffling.ts';
import type { Square } from './square.ts';

/** R16: the weapon part of an equipment card. Melee and hidden blade reach `own`, ranged reaches `nearby`. */
export interface Weapon {
  dice: number;
  reach: 'own' | 'nearby';
  exposes: boolean;
  alerts: boolean;
  /** R11.1: no use in the water. */
  bulky: boolean;
}

/** R24. A chest card is equipment that lies in the chest deck. */
export interface EquipmentCard {
  kind: 'equipment';
  id: CardId;
  colour: 'white' | 'black';
  slot: Place;
  weapon: Weapon | null;
  /** R25: HP added while worn. */
  armour: number;
  /** R17.2 */
  investigation: boolean;
  effects: readonly Effect[];
  while: readonly While[];
}

/** R3.2; `?` is resolved by R30.3. */
export interface EventCard {
  kind: 'event';
  id: CardId;
  direction: Direction | '?';
  effects: readonly Effect[];
}

/** R29.2: what each entrance letter brings, per column of the alert: [crossbowmen, elites]. */
export type ReinforcementColumn = Readonly<Record<Entrance, readonly [number, number]>>;
export interface ReinforcementCard {
  kind: 'reinforcement';
  id: CardId;
  /** R29.1: the number of assassins it is for. */
  assassins: number;
  /** R50.2: the map on its back, where there are several. */
  map: number;
  quiet: ReinforcementColumn;
  raised: ReinforcementColumn;
}

export interface TowerCard {
  kind: 'tower';
  id: CardId;
  effects: readonly Effect[];
}

/** What an assassin can do by themselves: the side of the assassin card for one level, or a skill. */
export interface AbilityCard {
  kind: 'ability';
  id: CardId;
  effects: readonly Effect[];
  while: readonly While[];
}

/** A special rule of a memory or a boss: what happens sets off its effects. */
export interface RuleCard {
  kind: 'rule';
  id: CardId;
  effects: readonly Effect[];
}

/** R10: a chest token, worth XP. */
export interface TokenCard {
  kind: 'token';
  id: CardId;
  xp: number;
}

export type Card = EquipmentCard | EventCard | ReinforcementCard | TowerCard | AbilityCard | RuleCard | TokenCard;

/** What the rules ask of any enemy (R30.7, R31.4, R16.4). */
export interface EnemyCard {
  /** Hits that eliminate it; a boss loses HP by R33.2 instead. */
  armour: number;
  dice: number;
  ranged: boolean;
  /** R30.2: squares per movement. */
  steps: number;
  /** R30.7: changes level without a ladder. */
  climbs: boolean;
  /** Detection dice it rolls in each test. */
  eyes: number;
}
export interface GuardCard extends EnemyCard {
  kind: GuardKind;
}
/** R33.1: `hp` and `dice` by number of assassins 2, 3, 4. */
export interface BossCard extends Omit<EnemyCard, 'dice' | 'armour'> {
  id: BossId;
  hp: readonly [number, number, number];
  dice: readonly [number, number, number];
  xp: number;
  movement: Movement;
  /** The boss it stands with, '' for none. */
  partner: BossId | '';
  immune: readonly Immunity[];
  /** R33.3: a body is left to be searched and hidden. */
  body: boolean;
  /** What is special about it, in force while it stands. */
  rules: readonly CardId[];
}

/** R48.3: `hp` by number of assassins 2, 3, 4. */
export interface MachineCard {
  id: MachineId;
  hp: readonly [number, number, number];
  /** R48.2: ability cards that are used aboard, and nowhere else. */
  actions: readonly CardId[];
  /** R48.5: what a guard aboard attacks with in place of its own weapons; 0 dice: it has none. */
  dice: number;
  ranged: boolean;
}

/** R12: abilities by level, 0 first. */
export interface AssassinCard {
  id: CharacterId;
  abilities: readonly CardId[];
  /** R39.1: the skills to choose from, by level, I first. */
  skills: readonly (readonly CardId[])[];
}

/** What an ally may do with AP of its own, if its card says so (R40.6). */
export const ALLY_ACTIONS = ['move', 'attack', 'complete', 'hide-bodies', 'leave', 'travel'] as const;
export type AllyAction = (typeof ALLY_ACTIONS)[number];

/** R40.6, R44: one who is called, or escorted. */
export interface AllyCard {
  id: AllyId;
  /** R44.2: with 0 it cannot be attacked. */
  hp: number;
  /** For each turn; one who is escorted has none (R44.1). */
  ap: number;
  actions: readonly AllyAction[];
  /** R44.3: changes between roof and not-roof without a ladder. */
  climbs: boolean;
  /** R44.1: it is escorted. */
  follows: boolean;
  /** R40.6: when one who was called goes home. */
  stays: 'memory' | 'turn';
  /** Its weapons and its ability are cards, as an assassin's are. */
  melee: CardId;
  ranged: CardId;
  ability: CardId;
}

/** R7.1: walls and ladders on the four edges, in the order of DIRECTIONS. A wall or ladder on an edge stands at both its squares. */
export interface SquareData {
  at: Square;
  type: GroundType;
  walls: readonly [boolean, boolean, boolean, boolean];
  ladders: readonly [boolean, boolean, boolean, boolean];
}

export const TILE_SIZES = ['small', 'medium', 'large'] as const;
export type TileSize = (typeof TILE_SIZES)[number];

export interface TileData {
  id: string;
  size: TileSize;
  squares: readonly Square[];
  /** It waits beside the map until a card lays it. */
  aside: boolean;
  /** Its other face, square by square; none: it has no other. */
  turned: readonly SquareData[];
}

/** R1.4: a token with the number of a rule: `R8`. */
export interface Marker {
  at: Square;
  rule: Clause;
}

export interface MapData {
  /** All that can ever be there, those of tiles aside included. */
  squares: readonly SquareData[];
  tiles: readonly TileData[];
  stations: readonly Square[];
  spots: readonly { at: Square; kind: HidingSpot }[];
  /** R9: the foot is the square whose hiding spot takes the leap of faith. */
  tower: { squares: readonly Square[]; foot: Square; card: CardId } | null;
  chests: readonly Square[];
  entrances: readonly { letter: Entrance; at: Square }[];
  /** R49 */
  restricted: readonly Square[];
  /** R1.4: the rule is shown when an assassin first reaches one of its markers. Most maps have none. */
  markers?: readonly Marker[];
  /** Set-up: how many of which guard, for 2, 3 and 4 assassins. */
  guards: readonly { at: Square; guard: GuardKind | 'elite'; count: readonly [number, number, number] }[];
  /** NOWHERE: it waits off the map until a card summons it (R33.3). */
  bosses: readonly { boss: BossId; at: Square }[];
  /** NOWHERE: it waits off the map until a card places it. A guard is aboard for those of 2, 3 and 4 assassins that say so. */
  machines: readonly {
    machine: MachineId;
    at: Square;
    guard: GuardKind | 'elite' | '';
    held: readonly [boolean, boolean, boolean];
  }[];
}

export const OBJECTIVE_KINDS = ['complete', 'eliminate', 'reach', 'count', 'hold', 'carry', 'destroy', 'escort'] as const;
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number];

/** R14.1: a token lies on a square, and AP are spent there. */
export const hasToken = (kind: ObjectiveKind): boolean =>
  kind === 'complete' || kind === 'carry' || kind === 'destroy' || kind === 'escort';

/** R14 */
export interface ObjectiveData {
  id: string;
  kind: ObjectiveKind;
  optional: boolean;
  /** The players do not know it until it is revealed. */
  hidden: boolean;
  xp: number;
  /** complete, carry, destroy, escort: the token's square; reach, hold: where to stand; eliminate, count: NOWHERE. */
  at: Square;
  /** complete, carry, destroy, escort: AP in total (R14.1). */
  ap: number;
  /** complete, carry, destroy, escort: guard spaces of the objective base (R30.5). */
  spaces: number;
  /** eliminate: whom, and how many; reach: how many assassins at once; count: which counter, and how far; hold: how many turns; escort: which ally;
   * destroy: which machine, '' for the token. */
  target: EnemyName | AllyId | MachineId;
  count: number;
  /** hold: in turns that follow each other. */
  inARow: boolean;
  /** carry, escort: where it is brought; NOWHERE: away, by a station. */
  to: Square;
  /** destroy: it raises the alert. */
  alerts: boolean;
}

/** What a memory counts: from `start`, never below `least` or above `most`. */
export interface CounterData {
  id: string;
  start: number;
  least: number;
  most: number;
}

/** Counted only where the sync bounds them: tests of characters that were rolled (R22.2), assassins who went from station to station
 * (R15.1), attacks (R16.1). */
export const SYNC_TALLIES = ['tests', 'travels', 'attacks'] as const;
export type SyncTally = (typeof SYNC_TALLIES)[number];
/** Those before them are counted in every memory. */
export const TALLIES = [
  'alerts',
  'exposures',
  'bodies-found',
  'eliminated',
  'wounds',
  'turns',
  'chests',
  'towers',
  ...SYNC_TALLIES,
] as const;
export type Tally = (typeof TALLIES)[number];
export type Tallies = Record<Exclude<Tally, SyncTally>, number> & Partial<Record<SyncTally, number>>;

/** As `atMost` it does not bind. */
export const NO_BOUND = 999;

/** R34.1: the sync is won when each tally and counter is within its bounds, and each optional objective is done, or left undone. */
export type SyncTest =
  | { tally: Tally; atLeast: number; atMost: number }
  | { counter: string; atLeast: number; atMost: number }
  | { objective: string; done: boolean };

/** R47: at the end of the last turn the memory fails, or it goes on. */
export interface TimeLimit {
  turns: number;
  fails: boolean;
}

/** By kind, for 2, 3 and 4 assassins. */
export type Garrison = Readonly<Partial<Record<GuardKind | 'elite', readonly [number, number, number]>>>;

/** When a variant is laid over its memory: by the campaign's flags and the number of assassins as the memory begins. */
export type VariantIf = { if: 'flag'; flag: string; from: number; to: number } | { if: 'party'; from: number; to: number };

/** What is otherwise in a memory where all of these conditions hold; what is left out stays as it is. */
export interface Variant {
  if: readonly VariantIf[];
  elite?: EliteKind;
  garrison?: Garrison;
  /** null: none. */
  timeLimit?: TimeLimit | null;
  rules?: readonly CardId[];
  stations?: readonly Square[];
  /** All squares of a letter. */
  entrances?: readonly { letter: Entrance; squares: readonly Square[] }[];
  /** Walls and ladders, set or taken away. */
  edges?: readonly { change: 'wall' | 'ladder'; at: Square; side: Direction; set: boolean }[];
  guards?: MapData['guards'];
  bosses?: readonly { boss: BossId; at: Square; map: number }[];
  objectives?: readonly ObjectiveData[];
  without?: { bosses: readonly BossId[]; objectives: readonly string[] };
}

export interface MemoryData {
  id: string;
  maps: readonly MapData[];
  elite: EliteKind;
  /** R7.5: so many figures of a kind are in play, on the map and in the reserve. Left out: all there are. */
  garrison?: Garrison;
  /** R4.3 */
  enemyPhase: 'none' | 'no-reinforcement' | 'whole';
  /** R19.1: from memory 0.3 on. */
  saving: boolean;
  /** R45: from memory 0.2 on. */
  easy: boolean;
  /** R7.4: where everyone starts, or nothing: a station of their choice. */
  start: readonly Square[];
  /** R47: null: as long as it takes. */
  timeLimit: TimeLimit | null;
  objectives: readonly ObjectiveData[];
  counters: readonly CounterData[];
  /** Special rules of the memory. */
  rules: readonly CardId[];
  /** R40.6: at hand whatever the headquarters sends. */
  allies: readonly AllyId[];
  sync: readonly SyncTest[];
  /** Laid over it as it is set up; a memory that is played has none. */
  variants?: readonly Variant[];
  /** The decks as lists, copies repeated. Reinforcements are chosen by party size (R29.1). */
  decks: {
    event: readonly CardId[];
    equipment: readonly CardId[];
    chest: readonly CardId[];
    token: readonly CardId[];
    reinforcement: readonly CardId[];
  };
}

export interface DiceData {
  assassin: readonly AssassinFace[];
  enemy: readonly EnemyFace[];
  detection: readonly DetectionFace[];
}

/** All there is to play with. The engine is given it and imports none. */
export interface Content {
  id: string;
  version: string;
  dice: DiceData;
  guards: Readonly<Record<GuardKind, GuardCard>>;
  bosses: Readonly<Record<BossId, BossCard>>;
  machines: Readonly<Record<MachineId, MachineCard>>;
  assassins: Readonly<Record<CharacterId, AssassinCard>>;
  allies: Readonly<Record<AllyId, AllyCard>>;
  cards: Readonly<Record<CardId, Card>>;
  memories: Readonly<Record<string, MemoryData>>;
  /** null: a pack of single memories. */
  book: CampaignBook | null;
}

/** The part of the content that one memory uses; it goes whole into the set-up event. */
export interface MemoryContent {
  memory: MemoryData;
  dice: DiceData;
  guards: readonly GuardCard[];
  bosses: Readonly<Record<BossId, BossCard>>;
  /** Those who may come into play. */
  allies: Readonly<Record<AllyId, AllyCard>>;
  machines: Readonly<Record<MachineId, MachineCard>>;
  cards: Readonly<Record<CardId, Card>>;
}

export interface Board {
  melee: CardId;
  ranged: CardId;
  armour: CardId;
  blade: CardId;
  pack: readonly CardId[];
}

export interface PartyMember {
  id: CharacterId;
  /** The assassin card in play, or the one an apprentice stands in for. */
  apprentice: boolean;
  level: number;
  ability: CardId;
  skills: readonly CardId[];
  wounds: number;
  board: Board;
}

/** A pile as it lies: the top card is the last of `draw`. */
export interface PileData {
  draw: readonly CardId[];
  discard: readonly CardId[];
  /** All its cards in no order: what the table knows of a pile whose order is hidden. */
  cards?: readonly CardId[];
}

/** Everything a memory starts from; the campaign fills it. */
export interface MemorySetup extends NamesShuffling {
  memory: string;
  content: { id: string; version: string };
  /** '' when hidden (view). */
  seed: string;
  difficulty: Difficulty;
  attempt: 1 | 2;
  /** R1.1 */
  players: number;
  party: readonly PartyMember[];
  storage: readonly CardId[];
  /** Piles that lie as an earlier memory left them; null: the memory's own, shuffled. */
  piles: { equipment: PileData | null; chest: PileData | null };
  /** R1.3: event cards from boxes, beside the memory's own. */
  events: readonly CardId[];
  hqLevel: number;
  /** R40.6: at hand, a figure for each time it is named. */
  allies: readonly AllyId[];
  flags: Readonly<Record<string, number>>;
}
