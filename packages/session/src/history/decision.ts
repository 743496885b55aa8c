import type { AnyCommand } from '@bauta/engine';

/** One decision that stands, who made it ('' where nobody is told apart), and what it led to. */
export interface Decision<Event> {
  /** The number of its entry; undos have one too. */
  readonly n: number;
  readonly command: AnyCommand;
  readonly by: string;
  readonly events: readonly Event[];
}
