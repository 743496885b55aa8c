import type { MemoryContent, MemorySetup, Tallies } from './content.ts';
import type { Ears } from './ears.ts';
import type { Happening, Lasting } from './effect.ts';
import type { Failure, Phase } from './event.ts';
import type { Ground } from './ground.ts';
import type {
  Alert,
  AllyId,
  AssassinFace,
  BossId,
  CardId,
  CharacterId,
  DeckName,
  DetectionFace,
  Difficulty,
  Direction,
  EnemyFace,
  MachineId,
  Movement,
} from './kinds.ts';
import type { MapChange, TileId } from './map-change.ts';
import type { Square } from './square.ts';
import type { Step } from './step.ts';

/** One map as it lies. Counts by guard kind are flat: square index * KINDS + kind. */
export interface MapState {
  /** R50.3: taken down: nothing is there any more. */
  down: boolean;
  alert: Alert;
  event: CardId;
  direction: Direction | '?' | '';
  /** Living guards. */
  guards: number[];
  /** Of those, on spaces of the objective base (R30.5). */
  based: number[];
  bodies: number[];
  /** Loose red bases by square index. */
  bases: number[];
  /** R28.2: by square index, detection dice of the enemies that entered in the step under way, and bodies they pushed out. */
  entered: number[];
  pushedOut: number[];
  chests: Square[];
  /** D2: cards that lie as traps, at most one a square; replaced, never changed in place. */
  traps: readonly Trap[];
  /** The tower card, `?` when nobody may know it, '' when there is no tower. */
  tower: CardId;
  synchronised: boolean;
  /** How the ground differs from the map's data; replaced, never changed in place. */
  changes: readonly MapChange[];
  /** R43: the tiles that go at the end of this turn; null: nothing collapses. Replaced, never changed in place. */
  marked: readonly TileId[] | null;
}

/** D2: it goes off when an enemy comes onto its square. */
export interface Trap {
  card: CardId;
  at: Square;
}

export interface Character {
  readonly id: CharacterId;
  /** Its card; '' for an assassin. */
  readonly ally: AllyId | '';
  readonly apprentice: boolean;
  readonly level: number;
  readonly ability: CardId;
  readonly skills: readonly CardId[];
  at: Square;
  status: 'outside' | 'active' | 'critical' | 'left' | 'eliminated';
  inSpot: boolean;
  /** R48.1: the machine they are in, '' for none. */
  aboard: MachineId | '';
  exposed: boolean;
  wounds: number;
  /** The turn in which they fell critical; 0: they have not. */
  fellIn: number;
  ap: number;
  saved: number;
  /** D1: the kind of figure lent for a guard's uniform, and the card that gave it; -1 and '' without one. */
  disguise: number;
  uniform: CardId;
  /** AP spent this turn (R19.3). */
  spent: number;
  /** R8.5: the spot left since anything last happened. */
  leftSpot: Square;
  melee: CardId;
  ranged: CardId;
  armour: CardId;
  blade: CardId;
  /** Replaced, never changed in place. */
  pack: readonly CardId[];
  /** Abilities and skills used this turn and this memory; replaced, never changed in place. */
  usedThisTurn: readonly CardId[];
  usedThisMemory: readonly CardId[];
}

export interface Boss {
  readonly id: BossId;
  at: Square;
  hp: number;
  /** As its card says, until an effect changes it. */
  movement: Movement;
  /** A boss waits off the map until it is set on one (R33.3); lost: it went with its tile (R43), alive. */
  state: 'waiting' | 'standing' | 'body' | 'gone' | 'lost';
}

/** R48. Who of the characters is aboard is theirs to say; a guard aboard is one of its square's guards. */
export interface Machine {
  readonly id: MachineId;
  at: Square;
  hp: number;
  /** The kind of the guard aboard, -1 for none. */
  guard: number;
  /** gone: destroyed; lost: it flew off, or went with its tile (R43). */
  state: 'waiting' | 'standing' | 'gone' | 'lost';
}

export interface Pile {
  /** The top card is the last. */
  draw: CardId[];
  discard: CardId[];
}

/** Results laid down beforehand, in order; a game so scripted rolls nothing else. */
export interface Script {
  assassin: readonly AssassinFace[];
  enemy: readonly EnemyFace[];
  detection: readonly DetectionFace[];
  /** Draw order of each shuffle to come, first drawn first. */
  shuffles: readonly (readonly CardId[])[];
  /** R30.3: the cards looked at. */
  looks: readonly CardId[];
}

export interface Chance {
  /** '' when hidden. */
  seed: string;
  /** How often each stream was used. */
  assassin: number;
  enemy: number;
  detection: number;
  shuffle: number;
  look: number;
  script: Script | null;
}

export interface ObjectiveState {
  /** AP, eliminations or turns so far. */
  paid: number;
  done: boolean;
  /** R43: it went with the ground and cannot be completed any more. */
  lost: boolean;
  revealed: boolean;
  /** Where its token lies, NOWHERE when none is on a map. */
  at: Square;
  /** carry: who bears it, '' for nobody. */
  carrier: CharacterId | '';
}

export type Result = { success: true } | { success: false; reason: Failure };

export interface Game {
  /** Shared by all copies; replaced only when a view learns of an objective. */
  content: MemoryContent;
  /** What never changes in a memory: shared by all copies. */
  readonly setup: MemorySetup;
  /** Worked out from content and changes; replaced, never changed in place. */
  grounds: readonly Ground[];
  /** Which effects wait for what to happen; null when none does. */
  readonly ears: Ears | null;

  turn: number;
  phase: Phase;
  difficulty: Difficulty;
  /** R34.1: any part was played on easy. */
  easyUsed: boolean;
  maps: MapState[];
  /** The party first, in its order; then its allies (R40.6, R44), `outside` while they are only at hand. */
  characters: Character[];
  bosses: Boss[];
  machines: Machine[];
  /** Figures by guard kind (R7.5). */
  reserve: number[];
  piles: Record<DeckName, Pile>;
  /** R50.2: the map on the back of the top reinforcement card, for all to see; 0 while there is one map only. */
  back: number;
  /** Cards out of the game for good (R24). */
  removed: CardId[];
  /** Chest tokens taken (R10). */
  tokens: CardId[];
  objectives: ObjectiveState[];
  /** How the memory's counters stand; replaced, never changed in place. */
  counters: Readonly<Record<string, number>>;
  /** The campaign's flags, as brought and as set since; replaced, never changed in place. */
  flags: Readonly<Record<string, number>>;
  /** R1.3: boxes the campaign is told to open, each once; replaced, never changed in place. */
  boxes: readonly string[];
  lasting: Lasting[];
  /** What has happened and is not answered yet; replaced, never changed in place. */
  happened: readonly Happening[];
  /** Effects set off in this chain of causes, each once; replaced, never changed in place. */
  fired: readonly string[];
  tallies: Tallies;
  chance: Chance;
  /** The last is the one under way, and holds the question when one is asked. */
  stack: Step[];
  result: Result | null;
}

/** A refused command changes nothing; the reason is a text key, the place where it matters. */
export interface Refusal {
  refused: string;
  rule: string;
  detail?: string;
}
export const isRefusal = (value: object): value is Refusal => 'refused' in value;
