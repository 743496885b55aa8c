import type { CharacterId, Command, Game, Square } from '@bauta/engine';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Choice } from './squares/choices.ts';
import type { Plan } from './view/plan.ts';

/** What a board shows, and what comes of it. In signals, so that each part is drawn again only when what it shows has changed. */
export interface BoardProps {
  readonly game: ReadonlySignal<Game>;
  /** By square, the commands that a press there means. */
  readonly commandsAt: ReadonlySignal<ReadonlyMap<Square, readonly Command[]>>;
  /** Who has something to decide. */
  readonly actors: ReadonlySignal<ReadonlySet<CharacterId>>;
  /** The character whose choices these are; '' for none. */
  readonly selected: ReadonlySignal<CharacterId | ''>;
  /** Where the pointer or the arrow keys are: the board sets it. */
  readonly pointer: Signal<Square>;
  /** A command that is looked at before it is chosen: the board sets it. */
  readonly previewed: Signal<Command | null>;
  /** Squares to be brought into the middle; each is a new object, so that the same square can be asked for again. */
  readonly camera: ReadonlySignal<{ at: Square } | null>;
  readonly overlays: Overlays;
  /** What the commands of a square may lead to; null where there is nothing to say. */
  chance(commands: readonly Command[]): ChanceLabel | null;
  onChoose(choice: Choice): void;
}

export interface ChanceLabel {
  /** From 0 to 1. */
  chance: number;
  words: string;
}

/** What else is drawn, by whoever shows the board. */
export interface Overlays {
  /** Over the figures, under the squares. */
  under(plan: Plan): ComponentChildren;
  over(plan: Plan): ComponentChildren;
  /** Beside a command in the menu of a square. */
  beside(command: Command): ComponentChildren;
}
