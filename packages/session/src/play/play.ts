import { type AnyCommand, type Game, isRefusal, type Refusal } from '@bauta/engine';

export type PlayKind = 'memory' | 'campaign';

/** What a table plays: a memory by itself or a campaign, by the same verbs. A view is a position too. */
export interface Play<Position, Happened> {
  readonly kind: PlayKind;
  copy(position: Position): Position;
  /** Plays the command in place; a refused one changes nothing. */
  play(position: Position, command: AnyCommand): readonly Happened[] | Refusal;
  /** Folds the events into it, in place. No rule is asked. */
  evolve(position: Position, events: readonly Happened[]): void;
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

/** Plays the command on a copy. */
export function applied<Position, Happened>(
  play: Play<Position, Happened>,
  before: Position,
  command: AnyCommand,
): { position: Position; events: readonly Happened[] } | Refusal {
  const position = play.copy(before);
  const events = play.play(position, command);
  return isRefusal(events) ? events : { position, events };
}

/** What the events make of it, on a copy. */
export function folded<Position, Happened>(
  play: Play<Position, Happened>,
  before: Position,
  events: readonly Happened[],
): Position {
  const position = play.copy(before);
  play.evolve(position, events);
  return position;
}
