import type { Character, Game, Refusal } from '../model/game.ts';
import { groundIfAny, groundOf, kindIndex } from '../model/lookup.ts';
import { isTowerTop, mapOf, NOWHERE, squareName } from '../model/square.ts';
import { isSpotTaken } from '../rules/actions/hiding-spot.ts';
import { maximumHp } from '../rules/combat/hp.ts';
import { disguiseOn, uniformKind } from '../rules/detection/uniform.ts';
import { refuse } from './arrange-figures.ts';
import { aboardRefusal } from './arrange-machines.ts';
import type { ArrangedAssassin } from './arrangement.ts';

const isOff = ({ state }: ArrangedAssassin): boolean => state === 'left' || state === 'eliminated' || state === 'outside';

function healthRefusal(game: Game, assassin: Character, { state, hp }: ArrangedAssassin): Refusal | null {
  const most = maximumHp(game, assassin);
  if (most === 0) return state === 'critical' ? refuse('hp-out-of-range', 'R44.2', assassin.id) : null;
  const none = state === 'critical' || (state === 'eliminated' && hp === 0);
  if (hp !== null && (hp < 0 || hp > most || (hp === 0) !== none)) return refuse('hp-out-of-range', 'R26.1', assassin.id);
  assassin.wounds = none ? most : most - (hp ?? most);
  return null;
}

function placeRefusal(game: Game, arranged: ArrangedAssassin): Refusal | null {
  const { id, at, state, inSpot } = arranged;
  if (isOff(arranged)) return inSpot ? refuse('no-hiding-spot-here', 'R8.1', id) : aboardRefusal(game, arranged);
  const top = isTowerTop(at) && (game.grounds[mapOf(at)]?.foot ?? NOWHERE) !== NOWHERE;
  if (!top && groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', `${id} ${squareName(at)}`);
  if ((top || inSpot) && state !== 'incognito') return refuse('exposed-in-hiding', 'R8.4', id);
  if (top && game.characters.some((other) => other.id !== id && other.at === at)) return refuse('tower-top-taken', 'R9.1', id);
  if (inSpot && (top || groundOf(game, at).spot === '' || isSpotTaken(game, at)))
    return refuse('no-hiding-spot-here', 'R8.1', id);
  return aboardRefusal(game, arranged);
}

/** D1: the figure comes from the reserve. */
function uniformRefusal(game: Game, character: Character, { uniform = '' }: ArrangedAssassin): Refusal | null {
  if (uniform === '') return null;
  const given = disguiseOn(game, uniform);
  if (given === undefined || character.status !== 'active') return refuse('not-disguised', 'D1', character.id);
  const kind = kindIndex(uniformKind(game, given));
  if (game.reserve[kind]! < 1) return refuse('reserve-empty', 'R7.5', character.id);
  game.reserve[kind] = game.reserve[kind]! - 1;
  character.disguise = kind;
  character.uniform = uniform;
  return null;
}

function statusOf({ state }: ArrangedAssassin): Character['status'] {
  return state === 'incognito' || state === 'exposed' ? 'active' : state;
}

export function arrangeAssassin(game: Game, arranged: ArrangedAssassin): Refusal | null {
  const assassin = game.characters.find(({ id }) => id === arranged.id);
  if (assassin === undefined) return refuse('no-such-assassin', 'R1.1', arranged.id);
  const refusal = placeRefusal(game, arranged);
  if (refusal !== null) return refusal;
  const { state, at, inSpot, ap, saved, spent, fellIn, board } = arranged;
  const off = isOff(arranged);
  assassin.status = statusOf(arranged);
  assassin.exposed = state === 'exposed';
  assassin.at = off ? NOWHERE : at;
  assassin.inSpot = inSpot;
  assassin.aboard = arranged.aboard ?? '';
  assassin.ap = off ? 0 : ap;
  assassin.saved = off ? 0 : saved;
  assassin.spent = spent;
  assassin.fellIn = state === 'critical' || state === 'eliminated' ? fellIn : 0;
  assassin.leftSpot = arranged.leftSpot ?? NOWHERE;
  assassin.usedThisTurn = arranged.usedThisTurn ?? [];
  assassin.usedThisMemory = arranged.usedThisMemory ?? [];
  if (board !== null) Object.assign(assassin, board);
  return healthRefusal(game, assassin, arranged) ?? uniformRefusal(game, assassin, arranged);
}
