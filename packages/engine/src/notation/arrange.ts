import { emit, follow, recording } from '../flow/emit.ts';
import { start } from '../flow/play.ts';
import { clone } from '../model/clone.ts';
import type { Board } from '../model/content.ts';
import type { GameEvent } from '../model/event.ts';
import type { Assassin, Game, Refusal, Script } from '../model/game.ts';
import {
  type Alert,
  type AssassinId,
  type BossId,
  type CardId,
  DECKS,
  type DeckName,
  type Difficulty,
  type Direction,
  KINDS,
  RESERVE,
  SQUARE_LIMIT,
} from '../model/kinds.ts';
import { countsFrom, groundIfAny, groundOf, mapState } from '../model/lookup.ts';
import { isTowerTop, NOWHERE, type Square, squareName } from '../model/square.ts';
import { isSpotTaken } from '../rules/actions/hiding-spot.ts';
import { settleBases } from '../rules/bases.ts';
import { TURN_PARTS, type TurnPart } from '../rules/phases/turn.ts';
import { maximumHp } from '../rules/queries/health.ts';
import { bodiesAt, enemiesAt } from '../rules/queries/presence.ts';

/** A position as a person would describe it: what lies where, and what happens next. Everything left out stays as set up. */
export interface Arrangement {
  next: TurnPart;
  turn?: number;
  difficulty?: Difficulty;
  alerts?: readonly Alert[];
  /** The event in force on each map; a direction alone is enough. */
  events?: readonly { card: CardId; direction: Direction | '?' }[];
  /** When given, these are all the figures there are. */
  squares?: readonly ArrangedSquare[];
  bosses?: readonly { id: BossId; at: Square; hp: number; state: 'standing' | 'body' | 'gone' }[];
  assassins?: readonly ArrangedAssassin[];
  /** Piles, the first drawn first. */
  piles?: Partial<Record<DeckName, { draw: readonly CardId[]; discard: readonly CardId[] }>>;
  chests?: readonly Square[];
  objectives?: readonly { id: string; paid: number; done: boolean }[];
  script?: Script;
}

export interface ArrangedSquare {
  at: Square;
  guards: readonly number[];
  bodies: readonly number[];
  bases: number;
}

export interface ArrangedAssassin {
  id: AssassinId;
  state: 'incognito' | 'exposed' | 'critical' | 'left' | 'eliminated';
  at: Square;
  inSpot: boolean;
  hp: number | null;
  ap: number;
  saved: number;
  spent: number;
  fellIn: number;
  board: Board | null;
}

const refuse = (refused: string, rule: string, detail: string): Refusal => ({ refused, rule, detail });

function clearMaps(game: Game): void {
  for (const map of game.maps) {
    map.guards.fill(0);
    map.based.fill(0);
    map.bodies.fill(0);
    map.bases.fill(0);
  }
  game.reserve = RESERVE.slice();
}

function arrangeSquare(game: Game, { at, guards, bodies, bases }: ArrangedSquare): Refusal | null {
  if (groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', squareName(at));
  const map = mapState(game, at);
  const from = countsFrom(game, at);
  for (let kind = 0; kind < KINDS; kind++) {
    map.guards[from + kind] = guards[kind]!;
    map.bodies[from + kind] = bodies[kind]!;
    game.reserve[kind] = game.reserve[kind]! - guards[kind]! - bodies[kind]!;
  }
  map.bases[groundOf(game, at).index] = bases;
  return game.reserve.some((count) => count < 0) ? refuse('reserve-empty', 'R7.5', squareName(at)) : null;
}

function tooMany(game: Game): Refusal | null {
  for (const ground of game.grounds)
    for (const { at } of ground.squares)
      if (enemiesAt(game, at) + bodiesAt(game, at) > SQUARE_LIMIT) return refuse('square-too-full', 'R29.4', squareName(at));
  return null;
}

function healthRefusal(game: Game, assassin: Assassin, { state, hp }: ArrangedAssassin): Refusal | null {
  const most = maximumHp(game, assassin);
  if (hp !== null && (hp < 0 || hp > most || (hp === 0) !== (state === 'critical')))
    return refuse('hp-out-of-range', 'R26.1', assassin.id);
  assassin.wounds = state === 'critical' ? most : most - (hp ?? most);
  return null;
}

function placeRefusal(game: Game, { id, at, state, inSpot }: ArrangedAssassin): Refusal | null {
  if (state === 'left' || state === 'eliminated') return null;
  const top = isTowerTop(at) && game.maps[at >> 10] !== undefined && mapState(game, at).tower !== '';
  if (!top && groundIfAny(game, at) === undefined) return refuse('no-such-square', 'R7.1', `${id} ${squareName(at)}`);
  if ((top || inSpot) && state !== 'incognito') return refuse('exposed-in-hiding', 'R8.4', id);
  if (top && game.assassins.some((other) => other.id !== id && other.at === at)) return refuse('tower-top-taken', 'R9.1', id);
  if (inSpot && (top || groundOf(game, at).spot === '' || isSpotTaken(game, at)))
    return refuse('no-hiding-spot-here', 'R8.1', id);
  return null;
}

function arrangeAssassin(game: Game, arranged: ArrangedAssassin): Refusal | null {
  const assassin = game.assassins.find(({ id }) => id === arranged.id);
  if (assassin === undefined) return refuse('no-such-assassin', 'R1.1', arranged.id);
  const refusal = placeRefusal(game, arranged);
  if (refusal !== null) return refusal;
  const { state, at, inSpot, ap, saved, spent, fellIn, board } = arranged;
  const gone = state === 'left' || state === 'eliminated';
  assassin.status = state === 'incognito' || state === 'exposed' ? 'active' : state;
  assassin.exposed = state === 'exposed';
  assassin.at = gone ? NOWHERE : at;
  assassin.inSpot = inSpot;
  assassin.ap = gone ? 0 : ap;
  assassin.saved = gone ? 0 : saved;
  assassin.spent = spent;
  assassin.fellIn = state === 'critical' ? fellIn : 0;
  if (board !== null) Object.assign(assassin, board);
  return healthRefusal(game, assassin, arranged);
}

function arrangeBosses(game: Game, bosses: NonNullable<Arrangement['bosses']>): Refusal | null {
  for (const { id, at, hp, state } of bosses) {
    const boss = game.bosses.find((each) => each.id === id);
    if (boss === undefined) return refuse('no-such-boss', 'R33.1', id);
    if (state !== 'gone' && groundIfAny(game, at) === undefined)
      return refuse('no-such-square', 'R7.1', `${id} ${squareName(at)}`);
    Object.assign(boss, { at: state === 'gone' ? NOWHERE : at, hp, state });
  }
  return null;
}

function arrangeObjectives(game: Game, objectives: NonNullable<Arrangement['objectives']>): Refusal | null {
  for (const { id, paid, done } of objectives) {
    const index = game.content.memory.objectives.findIndex((each) => each.id === id);
    if (index < 0) return refuse('no-objective-here', 'R14.1', id);
    game.objectives[index] = { paid, done };
  }
  return null;
}

function arrangePiles(game: Game, piles: NonNullable<Arrangement['piles']>): Refusal | null {
  for (const deck of DECKS) {
    const pile = piles[deck];
    if (pile === undefined) continue;
    const unknown = [...pile.draw, ...pile.discard].find((card) => !Object.hasOwn(game.content.cards, card));
    if (unknown !== undefined) return refuse('no-such-card', 'R24', unknown);
    game.piles[deck] = { draw: pile.draw.slice().reverse(), discard: pile.discard.slice() };
  }
  return null;
}

function each<T>(list: readonly T[] | undefined, arrange: (item: T) => Refusal | null): Refusal | null {
  for (const item of list ?? []) {
    const refusal = arrange(item);
    if (refusal !== null) return refusal;
  }
  return null;
}

function arrangeTable(game: Game, { turn, difficulty, alerts, events, chests, script }: Arrangement): void {
  game.turn = turn ?? 1;
  if (difficulty !== undefined) Object.assign(game, { difficulty, easyUsed: difficulty === 'easy' });
  game.maps.forEach((map, index) => {
    map.alert = alerts?.[index] ?? map.alert;
    map.event = events?.[index]?.card ?? '';
    map.direction = events?.[index]?.direction ?? '';
    map.chests = chests?.filter((at) => at >> 10 === index) ?? map.chests;
  });
  game.chance.script = script ?? game.chance.script;
}

/** The phase the part belongs to; its own step announces the others. */
const phaseOf = (next: TurnPart): Game['phase'] =>
  next === 'event' || next === 'assassin' || next === 'end' ? 'set-up' : 'enemy';

/** Lays a position on the table and plays on from there to the first decision. */
export function arrange(setUp: Game, arrangement: Arrangement): { game: Game; events: readonly GameEvent[] } | Refusal {
  const game = clone(setUp);
  game.stack = [];
  arrangeTable(game, arrangement);
  if (arrangement.squares !== undefined) clearMaps(game);
  const refusal =
    each(arrangement.squares, (square) => arrangeSquare(game, square)) ??
    arrangeBosses(game, arrangement.bosses ?? []) ??
    tooMany(game) ??
    each(arrangement.assassins, (assassin) => arrangeAssassin(game, assassin)) ??
    arrangeObjectives(game, arrangement.objectives ?? []) ??
    arrangePiles(game, arrangement.piles ?? {});
  if (refusal !== null) return refusal;
  const waiting = game.assassins.find(({ status }) => status === 'outside');
  if (waiting !== undefined) return refuse('nobody-waits-outside', 'R7.4', waiting.id);
  return { game, events: playFrom(game, arrangement.next) };
}

function playFrom(game: Game, next: TurnPart): GameEvent[] {
  return recording(() => {
    if (phaseOf(next) === 'enemy') emit(game, { type: 'phase-begun', phase: 'enemy', why: ['R2', 'R28.1'] });
    follow(game, { step: 'turn', next: TURN_PARTS.indexOf(next) });
    settleBases(game);
    start(game);
  });
}
