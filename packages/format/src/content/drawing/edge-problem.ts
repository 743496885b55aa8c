import type { Canvas } from './canvas.ts';
import { groundOf } from './ground-letter.ts';

/** What is wrong with the edge drawn here, between a square to the north or west and one to the south or east. */
export function edgeProblem(canvas: Canvas, y: number, x: number): string | null {
  const level = y % 2 === 0;
  const wall = level ? '-' : '|';
  const character = canvas.at(y, x);
  if (character !== wall && character !== 'H')
    return `\`${character}\` is no edge: draw \`${wall}\` wall, \`H\` ladder or a blank here.`;
  const sides = level ? [canvas.at(y - 1, x), canvas.at(y + 1, x)] : [canvas.at(y, x - 1), canvas.at(y, x + 1)];
  return character === 'H' ? ladderProblem(sides) : wallProblem(sides);
}

const wallProblem = (sides: readonly string[]): string | null =>
  sides.every((side) => side === ' ') ? 'This wall touches no square.' : null;

function ladderProblem(sides: readonly string[]): string | null {
  // An unknown letter is told where it stands, not again at its ladders.
  if (sides.some((side) => side !== ' ' && groundOf(side) === undefined)) return null;
  const roofs = sides.filter((side) => groundOf(side) === 'roof').length;
  return roofs === 1 && !sides.includes(' ') ? null : 'A ladder stands between a roof and a square that is none (R7.2, R30.7).';
}
