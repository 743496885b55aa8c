import { emit, follow } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { characterOf, groundOf } from '../../model/lookup.ts';
import { NOWHERE, type Square } from '../../model/square.ts';
import type { SetOut } from '../../model/step.ts';
import { slipAway } from '../detection/exposure.ts';
import { unhindered } from '../ground/presence.ts';
import { completeObjective } from '../objectives/completing.ts';
import { isBound, isEscorted } from './escorted.ts';

/** R44.3: from roof to not-roof or back, where no ladder stands. */
function needsLadder(game: Game, from: Square, to: Square): boolean {
  const { roof, beside, ladder } = groundOf(game, from);
  return roof !== groundOf(game, to).roof && !ladder[beside.indexOf(to)];
}

/** R44.1: on the assassin's square, in no spot; R15.2: by a station as an assassin would; R44.3: not up or down without a ladder. */
function canFollow(game: Game, each: Character, { at, id }: Character, { way, to }: Pick<SetOut, 'way' | 'to'>): boolean {
  if (each.ally === '' || each.id === id || each.at !== at || each.status !== 'active' || each.inSpot) return false;
  if (!isEscorted(game, each)) return false;
  return way === 'move' ? !(isBound(game, each) && needsLadder(game, at, to)) : unhindered(game, each);
}

/** R44.1: who could still come along. */
export const followers = (game: Game, step: SetOut): Character[] => {
  const assassin = characterOf(game, step.by);
  return game.characters.filter((each) => !step.with.includes(each.id) && canFollow(game, each, assassin, step));
};

/** R44.1: true when the players are asked who comes along; without allies nobody is. */
export function askFollowers(game: Game, assassin: Character, way: SetOut['way'], to: Square): boolean {
  if (game.characters.length === game.setup.party.length || assassin.ally !== '') return false;
  const step: SetOut = { step: 'set-out', by: assassin.id, way, to, with: [] };
  if (followers(game, step).length === 0) return false;
  follow(game, step);
  return true;
}

/** R44.1: the token becomes the ally, who has come from nowhere and is not tested. */
function freeAlly(game: Game, index: number): void {
  const { id, target, at } = game.content.memory.objectives[index]!;
  emit(game, { type: 'ally-freed', objective: id, by: target, at, why: ['R44.1', 'R14.2'] });
}

/** R14.2: its AP are paid. */
export function turnToken(game: Game, index: number): void {
  if (game.content.memory.objectives[index]!.kind === 'escort') freeAlly(game, index);
  else completeObjective(game, index);
}

const escortOf = (game: Game, { id }: Character): number =>
  game.content.memory.objectives.findIndex(({ kind, target }) => kind === 'escort' && target === id);

/** R44.1: one who has left the game is where it was to be brought, unless the memory names a square. */
export function broughtAway(game: Game, ally: Character): void {
  const index = escortOf(game, ally);
  if (index >= 0 && !game.objectives[index]!.done && game.content.memory.objectives[index]!.to === NOWHERE)
    completeObjective(game, index);
}

/** R44.1: by station it leaves the game. */
export function leaveWithEscort(game: Game, ally: Character): void {
  slipAway(game, ally, 'R15.2');
  emit(game, { type: 'left', by: ally.id, why: ['R44.1', 'R15.1'] });
  broughtAway(game, ally);
}
