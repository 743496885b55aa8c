import type { BotName, Budget } from '@bauta/bots';
import type { AnyCommand, Game, Refusal } from '@bauta/engine';
import type { UndoLimit } from '@bauta/session';
import type { Lexicon, LogLine } from '@bauta/text';
import type { LoggedDecision } from '../terminal/screen/log.ts';
import type { Screen } from '../terminal/terminal.ts';
import type { Scene } from './scene.ts';
import type { Tutor } from './tutor.ts';

/** Who is to play, and how long it may think about a decision. */
export interface BotWishes {
  name: BotName;
  budget: Budget;
  /** The same text, campaign and budget in iterations give the same choices. */
  seed: string;
}

/** What is played, with its file: a memory by itself, or a campaign. */
export interface TerminalSession {
  lexicon: Lexicon;
  tutor: Tutor;
  /** How many entries the file has. */
  entries(): number;
  /** What is asked; null once nothing is. */
  scene(): Scene | null;
  /** The positions of this turn of the memory before the one that is asked about. */
  earlierThisTurn(): Game[];
  /** Plays a command and saves it; what cannot be saved did not happen. */
  decide(command: AnyCommand): Refusal | null;
  /** What a bot would answer; null once nothing is asked. It is another bot for each entry, so an interrupted game goes on as it would have. */
  choice(bot: BotWishes): AnyCommand | null;
  takeBack(count: number): void;
  /** What was revealed is said in words. */
  undoLimit(): Pick<UndoLimit<string>, 'free' | 'revealed'>;
  /** What the last decision led to; before the first, what the set-up did. */
  last(): LogLine[];
  log(): LoggedDecision[];
  ending(screen: Screen): string[];
  /** What can be typed, in a line. */
  helpLine(): string;
  /** What is said to those who leave. */
  leaving(): string;
}
