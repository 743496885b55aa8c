import { look } from '../../flow/chance.ts';
import { emit, end, follow, note, noteBelow } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { type CardId, DIRECTIONS, type Direction, type EnemyName, type Why } from '../../model/kinds.ts';
import { cardOf, groundOf } from '../../model/lookup.ts';
import { mapOf, NOWHERE, type Square } from '../../model/square.ts';
import type { StepOf } from '../../model/step.ts';
import { enemyEnters } from '../enemies/arrival.ts';
import { settleBases } from '../enemies/bases.ts';
import { couldMarch, figuresToMove, freeToMove, marchTarget, spacesLeftAt, stepsOf } from '../enemies/enemy-steps.ts';
import { inPlayFrom } from '../ground/maps.ts';
import { enemiesOn, enemyNamesAt, redBasesAt, roomAt } from '../ground/presence.ts';

type MovementStep = StepOf<'movement'>;

/** Who on the square can march now; null: nobody. */
function marchersOf(game: Game, from: Square, direction: number): readonly EnemyName[] | null {
  const next = groundOf(game, from).beside[direction]!;
  if (next === NOWHERE || roomAt(game, next) <= 0 || redBasesAt(game, from) > 0) return null;
  const enemies = enemyNamesAt(game, from);
  let able = 0;
  for (const enemy of enemies) if (couldMarch(game, enemy, from, direction)) able++;
  if (able === 0) return null;
  return able === enemies.length ? enemies : enemies.filter((enemy) => couldMarch(game, enemy, from, direction));
}

const directionOf = (game: Game, map: number): number => DIRECTIONS.indexOf(game.maps[map]!.direction as Direction);

/** R43: every tile is gone. */
const isBare = (game: Game, map: number): boolean => game.grounds[map]!.present.length === 0;

const squareAt = (game: Game, { map, rank, file }: MovementStep): Square =>
  game.grounds[map]!.squares[game.grounds[map]!.ranks[directionOf(game, map)]![rank]![file]!]!.at;

/** R30.4: players choose only when not all of the square can go, or when the first to come decide how far others go (R30.9). */
function mustChoose(game: Game, from: Square, direction: number, enemies: readonly EnemyName[]): boolean {
  if (enemies.length < 2) return false;
  let figures = 0;
  for (const enemy of enemies) figures += figuresToMove(game, enemy, from);
  const next = groundOf(game, from).beside[direction]!;
  if (figures > roomAt(game, next)) return true;
  const spaces = spacesLeftAt(game, next);
  return spaces > 0 && figures > spaces && enemies.some((enemy) => stepsOf(game, enemy, from) > 1);
}

const ONE_STEP: Why = ['R30.2', 'R30.4'];
const MORE_STEPS: Why = ['R30.2', 'R30.4', 'R30.9'];

function advance(game: Game, enemy: EnemyName, from: Square, to: Square): void {
  enemyEnters(game, enemy, from, to, stepsOf(game, enemy, from) > 1 ? MORE_STEPS : ONE_STEP);
}

/** All of one kind who can go, one after the other; true when the players are asked what makes room. */
function advanceAll(game: Game, enemy: EnemyName, from: Square, direction: number): boolean {
  const { length } = game.stack;
  const next = groundOf(game, from).beside[direction]!;
  const far = stepsOf(game, enemy, from) > 1;
  for (let left = Math.min(freeToMove(game, enemy, from), roomAt(game, next)); left > 0; left--) {
    const to = far ? marchTarget(game, enemy, from, direction) : next;
    if (to === NOWHERE) return false;
    enemyEnters(game, enemy, from, to, far ? MORE_STEPS : ONE_STEP);
    if (game.stack.length > length) return true;
  }
  return false;
}

/** All of one square who can go; true when the players must choose, about who goes, what makes room or who holds a space. */
function marchFrom(game: Game, from: Square, direction: number): boolean {
  const enemies = marchersOf(game, from, direction);
  if (enemies === null) return false;
  if (mustChoose(game, from, direction, enemies)) return true;
  for (const enemy of enemies) if (advanceAll(game, enemy, from, direction)) return true;
  const { length } = game.stack;
  settleBases(game);
  return game.stack.length > length;
}

/** R30.4: the row of squares furthest in the direction first; stops where the players are asked. */
function march(game: Game, step: MovementStep): MovementStep | null {
  const direction = directionOf(game, step.map);
  const { ranks, squares } = game.grounds[step.map]!;
  for (let { rank, file } = step; rank < ranks[direction]!.length; rank++, file = 0) {
    for (const files = ranks[direction]![rank]!; file < files.length; file++) {
      const ground = squares[files[file]!]!;
      if (ground.beside[direction] === NOWHERE || enemiesOn(game, ground) === 0) continue;
      if (marchFrom(game, ground.at, direction)) return { step: 'movement', map: step.map, rank, file };
    }
  }
  return null;
}

/** R30.2-4: then every enemy moves in the direction of the event card, map by map. */
export const movement: StepRule<'movement'> = {
  step: 'movement',
  rules: ['R30.2', 'R30.3', 'R30.4', 'R30.7', 'R30.9'],
  options(game, step, out) {
    const direction = step.map < game.maps.length ? directionOf(game, step.map) : -1;
    if (direction < 0 || isBare(game, step.map)) return;
    const from = squareAt(game, step);
    const enemies = marchersOf(game, from, direction);
    if (enemies === null || !mustChoose(game, from, direction, enemies)) return;
    for (const enemy of enemies) out.push({ type: 'move-enemy', enemy, from, to: marchTarget(game, enemy, from, direction) });
  },
  resolve(game, _step, command) {
    if (command.type !== 'move-enemy') return;
    follow(game, { step: 'settle-bases' });
    advance(game, command.enemy, command.from, command.to);
  },
  run(game, step) {
    if (step.map >= game.maps.length) return end(game);
    if (isBare(game, step.map)) return note(game, { ...step, map: inPlayFrom(game, step.map + 1) });
    if (directionOf(game, step.map) < 0) return follow(game, { step: 'seek-direction', map: step.map });
    const { length } = game.stack;
    // R30.5: the last of a square may have come by a push-out.
    if (marchersOf(game, squareAt(game, step), directionOf(game, step.map)) === null) settleBases(game);
    if (game.stack.length > length) return;
    const stopped = march(game, step) ?? { step: 'movement', map: inPlayFrom(game, step.map + 1), rank: 0, file: 0 };
    noteBelow(game, game.stack.length - length, stopped);
  },
};

/** R30.1: squares with red bases, worn or loose, of one map or all. */
export function redSquares(game: Game, only = -1): Square[] {
  const squares: Square[] = [];
  for (let map = 0; map < game.maps.length; map++) {
    if (only >= 0 && only !== map) continue;
    const { bases } = game.maps[map]!;
    for (let index = 0; index < bases.length; index++) if (bases[index]! > 0) squares.push(game.grounds[map]!.squares[index]!.at);
  }
  for (const { exposed, at } of game.characters)
    if (exposed && (only < 0 || mapOf(at) === only) && !squares.includes(at)) squares.push(at);
  return squares.sort((a, b) => a - b);
}

const showsDirection = (game: Game, id: CardId): Direction | null => {
  const card = cardOf(game, id);
  return card.kind === 'event' && card.direction !== '?' ? card.direction : null;
};

/** R47: with a time limit the cards set aside, otherwise the event deck. */
const unseenEvents = ({ piles }: Game): readonly CardId[] => (piles.aside.draw.length > 0 ? piles.aside.draw : piles.event.draw);

/** R30.3: cards looked at stay where they are; the deck first, then the discards, then the players choose. */
export const seekDirection: StepRule<'seek-direction'> = {
  step: 'seek-direction',
  rules: ['R30.3', 'R47'],
  options(game, _step, out) {
    const shown = [...unseenEvents(game), ...game.piles.event.discard].some(
      (card) => card !== '?' && showsDirection(game, card) !== null,
    );
    if (!shown) for (const direction of DIRECTIONS) out.push({ type: 'set-direction', direction });
  },
  resolve(game, { map }, command) {
    if (command.type !== 'set-direction') return;
    end(game);
    emit(game, { type: 'direction-set', map, direction: command.direction, why: 'R30.3' });
  },
  run(game, { map }) {
    const unseen = unseenEvents(game);
    const pile = unseen.some((card) => showsDirection(game, card) !== null) ? unseen : game.piles.event.discard;
    const card = look(game, pile);
    emit(game, { type: 'card-looked-at', card, why: pile === game.piles.aside.draw ? ['R30.3', 'R47'] : 'R30.3' });
    const direction = showsDirection(game, card);
    if (direction === null) return;
    end(game);
    emit(game, { type: 'direction-set', map, direction, why: 'R30.3' });
  },
};
