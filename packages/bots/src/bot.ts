import type { Command, Game } from '@bauta/engine';

export const BOT_KINDS = ['random', 'greedy', 'mentor'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** `mentor` is the newest one, `mentor@1` the first for ever. */
export type BotName = BotKind | `${BotKind}@${number}`;

/** Answers the questions of a memory. Whatever game it is given, it looks at the view alone: what is hidden it cannot use. */
export interface Bot {
  readonly name: BotName;
  /** One of the decision's options. The memory must not have ended. */
  choose(game: Game): Command;
}

/** How long a search may think about one decision. Iterations are repeatable, milliseconds are not. */
export type Budget = { iterations: number } | { milliseconds: number };
export const DEFAULT_BUDGET: Budget = { iterations: 40 };
