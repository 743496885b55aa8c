import type { CharacterId, Clause, Command } from '@bauta/engine';
import type { Term } from '../evaluation/terms.ts';
import type { ReasonName } from './reason-names.ts';

/** One term of the evaluation that speaks for an option, or with a worth below 0 against it. */
export interface HintReason {
  readonly term: Term;
  /** In actions: 1 is a step towards a goal. */
  readonly worth: number;
  readonly says: ReasonName;
  readonly rules: readonly Clause[];
  /** Steps, bodies, HP or whatever it counts; 0 where nothing is counted. */
  readonly count: number;
  /** What it is about; '' for nothing in particular, or for home. */
  readonly objective: string;
}

/** Chances that are exact, as far as the rules ask nothing on the way; 0 where nothing is at stake. */
export interface HintRisk {
  /** Who may become exposed at once. */
  readonly seen: readonly { id: CharacterId; chance: number; rules: readonly Clause[] }[];
  /** R28.3: that a body is found. */
  readonly found: number;
  /** R16.6: of an attack, that it is struck back at, and the wounds to expect from that. */
  readonly retaliation: number;
  readonly wounds: number;
  /** R26.1: that one of the attackers falls. */
  readonly critical: number;
}

/** One of the better options, and what speaks for and against it. */
export interface Hint {
  readonly command: Command;
  /** The chance of success after it, by the trials; without any it says nothing. */
  readonly chance: number;
  readonly trials: number;
  /** What matters most, first. */
  readonly reasons: readonly HintReason[];
  readonly risk: HintRisk;
}
