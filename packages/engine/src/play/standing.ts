import { emit } from '../flow/emit.ts';
import type { Command, StandingCommand } from '../model/command.ts';
import type { Game, Refusal } from '../model/game.ts';
import { characterOf } from '../model/lookup.ts';
import { eliminateCharacter } from '../rules/combat/health.ts';
import { isAssassin, isOnMap } from '../rules/ground/presence.ts';
import { fail } from '../rules/objectives/ending.ts';

export const isStanding = (command: Command): command is StandingCommand =>
  command.type === 'concede' || command.type === 'give-up' || command.type === 'set-difficulty';

const RULE = { concede: 'R6.2', 'give-up': 'R26.4', 'set-difficulty': 'R45' } as const;

/** Between actions only, and only where it means something. */
export function standingRefusal(game: Game, command: StandingCommand): Refusal | null {
  const rule = RULE[command.type];
  const step = game.stack.at(-1)?.step;
  if (step !== 'assassin-phase' && step !== 'window') return { refused: 'between-actions-only', rule };
  if (command.type === 'give-up') {
    const assassin = game.characters.find(({ id }) => id === command.by);
    if (assassin === undefined || !isAssassin(assassin)) return { refused: 'no-such-assassin', rule };
    if (!isOnMap(assassin)) return { refused: 'not-on-map', rule };
  }
  if (command.type !== 'set-difficulty') return null;
  if (!game.content.memory.easy) return { refused: 'no-easy-here', rule };
  return command.difficulty === game.difficulty ? { refused: 'same-difficulty', rule } : null;
}

/** R6.2: concede. R26.4: give up an assassin. R45: change the difficulty. */
export function standBy(game: Game, command: StandingCommand): void {
  if (command.type === 'concede') fail(game, 'conceded', 'R6.2');
  else if (command.type === 'give-up') eliminateCharacter(game, characterOf(game, command.by), 'R26.4');
  else emit(game, { type: 'difficulty-set', difficulty: command.difficulty, why: 'R45' });
}
