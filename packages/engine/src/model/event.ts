import type { Command } from './command.ts';
import type { MemoryContent, MemorySetup, ObjectiveData } from './content.ts';
import type { Happening, Lasting } from './effect.ts';
import type { GameJSON } from './json.ts';
import type {
  BossId,
  CardId,
  CharacterId,
  DeckName,
  Die,
  Difficulty,
  Direction,
  EnemyName,
  Face,
  GuardKind,
  MachineId,
  Movement,
  Place,
  TargetName,
  Why,
} from './kinds.ts';
import type { MapChange, TileId } from './map-change.ts';
import type { Square } from './square.ts';
import type { Step } from './step.ts';

export const PHASES = ['set-up', 'event', 'assassin', 'enemy', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const FAILURES = [
  'all-eliminated',
  'reserve-empty',
  'nobody-left',
  'objective-lost',
  'own-condition',
  'ally-lost',
  'conceded',
  'time-up',
] as const;
export type Failure = (typeof FAILURES)[number];

/** What a roll was for. */
export type RollFor = 'test' | 'body' | 'attack' | 'combat' | 'retaliation';

/** Facts, each with the clause that made it so. */
export type Fact = { why: Why } & (
  | { type: 'memory-set-up'; content: MemoryContent; setup: MemorySetup }
  | { type: 'position-laid'; position: GameJSON }
  | { type: 'map-laid'; map: number }
  | { type: 'map-taken-down'; map: number }
  | { type: 'reserve-counted' }
  | { type: 'assassin-joined'; by: CharacterId }
  | { type: 'deck-shuffled'; deck: DeckName; order: readonly CardId[] }
  | { type: 'events-set-aside'; count: number }
  | { type: 'card-drawn'; deck: DeckName; card: CardId }
  | { type: 'card-discarded'; deck: DeckName; card: CardId }
  | { type: 'card-removed'; card: CardId }
  | { type: 'card-placed'; by: CharacterId; card: CardId; into: Place }
  | { type: 'card-taken'; by: CharacterId; card: CardId; from: Place }
  | { type: 'turn-begun'; turn: number }
  | { type: 'phase-begun'; phase: Phase }
  | { type: 'phase-skipped'; phase: Phase }
  | { type: 'window-opened'; window: number }
  | { type: 'actions-refilled'; by: CharacterId }
  | { type: 'action-spent'; by: CharacterId; ap: number; saved: number }
  | { type: 'actions-lost'; by: CharacterId; ap: number }
  | { type: 'action-saved'; by: CharacterId }
  | { type: 'action-laid-by'; by: CharacterId }
  | { type: 'action-given'; by: CharacterId; ap: number }
  | { type: 'action-returned'; by: CharacterId; ap: number }
  | { type: 'ability-used'; by: CharacterId; card: CardId; per: '' | 'turn' | 'memory' }
  | { type: 'moved'; by: CharacterId; to: Square }
  | { type: 'spot-entered'; by: CharacterId }
  | { type: 'spot-left'; by: CharacterId }
  | { type: 'exposed'; by: CharacterId; loose: boolean }
  | { type: 'became-incognito'; by: CharacterId; baseAt: Square }
  | { type: 'alert-raised'; map: number }
  | { type: 'alert-quieted'; map: number }
  | { type: 'dice-rolled'; die: Die; faces: readonly Face[]; for: RollFor; by: TargetName | ''; at: Square }
  | { type: 'die-rerolled'; die: Die; from: Face; to: Face; by: CharacterId; card: CardId }
  | { type: 'undetected'; by: CharacterId; at: Square }
  | { type: 'test-ignored'; at: Square; card: CardId }
  | { type: 'body-found'; at: Square }
  | { type: 'wounded'; by: CharacterId; hp: number }
  | { type: 'fell'; by: CharacterId }
  | { type: 'healed'; by: CharacterId; hp: number }
  | { type: 'assassin-eliminated'; by: CharacterId }
  | { type: 'left'; by: CharacterId }
  | { type: 'disguise-put-on'; by: CharacterId; card: CardId; guard: GuardKind }
  | { type: 'disguise-dropped'; by: CharacterId; guard: GuardKind }
  | { type: 'ally-freed'; objective: string; by: CharacterId; at: Square }
  | { type: 'ally-sent-home'; by: CharacterId }
  | { type: 'ally-lost'; by: CharacterId }
  | { type: 'guard-placed'; guard: GuardKind; at: Square; count: number }
  | { type: 'guard-displaced'; guard: GuardKind; at: Square }
  | { type: 'boss-appeared'; boss: BossId; at: Square; hp: number }
  | { type: 'boss-lost'; boss: BossId; at: Square }
  | { type: 'machine-placed'; machine: MachineId; at: Square; hp: number; guard: GuardKind | '' }
  | { type: 'machine-boarded'; machine: MachineId; by: CharacterId }
  | { type: 'machine-left'; machine: MachineId; by: CharacterId }
  | { type: 'machine-seized'; machine: MachineId; guard: GuardKind; at: Square }
  | { type: 'machine-moved'; machine: MachineId; to: Square }
  | { type: 'machine-damaged'; machine: MachineId; hits: number; hp: number }
  | { type: 'machine-destroyed'; machine: MachineId; at: Square }
  | { type: 'machine-removed'; machine: MachineId }
  | { type: 'enemy-moved'; enemy: EnemyName; from: Square; to: Square }
  | { type: 'hunt-begun'; by: CharacterId; from: Square; half: number }
  | { type: 'hunt-ended'; by: CharacterId; followed: number }
  | { type: 'enemy-eliminated'; enemy: EnemyName; at: Square }
  | { type: 'boss-wounded'; boss: BossId; hits: number }
  | { type: 'boss-healed'; boss: BossId; hp: number }
  | { type: 'movement-set'; boss: BossId; movement: Movement }
  | { type: 'hits-lost'; hits: number }
  | { type: 'body-pushed-out'; enemy: EnemyName; at: Square }
  | { type: 'body-hidden'; enemy: EnemyName; at: Square }
  | { type: 'body-removed'; enemy: EnemyName; at: Square }
  | { type: 'space-taken'; guard: GuardKind; at: Square }
  | { type: 'red-base-laid'; at: Square }
  | { type: 'red-base-removed'; at: Square }
  | { type: 'body-woken'; guard: GuardKind; at: Square }
  | { type: 'guard-removed'; guard: GuardKind; at: Square }
  | { type: 'card-buried'; deck: DeckName }
  | { type: 'card-recovered'; deck: DeckName; card: CardId }
  | { type: 'objective-paid'; objective: string; by: CharacterId | ''; ap: number }
  | { type: 'objective-completed'; objective: string }
  | { type: 'objective-lost'; objective: string }
  | { type: 'payment-lost'; objective: string }
  | { type: 'objective-revealed'; objective: string; data: ObjectiveData }
  | { type: 'objective-taken'; objective: string; by: CharacterId }
  | { type: 'objective-dropped'; objective: string; by: CharacterId; at: Square }
  | { type: 'counted'; counter: string; value: number }
  | { type: 'flag-set'; flag: string; value: number }
  | { type: 'box-found'; box: string }
  | { type: 'chest-opened'; by: CharacterId; at: Square }
  | { type: 'trap-laid'; by: CharacterId; card: CardId; at: Square }
  | { type: 'trap-sprung'; card: CardId; at: Square }
  | { type: 'trap-taken-up'; card: CardId; at: Square }
  | { type: 'token-taken'; by: CharacterId; token: CardId }
  | { type: 'tower-synchronised'; by: CharacterId; map: number; card: CardId }
  | { type: 'event-revealed'; map: number; card: CardId; direction: Direction | '?' }
  | { type: 'event-ended'; map: number }
  | { type: 'card-looked-at'; card: CardId }
  | { type: 'direction-set'; map: number; direction: Direction }
  | { type: 'reinforced'; card: CardId; map: number }
  | { type: 'back-shown'; map: number }
  | { type: 'aimed'; from: Square; at: Square; dice: number }
  | { type: 'die-assigned'; on: TargetName; dice: number }
  | { type: 'ground-changed'; map: number; change: MapChange }
  | { type: 'tiles-marked'; map: number; tiles: readonly TileId[] }
  | { type: 'effect-begun'; card: CardId; by: CharacterId | '' }
  | { type: 'lasting-begun'; lasting: Lasting }
  | { type: 'lasting-used'; index: number }
  | { type: 'lasting-ended' }
  | { type: 'time-up' }
  | { type: 'difficulty-set'; difficulty: Difficulty }
  | { type: 'only-option'; command: Command }
  | { type: 'search-ended'; by: CharacterId; found: number }
  | { type: 'trade-begun'; by: CharacterId; at: Square }
  | { type: 'attack-begun'; by: CharacterId; card: CardId; at: Square }
  | { type: 'attack-joined'; by: CharacterId; card: CardId; at: Square }
  | { type: 'retaliation-begun'; at: Square }
  | { type: 'memory-succeeded' }
  | { type: 'memory-failed'; reason: Failure }
);

/** What the flow notes of itself: steps begun, put below others, changed and ended. No rule of the game, so no `why`. */
export type Note =
  | { type: 'step-begun'; step: Step }
  | { type: 'step-inserted'; depth: number; step: Step }
  | { type: 'step-noted'; depth: number; step: Step }
  | { type: 'step-ended' }
  | { type: 'happening-noted'; happening: Happening }
  | { type: 'happening-answered' }
  | { type: 'effect-fired'; card: CardId; effect: number; by: CharacterId | '' }
  | { type: 'chain-ended' };

export type GameEvent = Fact | Note;
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
