import { emit } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { mapOf } from '../../model/square.ts';
import { turnToken } from '../allies/escort.ts';
import { raiseAlert } from '../detection/exposure.ts';

/** R14.1: the token that lies where the character stands, -1 for none. */
export function tokenAt(game: Game, { at }: Character): number {
  const { objectives } = game;
  for (let index = 0; index < objectives.length; index++) if (at >= 0 && objectives[index]!.at === at) return index;
  return -1;
}

/** R14.1: what is asked for is paid. A thing to be carried is taken up; destroying one may raise the alert. */
export function finishWork(game: Game, index: number, { id: by, at }: Character): void {
  const { id, kind, alerts } = game.content.memory.objectives[index]!;
  if (kind === 'carry') emit(game, { type: 'objective-taken', objective: id, by, why: ['R14.1', 'R14.3'] });
  else turnToken(game, index);
  if (alerts && game.result === null) raiseAlert(game, mapOf(at), 'R14.3');
}
