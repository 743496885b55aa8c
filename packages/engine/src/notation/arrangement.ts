import type { Board, Card, Tally } from '../model/content.ts';
import type { Happening, Lasting } from '../model/effect.ts';
import type { Phase } from '../model/event.ts';
import type { Boss, Chance, Machine, Result, Script, Trap } from '../model/game.ts';
import type {
  Alert,
  BossId,
  CardId,
  CharacterId,
  DeckName,
  Difficulty,
  Direction,
  GuardKind,
  MachineId,
  Movement,
} from '../model/kinds.ts';
import type { MapChange, TileId } from '../model/map-change.ts';
import type { Square } from '../model/square.ts';
import type { Step } from '../model/step.ts';
import type { TurnPart } from '../rules/phases/turn.ts';

/** A position as a person would describe it: what lies where, and what happens next. Everything left out stays as set up. */
export interface Arrangement {
  /** `enter-map`: the memory begins, and whoever is not arranged waits outside (R7.4). */
  next: TurnPart | 'enter-map';
  /** In the midst of something: the steps under way, instead of `next`. */
  underWay?: { phase: Phase; steps: readonly Step[] };
  turn?: number;
  difficulty?: Difficulty;
  easyUsed?: boolean;
  alerts?: readonly Alert[];
  /** R50.3: maps taken down. */
  down?: readonly boolean[];
  /** The event in force on each map; a direction alone is enough. */
  events?: readonly { card: CardId; direction: Direction | '?' | '' }[];
  /** When given, these are all the figures there are. */
  squares?: readonly ArrangedSquare[];
  bosses?: readonly { id: BossId; at: Square; hp: number; state: Boss['state']; movement?: Movement }[];
  /** `guard` is one of those on its square. */
  machines?: readonly { id: MachineId; at: Square; hp: number; guard: GuardKind | ''; state: Machine['state'] }[];
  assassins?: readonly ArrangedAssassin[];
  /** Piles, the first drawn first. */
  piles?: Partial<Record<DeckName, { draw: readonly CardId[]; discard: readonly CardId[] }>>;
  /** R50.2: only said of the card on top of the reinforcement deck, which says it already. */
  back?: number;
  chests?: readonly Square[];
  traps?: readonly Trap[];
  towers?: readonly { card: CardId; synchronised: boolean }[];
  /** How the ground of each map differs from its data. */
  changes?: readonly (readonly MapChange[])[];
  /** R43: what goes on each map at the end of this turn; null: nothing collapses there. */
  marked?: readonly (readonly TileId[] | null)[];
  objectives?: readonly ArrangedObjective[];
  counters?: Readonly<Record<string, number>>;
  flags?: Readonly<Record<string, number>>;
  /** R1.3: found so far. */
  boxes?: readonly string[];
  removed?: readonly CardId[];
  tokens?: readonly CardId[];
  lasting?: readonly Lasting[];
  /** What has happened and is not answered yet, and the effects that have fired in this chain of causes. */
  happened?: readonly Happening[];
  fired?: readonly string[];
  tallies?: Partial<Record<Tally, number>>;
  /** How often each stream of chance was used. */
  used?: Partial<Omit<Chance, 'seed' | 'script'>>;
  result?: Result | null;
  script?: Script;
  /** Cards that the position names beyond those the memory is played with. */
  cards?: Readonly<Record<CardId, Card>>;
}

/** What is left out is as the rules would have it. */
export interface ArrangedObjective {
  id: string;
  paid: number;
  done: boolean;
  lost?: boolean;
  revealed?: boolean;
  at?: Square;
  carrier?: CharacterId | '';
}

export interface ArrangedSquare {
  at: Square;
  guards: readonly number[];
  bodies: readonly number[];
  bases: number;
  /** Of the guards, on spaces of the objective base (R30.5); left out, they are put there as the rules say. */
  based?: readonly number[];
  /** R28.2: detection dice of the enemies that entered in the step under way, and bodies they pushed out. */
  entered?: number;
  pushedOut?: number;
}

export interface ArrangedAssassin {
  id: CharacterId;
  state: 'incognito' | 'exposed' | 'critical' | 'left' | 'eliminated' | 'outside';
  at: Square;
  inSpot: boolean;
  aboard?: MachineId | '';
  hp: number | null;
  ap: number;
  saved: number;
  spent: number;
  fellIn: number;
  board: Board | null;
  leftSpot?: Square;
  /** D1: the card whose uniform is worn. */
  uniform?: CardId;
  usedThisTurn?: readonly CardId[];
  usedThisMemory?: readonly CardId[];
}
