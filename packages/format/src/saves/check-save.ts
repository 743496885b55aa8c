import { apply, type Game, hash, isRefusal, optionId } from '@bauta/engine';
import type { Save } from './save.ts';

/** Plays the commands again under today's rules. A sentence where they lead elsewhere: a rule has changed since, or the save is false. */
export function checkSave({ decisions, positions }: Save): string | null {
  let game: Game = positions[0]!;
  for (const [index, { n, command }] of decisions.entries()) {
    const done = apply(game, command);
    if (isRefusal(done)) return `Entry ${n}, \`${optionId(command)}\`, is refused today: ${done.refused} (${done.rule}).`;
    game = done.game;
    if (hash(game) !== hash(positions[index + 1]!)) return `Entry ${n}, \`${optionId(command)}\`, leads elsewhere today.`;
  }
  return null;
}
