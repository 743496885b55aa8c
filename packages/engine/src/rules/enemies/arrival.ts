import { emit, follow } from '../../flow/emit.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CharacterId, type Clause, type EnemyName, SQUARE_LIMIT, type Why } from '../../model/kinds.ts';
import { groundOf, kindIndex, mapState } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import type { Consequences } from '../../model/step.ts';
import { becomeIncognito } from '../detection/exposure.ts';
import { exposeArrivals } from '../detection/restricted.ts';
import { passesForGuard } from '../detection/uniform.ts';
import { bodiesAt, bodyNamesAt, enemiesAt, roomAt } from '../ground/presence.ts';
import { tread } from '../traps/tread.ts';
import { eyesAt, isRaised, testDice } from './enemy.ts';
import { companionsOf } from './enemy-steps.ts';

/** R28.2, R28.3: enemies came. R30.6: they marched. R32.3: they hunted. */
const TESTED: readonly Clause[] = ['R28.2', 'R28.3'];
export const TESTED_AFTER_MARCH: readonly Clause[] = [...TESTED, 'R30.6'];
export const TESTED_AFTER_HUNT: readonly Clause[] = [...TESTED, 'R32.3'];
const NOBODY: readonly CharacterId[] = [];
const NO_SQUARES: readonly Square[] = [];

/** What follows once all movement is done (R28.4, R30.6). `deferred`: an enemy step, whose alert waits for its end. */
export const consequences = (game: Game, deferred: boolean, why = TESTED): Consequences => ({
  step: 'consequences',
  deferred,
  raised: game.maps.map((map) => map.alert === 'raised'),
  raise: game.maps.map(() => false),
  tested: false,
  trod: NO_SQUARES,
  why,
  except: NOBODY,
});

export const isFull = (game: Game, at: Square): boolean => enemiesAt(game, at) + bodiesAt(game, at) >= SQUARE_LIMIT;

/** R29.4 */
export function pushOut(game: Game, body: EnemyName, at: Square): void {
  emit(game, { type: 'body-pushed-out', enemy: body, at, why: 'R29.4' });
}

const withCanal = (why: Why): Why => (typeof why === 'string' ? ['R11.2', why] : ['R11.2', ...why]);

/** R11.2: from dock or gondola they leave like from anywhere. */
export function moveIn(game: Game, enemy: EnemyName, from: Square, to: Square, why: Why): void {
  const afloat = groundOf(game, from).type === 'canal';
  emit(game, { type: 'enemy-moved', enemy, from, to, why: afloat ? withCanal(why) : why });
  if (mapState(game, to).traps.length > 0) tread(game, to);
  if (game.bosses.length > 1 && kindIndex(enemy) < 0) companionsCome(game, enemy, from, to);
}

/** R33.1: who stands with the boss goes where it goes, if there is room. */
function companionsCome(game: Game, partner: EnemyName, from: Square, to: Square): void {
  for (const { id } of companionsOf(game, partner, from))
    if (roomAt(game, to) > 0) enemyEnters(game, id, from, to, ['R33.1', 'G4']);
}

/** One enemy comes onto a square; where a body must make room and players can choose which, they are asked first. */
export function enemyEnters(game: Game, enemy: EnemyName, from: Square, to: Square, why: Why): void {
  if (isFull(game, to)) {
    const bodies = bodyNamesAt(game, to);
    if (bodies.length > 1) {
      follow(game, { step: 'enter-square', enemy, from, to, why });
      follow(game, { step: 'push-out', at: to, left: 1 });
      return;
    }
    pushOut(game, bodies[0]!, to);
  }
  moveIn(game, enemy, from, to, why);
}

/** R13.2, R22.1, R49: what meets those who have come onto a square together. R32.5: the incognito among them make one test. */
export function assassinsArrive(game: Game, movers: readonly Character[]): void {
  const { at } = movers[0]!;
  const seen = enemiesAt(game, at) > 0;
  if (seen && groundOf(game, at).restricted && eyesAt(game, at) > 0) exposeArrivals(game, movers);
  else if (seen) {
    for (const each of movers) if (passesForGuard(each)) emit(game, { type: 'undetected', by: each.id, at, why: 'D1' });
    testOnArrival(
      game,
      at,
      movers.filter(({ exposed, disguise }) => !exposed && disguise < 0),
    );
  } else for (const assassin of movers) becomeIncognito(game, assassin, at, 'R13.2');
}

export function assassinArrives(game: Game, assassin: Character): void {
  assassinsArrive(game, [assassin]);
}

/** R22.1, R22.2: the character came: one die per enemy on the square. */
function testOnArrival(game: Game, at: Square, incognito: readonly Character[]): void {
  if (incognito.length === 0) return;
  const dice = testDice(game, at, eyesAt(game, at));
  const why: Clause[] = incognito.length > 1 ? ['R22.1', 'R32.5'] : ['R22.1'];
  const test = { at, dice, characters: incognito.map(({ id }) => id), bodies: 0, raised: isRaised(game, at), why };
  follow(game, { step: 'tests', tests: [test], stage: 'ignore', rolls: [] });
}
