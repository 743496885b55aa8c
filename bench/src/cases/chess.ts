import { Chess, type Context } from 'chessops/chess';
import type { NormalMove, Role } from 'chessops/types';
import { playMany, timed, type Work, type WorkCounts } from '../measure.ts';
import { type RandomSource, seeded } from '../random.ts';

/** A move packed into one number: from, to, promotion. More than any position has: 218. */
const moves = new Int32Array(256);
const PROMOTIONS: readonly (Role | undefined)[] = [undefined, 'queen', 'rook', 'bishop', 'knight'];

const PIECES = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];

const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Squares are read off the bits: chessops' own iterator is a generator, which costs more. */
function listTo(word: number, offset: number, from: number, promotes: boolean, listed: number): number {
  let count = listed;
  for (let left = word; left !== 0; left &= left - 1) {
    const to = offset + lowest(left);
    if (promotes && (to < 8 || to >= 56)) for (let role = 1; role <= 4; role++) moves[count++] = from | (to << 6) | (role << 12);
    else moves[count++] = from | (to << 6);
  }
  return count;
}

function listFrom(position: Chess, context: Context, word: number, offset: number, listed: number): number {
  let count = listed;
  for (let left = word; left !== 0; left &= left - 1) {
    const from = offset + lowest(left);
    const { lo, hi } = position.dests(from, context);
    const promotes = position.board.pawn.has(from);
    count = listTo(hi, 32, from, promotes, listTo(lo, 0, from, promotes, count));
  }
  return count;
}

/** Every legal move, with one context for the position. */
function listMoves(position: Chess): number {
  const context = position.ctx();
  const { lo, hi } = position.board[position.turn];
  return listFrom(position, context, hi, 32, listFrom(position, context, lo, 0, 0));
}

function unpack(move: number): NormalMove {
  const promotion = PROMOTIONS[move >> 12];
  const from = move & 63;
  const to = (move >> 6) & 63;
  return promotion === undefined ? { from, to } : { from, to, promotion };
}

/** As its documentation shows it: every legal move as an object, from `allDests`. */
function movesOf(position: Chess): NormalMove[] {
  const listed: NormalMove[] = [];
  for (const [from, dests] of position.allDests(position.ctx())) {
    const pawn = position.board.pawn.has(from);
    for (const to of dests) {
      if (pawn && (to < 8 || to >= 56)) for (const promotion of PIECES) listed.push({ from, to, promotion });
      else listed.push({ from, to });
    }
  }
  return listed;
}

function playByObjects(random: RandomSource): WorkCounts {
  const position = Chess.default();
  let plies = 0;
  let listed = 0;
  for (;;) {
    if (position.halfmoves === 0 && position.isInsufficientMaterial()) break;
    const options = movesOf(position);
    if (options.length === 0) break;
    plies += 1;
    listed += options.length;
    position.play(options[Math.floor(random() * options.length)]!);
  }
  return { plies, moves: listed };
}

/** chessops' own end: no move, or too little material, which only a move that resets the clock can bring about. */
function playGame(random: RandomSource): WorkCounts {
  const position = Chess.default();
  let plies = 0;
  let listed = 0;
  for (;;) {
    if (position.halfmoves === 0 && position.isInsufficientMaterial()) break;
    const count = listMoves(position);
    if (count === 0) break;
    plies += 1;
    listed += count;
    position.play(unpack(moves[Math.floor(random() * count)]!));
  }
  return { plies, moves: listed };
}

/** Like for like: options listed as objects through the public face, as ours are. */
export function chess(): Work {
  const random = seeded(1);
  return { play: () => timed(() => playMany(5, () => playByObjects(random))) };
}

/** The most that can be had from chessops: moves packed into numbers, squares read off the bits by hand. */
export function packedChess(): Work {
  const random = seeded(1);
  return { play: () => timed(() => playMany(5, () => playGame(random))) };
}
