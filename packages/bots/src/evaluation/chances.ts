import { type Game, isRaised, type Square } from '@bauta/engine';

/** How often one die shows what counts. */
const share = <T>(faces: readonly T[], counts: (face: T) => boolean): number => faces.filter(counts).length / faces.length;

interface Odds {
  /** R22.3: one detection die, by alert. */
  readonly seenQuiet: number;
  readonly seenRaised: number;
  /** R16.2: one assassin die is no miss. */
  readonly hit: number;
  /** R31.3: one enemy die wounds. */
  readonly wound: number;
  /** By dice, and by hits at least: filled as asked for. */
  readonly reached: number[][];
}

const known = new WeakMap<object, Odds>();

export function oddsOf({ content: { dice } }: Game): Odds {
  let odds = known.get(dice);
  if (odds === undefined) {
    odds = {
      seenQuiet: share(dice.detection, (face) => face === 'eye'),
      seenRaised: share(dice.detection, (face) => face !== 'blank'),
      hit: share(dice.assassin, (face) => face !== 'miss'),
      wound: share(dice.enemy, (face) => face === 'hit'),
      reached: [],
    };
    known.set(dice, odds);
  }
  return odds;
}

/** R22.3: the chance that so many dice detect. */
export function detectionChance(game: Game, at: Square, dice: number): number {
  if (dice <= 0) return 0;
  const { seenQuiet, seenRaised } = oddsOf(game);
  return 1 - (1 - (isRaised(game, at) ? seenRaised : seenQuiet)) ** dice;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index++) ways = (ways * (n - k + index)) / index;
  return ways;
}

function atLeastOf(hit: number, dice: number, atLeast: number): number {
  let chance = 0;
  for (let hits = atLeast; hits <= dice; hits++) chance += choose(dice, hits) * hit ** hits * (1 - hit) ** (dice - hits);
  return chance;
}

/** The chance of at least so many hits. */
export function hitsChance(game: Game, dice: number, atLeast: number): number {
  if (atLeast <= 0) return 1;
  if (atLeast > dice) return 0;
  const { hit, reached } = oddsOf(game);
  while (reached.length <= dice) reached.push([]);
  const row = reached[dice]!;
  while (row.length <= atLeast) row.push(atLeastOf(hit, dice, row.length));
  return row[atLeast]!;
}
