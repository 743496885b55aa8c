import { look } from '../../flow/chance.ts';
import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { type CardId, DIRECTIONS, type Direction, type EnemyName, type Why } from '../../model/kinds.ts';
import { cardOf, groundOf } from '../../model/lookup.ts';
import { NOWHERE, type Square } from '../../model/square.ts';
import type { StepOf } from '../../model/step.ts';
import { enemyEnters } from '../arrival.ts';
import { settleBases } from '../bases.ts';
import { enemyCard } from '../queries/enemy.ts';
import { freeToMove, marchTarget } from '../queries/enemy-steps.ts';
import { enemiesAt, enemyNamesAt, redBasesAt, roomAt } from '../queries/presence.ts';

type Movement = StepOf<'movement'>;

interface March {
  from: Square;
  next: Square;
  enemies: readonly EnemyName[];
}

/** Who on the square can march now. */
function marchFrom(game: Game, from: Square, direction: number): March | null {
  if (enemiesAt(game, from) === 0) return null;
  const enemies = enemyNamesAt(game, from).filter((enemy) => marchTarget(game, enemy, from, direction) !== NOWHERE);
  return enemies.length === 0 ? null : { from, next: groundOf(game, from).beside[direction]!, enemies };
}

const directionOf = (game: Game, map: number): number => DIRECTIONS.indexOf(game.maps[map]!.direction as Direction);

/** R30.4: the next square, furthest rank first, whose enemies can march; its place in the order. */
function nextMarch(game: Game, { map, rank, file }: Movement): { rank: number; file: number; march: March } | null {
  const direction = directionOf(game, map);
  const ranks = game.grounds[map]!.ranks[direction]!;
  for (let r = rank; r < ranks.length; r++) {
    const squares = ranks[r]!;
    for (let f = r === rank ? file : 0; f < squares.length; f++) {
      const march = marchFrom(game, game.grounds[map]!.squares[squares[f]!]!.at, direction);
      if (march !== null) return { rank: r, file: f, march };
    }
  }
  return null;
}

/** R30.4: players choose only when not all of the square can go. */
function mustChoose(game: Game, { from, next, enemies }: March): boolean {
  let figures = 0;
  for (const enemy of enemies) figures += freeToMove(game, enemy, from);
  return enemies.length > 1 && figures > roomAt(game, next);
}

function advance(game: Game, enemy: EnemyName, from: Square, map: number): void {
  const why: Why = enemyCard(game, enemy).steps > 1 ? ['R30.2', 'R30.9'] : ['R30.2', 'R30.4'];
  enemyEnters(game, enemy, from, marchTarget(game, enemy, from, directionOf(game, map)), why);
}

/** R30.2-4: then every enemy moves in the direction of the event card, map by map. */
export const movement: StepRule<'movement'> = {
  step: 'movement',
  rules: ['R30.2', 'R30.3', 'R30.4', 'R30.7', 'R30.9'],
  options(game, step, out) {
    if (step.map >= game.maps.length || directionOf(game, step.map) < 0) return;
    const next = nextMarch(game, step);
    if (next === null || next.rank !== step.rank || next.file !== step.file || !mustChoose(game, next.march)) return;
    for (const enemy of next.march.enemies) {
      const { from } = next.march;
      out.push({ type: 'move-enemy', enemy, from, to: marchTarget(game, enemy, from, directionOf(game, step.map)) });
    }
  },
  resolve(game, step, command) {
    if (command.type === 'move-enemy') advance(game, command.enemy, command.from, step.map);
  },
  run(game, step) {
    if (step.map >= game.maps.length) return end(game);
    if (directionOf(game, step.map) < 0) return follow(game, { step: 'seek-direction', map: step.map });
    const next = nextMarch(game, step);
    if (next === null) {
      note(game, step, { map: step.map + 1, rank: 0, file: 0 });
      return settleBases(game);
    }
    const { rank, file, march } = next;
    if (rank !== step.rank || file !== step.file) {
      note(game, step, { rank, file });
      settleBases(game);
    } else advance(game, march.enemies[0]!, march.from, step.map);
  },
};

/** R30.1: squares of the map with red bases, worn or loose. */
export function redSquares(game: Game, map: number): Square[] {
  return game.grounds[map]!.squares.filter((square) => redBasesAt(game, square.at) > 0).map((square) => square.at);
}

const showsDirection = (game: Game, id: CardId): Direction | null => {
  const card = cardOf(game, id);
  return card.kind === 'event' && card.direction !== '?' ? card.direction : null;
};

/** R30.3: cards looked at stay where they are; the deck first, then the discards, then the players choose. */
export const seekDirection: StepRule<'seek-direction'> = {
  step: 'seek-direction',
  rules: ['R30.3'],
  options(game, _step, out) {
    const { draw, discard } = game.piles.event;
    const shown = [...draw, ...discard].some((card) => card !== '?' && showsDirection(game, card) !== null);
    if (!shown) for (const direction of DIRECTIONS) out.push({ type: 'set-direction', direction });
  },
  resolve(game, { map }, command) {
    if (command.type !== 'set-direction') return;
    end(game);
    emit(game, { type: 'direction-set', map, direction: command.direction, why: 'R30.3' });
  },
  run(game, { map }) {
    const { draw, discard } = game.piles.event;
    const pile = draw.some((card) => showsDirection(game, card) !== null) ? draw : discard;
    const card = look(game, pile);
    emit(game, { type: 'card-looked-at', card, why: 'R30.3' });
    const direction = showsDirection(game, card);
    if (direction === null) return;
    end(game);
    emit(game, { type: 'direction-set', map, direction, why: 'R30.3' });
  },
};
