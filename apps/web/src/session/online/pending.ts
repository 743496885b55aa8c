import type { TableRequest } from '@bauta/protocol';
import type { Proposal } from './judge-again.ts';
import type { Prediction } from './prediction.ts';

/** What was decided here and the server has not answered: the first is sent, the others wait for it. */
export interface Pending extends Proposal {
  readonly key: string;
  /** The id of the option, or `undo`. */
  readonly option: string;
  /** Of an undo. */
  readonly count: number;
  /** The number it was sent at, as long as it is not known whether it was done. */
  readonly sentAt: number | null;
  readonly shown: Prediction | null;
  /** Its entry has come from the server, though the answer has not. */
  readonly isConfirmed: boolean;
  /** Another entry came between: it is judged before it is sent. */
  readonly isUnsure: boolean;
  /** It is not sent before the player says so. */
  readonly isAsked: boolean;
}

export const UNDO = 'undo';

/** Another entry came between. */
export const unsure = (each: Pending): Pending => ({ ...each, shown: null, isUnsure: true });

/** `n`: the number of the last decision when it is sent. */
export const requestOf = ({ key, option, count, command }: Pending, n: number): TableRequest =>
  command === null ? { type: 'undo', key, n, count } : { type: 'decide', key, n, option };
