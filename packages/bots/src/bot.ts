import type { Command, Game } from '@bauta/engine';

export const BOT_KINDS = ['random', 'greedy', 'mentor', 'novice'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** What a bot wants: a success; one without the alert ever raised; one with the sync (R34.1); one in few turns. */
export const BOT_AIMS = ['success', 'quiet', 'sync', 'fast'] as const;
export type BotAim = (typeof BOT_AIMS)[number];

type BotVersion = BotKind | `${BotKind}@${number}`;
/** `mentor` is the newest one, `mentor@1` the first for ever, `mentor@2+quiet` one with an aim. */
export type BotName = BotVersion | `${BotVersion}+${BotAim}`;

/** Answers the questions of a memory. Whatever game it is given, it looks at the view alone: what is hidden it cannot use. */
export interface Bot {
  readonly name: BotName;
  /** One of the decision's options. The memory must not have ended. */
  choose(game: Game): Command;
}

/** How long a search may think about one decision. Iterations are repeatable, milliseconds are not. */
export type Budget = { iterations: number } | { milliseconds: number };
export const DEFAULT_BUDGET: Budget = { iterations: 40 };
