import type { CharacterId } from '@bauta/engine';

/** What may go wrong at once, in exact chances from 0 to 1, as far as the rules ask nothing on the way. */
export type Risk = GoingRisk | AttackRisk;

/** R22, R28.3: of what brings someone onto a square. */
export interface GoingRisk {
  readonly of: 'going';
  /** That whoever acts is detected; null when they are exposed anyway. */
  readonly detected: number | null;
  readonly others: readonly { id: CharacterId; chance: number }[];
  /** That a body is found. */
  readonly found: number;
  readonly unknown: number;
}

/** R16: of an attack by one alone; dice stay as they fall. */
export interface AttackRisk {
  readonly of: 'attack';
  /** The chances to fell one enemy or more, two or more, and so on. */
  readonly felled: readonly number[];
  /** That the attacker stands exposed after it; null when they are anyway. */
  readonly exposed: number | null;
  readonly wounds: number;
  readonly critical: number;
  readonly unknown: number;
}
