import { emit, follow, recording } from '../flow/emit.ts';
import type { GameEvent } from '../model/event.ts';
import { evolve } from '../model/evolve/evolve.ts';
import { type Game, isRefusal, type Refusal } from '../model/game.ts';
import { DECKS } from '../model/kinds.ts';
import { mapLetter, mapOf } from '../model/square.ts';
import { start } from '../play/play.ts';
import { settleBases } from '../rules/enemies/bases.ts';
import { isAssassin } from '../rules/ground/presence.ts';
import { backOnTop } from '../rules/phases/reinforcement.ts';
import { TURN_PARTS } from '../rules/phases/turn.ts';
import { arrangeAssassin } from './arrange-assassins.ts';
import { arrangeBosses, arrangeSquares, crowdRefusal, refuse } from './arrange-figures.ts';
import { arrangeGround } from './arrange-ground.ts';
import { arrangeMachines } from './arrange-machines.ts';
import { arrangeObjectives } from './arrange-objectives.ts';
import { arrangeTraps } from './arrange-traps.ts';
import type { Arrangement } from './arrangement.ts';
import { layTable } from './lay-table.ts';

export type * from './arrangement.ts';
export { contentOf } from './lay-table.ts';

function arrangeCounters(game: Game, { counters = {}, flags = {}, boxes = [] }: Arrangement): Refusal | null {
  for (const [id, value] of Object.entries(counters)) {
    const counter = game.content.memory.counters.find((each) => each.id === id);
    if (counter === undefined || value < counter.least || value > counter.most) return refuse('counter-out-of-range', 'G4', id);
  }
  game.counters = { ...game.counters, ...counters };
  game.flags = { ...game.flags, ...flags };
  game.boxes = boxes;
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

/** R50.2: as the top card has it. */
function arrangeBack(game: Game, { back }: Arrangement): Refusal | null {
  const shown = backOnTop(game);
  if (back !== undefined && back !== (shown ?? back)) return refuse('other-back-on-top', 'R50.2', mapLetter(back));
  game.back = shown ?? back ?? game.back;
  return null;
}

function arrangeMaps(game: Game, { alerts, events, chests, towers }: Arrangement): void {
  game.maps.forEach((map, index) => {
    map.alert = alerts?.[index] ?? map.alert;
    map.event = events?.[index]?.card ?? '';
    map.direction = events?.[index]?.direction ?? '';
    map.chests = chests?.filter((at) => mapOf(at) === index) ?? map.chests;
    map.tower = towers?.[index]?.card ?? map.tower;
    map.synchronised = towers?.[index]?.synchronised ?? map.synchronised;
  });
}

/** R50.3: what lay there is gone, and there is always a map left. */
function takeDownMaps(game: Game, { down = [] }: Arrangement): Refusal | null {
  if (game.maps.every((_, map) => down[map])) return refuse('no-map-left', 'R50.3', '');
  game.maps.forEach((_, map) => {
    if (down[map]) evolve(game, { type: 'map-taken-down', map, why: 'R50.3' });
  });
  return null;
}

function arrangeTable(game: Game, arrangement: Arrangement): void {
  const { turn, difficulty, easyUsed, removed, tokens, lasting, tallies, used, script } = arrangement;
  game.turn = turn ?? (arrangement.next === 'enter-map' ? 0 : 1);
  if (difficulty !== undefined) Object.assign(game, { difficulty, easyUsed: difficulty === 'easy' });
  game.easyUsed = easyUsed ?? game.easyUsed;
  game.removed = removed?.slice() ?? [];
  game.tokens = tokens?.slice() ?? [];
  game.lasting = lasting?.slice() ?? [];
  game.happened = arrangement.happened ?? [];
  game.fired = arrangement.fired ?? [];
  Object.assign(game.tallies, tallies);
  Object.assign(game.chance, used);
  game.chance.script = script ?? null;
}

/** Lays a position on the table as it is said, and plays nothing. */
export function layPosition(setUp: Game, arrangement: Arrangement): Game | Refusal {
  const { content } = setUp;
  const known = { ...content, cards: { ...content.cards, ...arrangement.cards } };
  const game = { ...layTable(setUp), content: arrangement.cards === undefined ? content : known };
  arrangeTable(game, arrangement);
  arrangeMaps(game, arrangement);
  const refusal =
    arrangeGround(game, arrangement) ??
    takeDownMaps(game, arrangement) ??
    arrangeSquares(game, arrangement.squares) ??
    arrangeBosses(game, arrangement.bosses) ??
    arrangeMachines(game, arrangement.machines) ??
    arrangeTraps(game, arrangement.traps) ??
    arrangeCounters(game, arrangement) ??
    arrangement.assassins?.reduce<Refusal | null>((found, each) => found ?? arrangeAssassin(game, each), null) ??
    arrangeObjectives(game, arrangement.objectives) ??
    crowdRefusal(game) ??
    arrangePiles(game, arrangement.piles ?? {}) ??
    arrangeBack(game, arrangement) ??
    waitingRefusal(game, arrangement);
  if (refusal !== null) return refusal;
  const { underWay, result } = arrangement;
  if (underWay !== undefined) Object.assign(game, { phase: underWay.phase, stack: underWay.steps.slice() });
  game.result = result ?? null;
  return game;
}

/** Lays a position on the table and plays on from there to the first decision. */
export function arrange(setUp: Game, arrangement: Arrangement): { game: Game; events: readonly GameEvent[] } | Refusal {
  const game = layPosition(setUp, arrangement);
  return isRefusal(game) ? game : { game, events: recording(() => playFrom(game, arrangement)) };
}

/** R7.4: once the memory has begun nobody waits off the map. */
function waitingRefusal(game: Game, { next, underWay }: Arrangement): Refusal | null {
  const waiting = game.characters.find((each) => isAssassin(each) && each.status === 'outside');
  const entering = underWay === undefined ? next === 'enter-map' : underWay.steps.some(({ step }) => step === 'enter-map');
  return waiting === undefined || entering ? null : refuse('nobody-waits-outside', 'R7.4', waiting.id);
}

function playFrom(game: Game, { next, underWay }: Arrangement): void {
  if (game.result !== null) return;
  if (underWay !== undefined) start(game);
  else begin(game, next);
}

function begin(game: Game, next: Arrangement['next']): void {
  const inEnemyPhase = next !== 'enter-map' && next !== 'event' && next !== 'assassin' && next !== 'end';
  if (inEnemyPhase) emit(game, { type: 'phase-begun', phase: 'enemy', why: ['R2', 'R28.1'] });
  follow(game, next === 'enter-map' ? { step: 'enter-map', next: 0 } : { step: 'turn', next: TURN_PARTS.indexOf(next) });
  settleBases(game);
  start(game);
}
