import type { Action, Command, CommandOf } from '../../model/command.ts';
import type { Character, Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import type { Kit } from '../cards/kit.ts';

/** Why an action is barred: a text key and the clause. */
export interface Bar {
  readonly refused: string;
  readonly rule: Clause;
}
export const bar = (refused: string, rule: Clause): Bar => ({ refused, rule });

/** One kind of action: which an active assassin may take now, what taking it does, and why another is barred. */
export interface ActionRule<T extends Action['type']> {
  readonly type: T;
  readonly rules: readonly Clause[];
  options(game: Game, assassin: Character, out: Command[], kit: Kit): void;
  resolve(game: Game, command: CommandOf<T>, assassin: Character): void;
  /** null: nothing of this action's own bars it. */
  bar(game: Game, command: CommandOf<T>, assassin: Character): Bar | null;
}
