import {
  type Character,
  CROSSBOWMAN,
  DIRECTIONS,
  type Direction,
  enemiesAt,
  enemyDiceAt,
  eyesAt,
  type Game,
  groundOf,
  hpOf,
  isRaised,
  KINDS,
  looseAt,
  mapOf,
  NOWHERE,
  ownTestDice,
  type Square,
  testDice,
} from '@bauta/engine';
import { detectionChance, oddsOf } from './chances.ts';
import { latenessOf } from './lateness.ts';
import type { Weighing } from './weighing.ts';

function exposedBeside(game: Game, at: Square): number {
  let others = 0;
  for (const each of game.characters) if (each.exposed && each.at === at) others += 1;
  return others;
}

/** R31: dice that one more who is exposed on the square would face: of all enemies there, and of ranged ones nearby, shared by all. */
export function diceAgainst(game: Game, at: Square, others = exposedBeside(game, at)): number {
  let dice = 0;
  for (const square of groundOf(game, at).nearby)
    if (enemiesAt(game, square) > 0) dice += enemyDiceAt(game, square, square === at ? 'any' : 'ranged');
  return dice / (1 + others);
}

/** Whoever waits meets more guards every turn, so what is risked weighs less and less. */
export const caution = ({ game, weights }: Weighing): number => 1 / (1 + weights.worth.boldness * latenessOf(game));

/** What so many enemy dice cost one: wounds, and the fall of one who has few HP left. */
export function woundCost(weighing: Weighing, character: Character, dice: number): number {
  const { game, weights } = weighing;
  const wounds = dice * oddsOf(game).wound;
  const left = Math.max(1, hpOf(game, character));
  const { wound, fall } = weights.worth;
  return caution(weighing) * (Math.min(wounds, left) * wound + Math.max(0, wounds - left + 1) * fall);
}

/** R29.3: the fewer guards are left in reserve, the nearer the end; from 0 to 1. */
const scarcity = ({ reserve }: Game): number => 4 / (4 + reserve[CROSSBOWMAN]!);

/** R23.1: what the quiet is worth there; 0 once the alert is raised. */
export function quietWorth({ game, weights: { worth } }: Weighing, at: Square): number {
  return isRaised(game, at) ? 0 : worth.alert + worth.alertReserve * scarcity(game);
}

/** R17.1: that nobody can find it any more. */
export const bodyWorth = ({ game, weights: { worth } }: Weighing): number => worth.body + worth.bodyReserve * scarcity(game);

/** What it costs to be exposed on the square. */
export function exposureCost(weighing: Weighing, character: Character, at: Square): number {
  const { game, weights } = weighing;
  return (
    caution(weighing) * (weights.worth.exposure + quietWorth(weighing, at)) +
    woundCost(weighing, character, diceAgainst(game, at))
  );
}

/** R22.1, R49: the chance to be seen on coming onto a square. */
export function arrivalChance(game: Game, character: Character, at: Square): number {
  if (character.exposed || character.disguise >= 0 || enemiesAt(game, at) === 0) return 0;
  const eyes = eyesAt(game, at);
  if (eyes === 0) return 0;
  if (groundOf(game, at).restricted) return 1;
  return detectionChance(game, at, ownTestDice(game, character, testDice(game, at, eyes)));
}

/** Eyes of the loose guards next to the square on that side who could come over (R30.7). */
function eyesFrom(game: Game, at: Square, side: number): number {
  const ground = groundOf(game, at);
  const from = ground.beside[side]!;
  if (from === NOWHERE || enemiesAt(game, from) === 0) return 0;
  const level = groundOf(game, from).roof === ground.roof || ground.ladder[side]!;
  let eyes = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const card = game.content.guards[kind]!;
    if (level || card.climbs) eyes += looseAt(game, from, kind) * card.eyes;
  }
  return eyes;
}

/** R30.2, R29.2: eyes that the enemy phase is likely to bring onto the square: the march in the known direction, and the entrances. */
export function eyesToCome({ game, weights }: Weighing, at: Square): number {
  const { direction } = game.maps[mapOf(at)]!;
  const toward = DIRECTIONS.indexOf(direction as Direction);
  let eyes = groundOf(game, at).entrances.length * weights.forecast.eyesByEntrance;
  if (toward >= 0) return eyes + eyesFrom(game, at, (toward + 2) % 4);
  for (let side = 0; side < 4; side++) eyes += eyesFrom(game, at, side) / 4;
  return eyes;
}

/** R28.2: the chance that the enemy phase detects one who stays on the square. */
export function stayingChance(weighing: Weighing, character: Character, at: Square): number {
  if (character.exposed || character.inSpot || character.disguise >= 0) return 0;
  return detectionChance(weighing.game, at, eyesToCome(weighing, at));
}
