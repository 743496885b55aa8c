import { type Action, apply, type CharacterId, type Command, type Game, isRefusal, type Refusal } from '@bauta/engine';
import { notOffered, wouldBe } from './would-be.ts';

export interface RefusedAction {
  command: Action;
  refusal: Refusal;
}

/** The engine's own word on it; null for what it would allow. */
export function refusalOf(game: Game, command: Command): Refusal | null {
  const done = apply(game, command);
  return isRefusal(done) ? done : null;
}

/** The usual actions that one of the party cannot take now, with the reasons. */
export function refusedFor(game: Game, options: readonly Command[], actor: CharacterId): RefusedAction[] {
  const who = game.characters.find(({ id }) => id === actor);
  if (who === undefined) return [];
  return notOffered(wouldBe(game, who), options, actor).flatMap((command) => {
    const refusal = refusalOf(game, command);
    return refusal === null ? [] : [{ command, refusal }];
  });
}
