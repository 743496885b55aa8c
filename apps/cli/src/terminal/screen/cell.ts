import {
  type Game,
  type Ground,
  type GroundSquare,
  type GroundType,
  GUARD_KINDS,
  guardsAt,
  KINDS,
  machinesAt,
  objectiveAt,
  squareName,
} from '@bauta/engine';
import { type Span, span, type Tint, widthOf } from './paint.ts';

const GROUND: Readonly<Record<GroundType, { letter: string; tint: Tint }>> = {
  street: { letter: '.', tint: 'faint' },
  roof: { letter: '^', tint: 'strong' },
  room: { letter: '#', tint: 'faint' },
  canal: { letter: '~', tint: 'water' },
  tower: { letter: 't', tint: 'strong' },
};

/** The first letter of a name, as figures are marked on the map. */
export const markOf = (id: string): string => id.charAt(0).toUpperCase();

/** What stands on the square for good, or until it is used up. */
export function marks(game: Game, map: number, ground: Ground, square: GroundSquare): Span[] {
  const { letter, tint } = GROUND[square.type];
  const out = [span(squareName(square.at).replace(/^.:/, ''), 'faint'), span(letter, tint)];
  if (square.station) out.push(span(' S', 'friend'));
  if (square.spot !== '') out.push(span(ground.foot === square.at ? ' T' : ' h', 'friend'));
  if (game.maps[map]!.chests.includes(square.at)) out.push(span(' $', 'goal'));
  if (game.maps[map]!.traps.some(({ at }) => at === square.at)) out.push(span(' &', 'friend'));
  game.objectives.forEach((_, index) => {
    if (objectiveAt(game, index) === square.at) out.push(span(` o${index + 1}`, 'goal'));
  });
  if (square.restricted) out.push(span(' R', 'enemy'));
  for (const { at, rule } of ground.markers) if (at === square.at) out.push(span(` ${rule}`, 'friend'));
  if (isMarked(game, map, square)) out.push(span(' v', 'danger'));
  if (square.entrances.length > 0) out.push(span(` >${square.entrances.join('')}`, 'enemy'));
  return out;
}

/** R43: its tile goes at the end of this turn. */
function isMarked(game: Game, map: number, { at }: GroundSquare): boolean {
  const { marked } = game.maps[map]!;
  const { tiles } = game.content.memory.maps[map]!;
  return marked !== null && tiles.some(({ id, squares }) => marked.includes(id) && squares.includes(at));
}

export function assassinsOn(game: Game, square: GroundSquare): Span[] {
  return game.characters
    .filter(({ at, status }) => at === square.at && (status === 'active' || status === 'critical'))
    .map(({ id, status, exposed, inSpot, aboard }) => {
      if (status === 'critical') return span(`${markOf(id)}%`, 'danger');
      if (exposed) return span(`${markOf(id)}!`, 'danger');
      if (aboard !== '') return span(`[${markOf(id)}]`, 'friend');
      return span(inSpot ? `(${markOf(id)})` : markOf(id), 'friend');
    });
}

/** `M&2`: a machine with its HP, in the colour of whoever holds it. */
export function machinesOn(game: Game, square: GroundSquare): Span[] {
  return machinesAt(game, square.at).map(({ id, hp, guard }) =>
    span(guard < 0 ? `${markOf(id)}&${hp}` : `${markOf(id)}&${hp}${GUARD_KINDS[guard]!.charAt(0)}`, guard < 0 ? 'goal' : 'enemy'),
  );
}

/** `2c 1a Z*4 1x 1!`: guards by the letter of their kind, a boss with its HP, bodies, loose red bases. */
export function enemiesOn(game: Game, map: number, square: GroundSquare): Span[] {
  const { bodies, bases } = game.maps[map]!;
  const out: Span[] = [];
  GUARD_KINDS.forEach((name, kind) => {
    const count = guardsAt(game, square.at, kind);
    if (count > 0) out.push(span(`${count}${name.charAt(0)}`, 'enemy'));
  });
  const here = game.bosses.filter(({ at }) => at === square.at);
  for (const { id, hp, state } of here) if (state === 'standing') out.push(span(`${markOf(id)}*${hp}`, 'danger'));
  let lying = here.filter(({ state }) => state === 'body').length;
  for (let kind = 0; kind < KINDS; kind++) lying += bodies[square.index * KINDS + kind]!;
  if (lying > 0) out.push(span(`${lying}x`, 'faint'));
  if (bases[square.index]! > 0) out.push(span(`${bases[square.index]}!`, 'danger'));
  return out;
}

const spaced = (spans: readonly Span[]): Span[] => spans.flatMap((each, index) => (index === 0 ? [each] : [span(' '), each]));

/** A square's lines: marks, assassins, enemies; with two lines the assassins stand where there is room. */
export function cellLines(
  game: Game,
  map: number,
  ground: Ground,
  square: GroundSquare,
  width: number,
  height: number,
): Span[][] {
  const above = marks(game, map, ground, square);
  const friends = spaced([...assassinsOn(game, square), ...machinesOn(game, square)]);
  const enemies = spaced(enemiesOn(game, map, square));
  if (height > 2) return [above, friends, enemies];
  const both = friends.length > 0 && enemies.length > 0 ? [...friends, span(' '), ...enemies] : [...friends, ...enemies];
  if (widthOf(both) <= width || widthOf(above) + 1 + widthOf(friends) > width) return [above, both];
  return [[...above, span(' '), ...friends], enemies];
}
