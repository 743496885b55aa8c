import { end, follow } from '../../../flow/emit.ts';
import type { StepRule } from '../../../flow/step-rule.ts';
import type { Boss, Game } from '../../../model/game.ts';
import { bossOf, groundIfAny, groundOf } from '../../../model/lookup.ts';
import { isTowerTop, mapOf, parseSquare, type Square } from '../../../model/square.ts';
import { bossArrives } from '../../enemies/boss.ts';
import { distances, FAR } from '../../enemies/boss-ways.ts';
import { isOnMap } from '../../ground/presence.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** Those it can walk to with the least or most steps, as the measure says. */
function best(game: Game, boss: Boss, squares: readonly Square[], measure: (square: Square) => number): Square[] {
  const ways = distances(game, boss, [boss.at]);
  const open = squares.filter((square) => ways[groundOf(game, square).index] !== FAR);
  const top = Math.max(...open.map(measure));
  return open.filter((square) => measure(square) === top);
}

function nearestStations(game: Game, boss: Boss): Square[] {
  const ways = distances(game, boss, [boss.at]);
  return best(game, boss, game.grounds[mapOf(boss.at)]!.stations, (square) => -ways[groundOf(game, square).index]!);
}

/** As far as it can get from the nearest character of its map. */
function awayFrom(game: Game, boss: Boss): Square[] {
  const map = mapOf(boss.at);
  const there = game.characters.filter((each) => isOnMap(each) && mapOf(each.at) === map && !isTowerTop(each.at));
  if (there.length === 0) return [];
  const far = distances(
    game,
    boss,
    there.map(({ at }) => at),
  );
  const squares = game.grounds[map]!.present.map(({ at }) => at);
  return best(game, boss, squares, (square) => far[groundOf(game, square).index]!);
}

/** Nowhere but where it stands is no move. */
function squaresFor(game: Game, boss: Boss, to: string): Square[] {
  if (to === 'nearest-station') return nearestStations(game, boss);
  if (to === 'away') return awayFrom(game, boss);
  const square = parseSquare(to);
  return square !== null && groundIfAny(game, square) !== undefined ? [square] : [];
}

/** G4: it is put there, whatever R30.7 says; players choose among squares as good. */
export const moveBoss: EffectVerb<'move-boss'> = {
  do: 'move-boss',
  run(game, _step, { boss, to }) {
    follow(game, { step: 'move-boss', boss, squares: squaresFor(game, bossOf(game, boss)!, to) });
  },
  possible(game, _step, { boss, to }) {
    const found = bossOf(game, boss);
    if (found?.state !== 'standing') return false;
    const squares = squaresFor(game, found, to);
    return squares.length > 0 && !squares.includes(found.at);
  },
};

export const moveBossStep: StepRule<'move-boss'> = {
  step: 'move-boss',
  rules: ['R33.3', 'G4'],
  options(game, { boss, squares }, out) {
    const { at } = bossOf(game, boss)!;
    for (const to of squares) out.push({ type: 'move-enemy', enemy: boss, from: at, to });
  },
  resolve(game, { boss }, command) {
    if (command.type !== 'move-enemy') return;
    end(game);
    bossArrives(game, boss, command.to);
  },
};
