import type {
  AssassinFace,
  BossId,
  CardId,
  CharacterId,
  Clause,
  DetectionFace,
  EnemyName,
  Immunity,
  MachineId,
  Place,
  TargetName,
  Why,
} from './kinds.ts';
import type { TileId } from './map-change.ts';
import type { Square } from './square.ts';

/** What is unfinished, as plain records on a stack. A record is never changed in place: `step-noted` replaces it. */
export type Step =
  | { step: 'enter-map'; next: number }
  | { step: 'turn'; next: number }
  | { step: 'event-phase'; map: number }
  | { step: 'assassin-phase' }
  | { step: 'window'; window: number }
  | { step: 'place-guards'; demands: readonly Demand[]; next: number; why: Why }
  | { step: 'movement'; map: number; rank: number; file: number }
  | { step: 'gather'; targets: readonly Square[]; why: Why }
  | { step: 'enter-square'; enemy: EnemyName; from: Square; to: Square; why: Why }
  | { step: 'combat'; stage: 'aim' | 'share'; aims: readonly Aim[]; shares: readonly Share[] }
  | { step: 'seek-direction'; map: number }
  | { step: 'arrive'; movers: readonly CharacterId[]; hunted: boolean }
  | { step: 'land'; by: CharacterId }
  | { step: 'hunt'; by: CharacterId; from: Square; to: Square; left: number; followed: number }
  | Consequences
  | { step: 'tests'; tests: readonly Test[]; stage: 'ignore' | 'react'; rolls: readonly TestRoll[] }
  | { step: 'spring-traps'; squares: readonly Square[] }
  | { step: 'push-out'; at: Square; left: number }
  | { step: 'settle-bases' }
  | { step: 'fill-base'; at: Square }
  | { step: 'gather-attackers'; at: Square; attackers: readonly Attacker[] }
  | Attack
  | Retaliation
  | { step: 'search'; by: CharacterId; at: Square; left: number; found: readonly CardId[] }
  | { step: 'stow'; by: CharacterId; cards: readonly CardId[]; from: 'equipment' | 'chest' }
  | { step: 'trade'; at: Square; moved: readonly MovedCard[] }
  | EffectStep
  | Occasion
  | { step: 'push-guard'; from: Square; pastBases: boolean }
  | { step: 'eliminate-guard'; at: Square; left: number }
  | SetOut
  | { step: 'call-ally'; by: CharacterId; squares: readonly Square[] }
  | { step: 'remove-guard'; at: Square; left: number }
  | { step: 'drop-card'; by: CharacterId; left: number }
  | { step: 'boss-moves'; bosses: readonly BossId[] }
  | { step: 'move-boss'; boss: BossId; squares: readonly Square[] }
  | { step: 'wound-boss'; at: Square; left: number; slot: Immunity | '' }
  | { step: 'summon-boss'; boss: BossId; squares: readonly Square[] }
  | { step: 'boss-appears'; boss: BossId; at: Square }
  | { step: 'change-ground'; tile: TileId; laid: boolean }
  | { step: 'place-machine'; machine: MachineId; squares: readonly Square[] }
  | { step: 'seize-machine'; map: number };

export type StepName = Step['step'];
export type StepOf<T extends StepName> = Extract<Step, { step: T }>;

/** R44.1: an assassin about to go, and who comes along. */
export interface SetOut {
  step: 'set-out';
  by: CharacterId;
  way: 'move' | 'leave' | 'travel';
  to: Square;
  with: readonly CharacterId[];
}

/** R29.2: what the drawn card brings to one square, by guard kind, and what was chosen to fit. */
export interface Demand {
  at: Square;
  asked: readonly number[];
  fits: readonly number[];
}

/** R31.2: one group's target; `dice` are all its attackers'. */
export interface Aim {
  from: Square;
  at: Square;
  dice: number;
}
/** R31.3, R48.4: dice for each exposed character and each machine of one target square. */
export interface Share {
  at: Square;
  on: TargetName;
  dice: number;
}

/** R28.2-4: what enemies' arrivals bring about once all movement of the step is done. */
export interface Consequences {
  step: 'consequences';
  /** In an enemy step the alert changes at its end; in an assassin's action at once (R20.2). */
  deferred: boolean;
  /** The alert of each map as the step began. */
  raised: readonly boolean[];
  /** Maps whose alert is to be raised at the end. */
  raise: readonly boolean[];
  tested: boolean;
  /** D2: squares with a trap that enemies have come onto. */
  trod: readonly Square[];
  /** What makes its tests, for the log. */
  why: readonly Clause[];
  /** R32.5: whoever arrives with these enemies is tested on arrival instead. */
  except: readonly CharacterId[];
}
/** R22.2: one test on one square. */
export interface Test {
  at: Square;
  dice: number;
  characters: readonly CharacterId[];
  bodies: number;
  /** R22.3: the alert when the test began. */
  raised: boolean;
  /** What made it beside R22.2; nothing when the character came. */
  why: readonly Clause[];
}
export interface TestRoll {
  by: CharacterId;
  at: Square;
  raised: boolean;
  faces: readonly DetectionFace[];
  /** Cards already used on it or declined. */
  asked: readonly CardId[];
}

export interface Attacker {
  by: CharacterId;
  card: CardId;
  faces: readonly AssassinFace[];
  /** R16.3 */
  ability: 'open' | 'done';
  /** Rerolls used or declined. */
  asked: readonly CardId[];
}
export interface Attack {
  step: 'attack';
  at: Square;
  attackers: readonly Attacker[];
  stage: 'roll' | 'reroll' | 'ability' | 'assign' | 'aftermath';
  hits: number;
  /** R33.2: of these, by ranged weapons, to which a boss may be immune. */
  ranged: number;
  /** R16.4: an enemy has fallen, so that surplus hits may be lost on it. */
  felled: boolean;
}
export interface Retaliation {
  step: 'retaliation';
  at: Square;
  shares: readonly Share[];
  melee: number;
  ranged: number;
}

/** R13.3: copies of a card at one holder that have moved in this trade. */
export interface MovedCard {
  by: CharacterId;
  card: CardId;
  into: Place;
}

/** Something happened that an effect of the card waits for. */
export interface Occasion {
  step: 'occasion';
  card: CardId;
  effect: number;
  /** The owner, '' when nobody is. */
  by: CharacterId | '';
  map: number;
  at: Square;
  subject: string;
}

/** An effect being carried out, verb by verb. */
export interface EffectStep {
  step: 'effect';
  card: CardId;
  effect: number;
  next: number;
  by: CharacterId | '';
  map: number;
  at: Square;
  on: CharacterId | '';
}
