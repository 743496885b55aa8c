import type { Action, Command, CommandOf } from '../../model/command.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import type { Kit } from '../cards/kit.ts';

/** Why an action is refused: a text key and the clause. */
export const refuse = (refused: string, rule: Clause): Refusal => ({ refused, rule });

/** One kind of action: which an active assassin may take now, what taking it does, and why another is refused. */
export interface ActionRule<T extends Action['type']> {
  readonly type: T;
  readonly rules: readonly Clause[];
  options(game: Game, assassin: Character, out: Command[], kit: Kit): void;
  resolve(game: Game, command: CommandOf<T>, assassin: Character): void;
  /** null: nothing of this action's own refuses it. */
  refusal(game: Game, command: CommandOf<T>, assassin: Character): Refusal | null;
}
