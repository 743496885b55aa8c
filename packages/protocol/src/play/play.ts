import type { AnyCommand, Game, Refusal } from '@bauta/engine';

export type PlayKind = 'memory' | 'campaign';

/** What a table plays: a memory by itself or a campaign, by the same verbs. A view is a position too. No position is ever changed. */
export interface Play<Position, Happened> {
  readonly kind: PlayKind;
  /** Plays the command on a copy. */
  apply(position: Position, command: AnyCommand): { position: Position; events: readonly Happened[] } | Refusal;
  /** What the events make of it, on a copy. No rule is asked. */
  fold(position: Position, events: readonly Happened[]): Position;
  /** What the whole table may see. */
  view(position: Position): Position;
  redact(event: Happened): Happened;
  /** A die, a card, a shuffle: what cannot be unlearnt. */
  isNew(event: Happened): boolean;
  /** What may be answered now; empty once nothing is asked. */
  options(position: Position): readonly AnyCommand[];
  /** null between memories. */
  gameOf(position: Position): Game | null;
  idOf(command: AnyCommand): string;
  parse(id: string): AnyCommand | null;
  /** As plain data, whole: with what it was set up from. */
  pack(position: Position): unknown;
  /** The reverse, of data that is known to be well formed. */
  unpack(data: unknown): Position;
}
