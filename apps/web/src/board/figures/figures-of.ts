import {
  type Character,
  type Game,
  type GroundSquare,
  GUARD_KINDS,
  guardsAboardAt,
  guardsAt,
  isOnMap,
  KINDS,
  type Machine,
  machinesAt,
  type Square,
  towerTop,
} from '@bauta/engine';
import { spotCorner } from '../things/sign-places.ts';
import { boxOf, type Plan, type Point } from '../view/plan.ts';
import { enemiesRow, type Footprint, friendsRow } from './stand.ts';
import type { Token, TokenCount } from './track.ts';

interface Placed extends Point {
  /** The same figure has the same key from step to step. */
  key: string;
  at: Square;
}

export interface FriendFigure extends Placed {
  sort: 'friend';
  character: Character;
  /** Its place among the characters: which silhouette it has. */
  order: number;
}
export interface GuardFigure extends Placed {
  sort: 'guard';
  kind: number;
}
export interface BossFigure extends Placed {
  sort: 'boss';
  id: string;
  hp: number;
}
export interface BodiesFigure extends Placed {
  sort: 'bodies';
  count: number;
}
export interface BasesFigure extends Placed {
  sort: 'bases';
  count: number;
}
export interface MachineFigure extends Placed {
  sort: 'machine';
  machine: Machine;
}
export type Figure = FriendFigure | GuardFigure | BossFigure | BodiesFigure | BasesFigure | MachineFigure;

const FIGURE = 25;
const ON_TOP: Point = { x: 32, y: 42 };
const BASES: Point = { x: 13, y: 62 };
/** Whoever is aboard looks out over it. */
const ABOARD = 15;

/** R48: a guard aboard a machine is drawn with it. */
export const guardCounts = (game: Game): TokenCount[] =>
  game.grounds.flatMap((ground, map) =>
    game.maps[map]!.down
      ? []
      : ground.present.flatMap(({ at }) =>
          GUARD_KINDS.map((_, kind) => ({ kind, at, count: guardsAt(game, at, kind) - guardsAboardAt(game, at, kind) })),
        ),
  );

function bodyCount(game: Game, map: number, { at, index }: GroundSquare): number {
  let count = game.bosses.filter((boss) => boss.at === at && boss.state === 'body').length;
  for (let kind = 0; kind < KINDS; kind++) count += game.maps[map]!.bodies[index * KINDS + kind]!;
  return count;
}

type Unplaced = Figure extends infer Each ? (Each extends Figure ? Omit<Each, keyof Point> : never) : never;
type Loose = Unplaced & Footprint;

function enemiesOn(game: Game, map: number, square: GroundSquare, guards: readonly Token[]): Loose[] {
  const { at } = square;
  const bodies = bodyCount(game, map, square);
  return [
    ...(bodies > 0 ? [{ sort: 'bodies' as const, key: `x${at}`, at, count: bodies, like: 'bodies', width: 34 }] : []),
    ...guards
      .filter((token) => token.at === at)
      .sort((a, b) => a.kind - b.kind || a.id - b.id)
      .map(({ id, kind }) => ({ sort: 'guard' as const, key: `g${id}`, at, kind, like: String(kind), width: FIGURE })),
    ...game.bosses
      .filter((boss) => boss.at === at && boss.state === 'standing')
      .map(({ id, hp }) => ({ sort: 'boss' as const, key: `b${id}`, at, id, hp, like: id, width: 34 })),
  ];
}

const friendOf = (game: Game, character: Character): Omit<FriendFigure, keyof Point> => ({
  sort: 'friend',
  key: character.id,
  at: character.at,
  character,
  order: game.characters.indexOf(character),
});

const placed = (figure: Unplaced, { x, y }: Point): Figure => ({ ...figure, x, y }) as Figure;

/** Who and what stands on a square; places are from its corner. */
function onSquare(game: Game, map: number, square: GroundSquare, guards: readonly Token[]): Figure[] {
  const { at, index } = square;
  const here = game.characters.filter((each) => each.at === at && isOnMap(each));
  const enemies = enemiesOn(game, map, square, guards);
  const standing = here.filter(({ inSpot, aboard }) => !inSpot && aboard === '');
  const upper: Loose[] = [
    ...machinesAt(game, at).map((machine) => ({
      sort: 'machine' as const,
      key: `m${machine.id}`,
      at,
      machine,
      like: machine.id,
      width: 46,
    })),
    ...standing.map((each) => ({ ...friendOf(game, each), like: each.id, width: each.status === 'critical' ? 36 : FIGURE })),
  ];
  const upperStands = friendsRow(upper, enemies.length > 0);
  const lowerStands = enemiesRow(enemies);
  const bases = game.maps[map]!.bases[index]!;
  const machineAt = (id: string): Point => upperStands[upper.findIndex(({ key }) => key === `m${id}`)]!;
  return [
    ...(bases > 0 ? [placed({ sort: 'bases', key: `r${at}`, at, count: bases }, BASES)] : []),
    ...here.filter(({ inSpot }) => inSpot).map((each) => placed(friendOf(game, each), spotCorner(game, square))),
    ...here
      .filter(({ aboard }) => aboard !== '')
      .map((each) => ({ each, on: machineAt(each.aboard) }))
      .map(({ each, on }) => placed(friendOf(game, each), { x: on.x, y: on.y - ABOARD })),
    ...upper.map((each, nth) => placed(each, upperStands[nth]!)),
    ...enemies.map((each, nth) => placed(each, lowerStands[nth]!)),
  ];
}

const onTop = (game: Game, map: number): Figure[] =>
  game.characters
    .filter((each) => each.at === towerTop(map) && isOnMap(each))
    .map((each) => placed(friendOf(game, each), ON_TOP));

/** Of two guards the later one is drawn over the other: `g2` before `g10`. */
const byKey = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** Which sort is drawn over which. */
const OVER: readonly Figure['sort'][] = ['bases', 'bodies', 'friend', 'machine', 'guard', 'boss'];

/** Everybody on the table where they are drawn, in an order that no move changes: a node put elsewhere would not glide. */
export function figuresOf(game: Game, plan: Plan, guards: readonly Token[]): Figure[] {
  return plan.frames
    .flatMap(({ map }) => [
      ...game.grounds[map]!.present.flatMap((square) => onSquare(game, map, square, guards)),
      ...onTop(game, map),
    ])
    .map((figure) => {
      const { x, y } = boxOf(plan, figure.at)!;
      return { ...figure, x: x + figure.x, y: y + figure.y };
    })
    .sort((a, b) => OVER.indexOf(a.sort) - OVER.indexOf(b.sort) || byKey(a.key, b.key));
}
