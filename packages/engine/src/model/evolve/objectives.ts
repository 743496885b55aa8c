import { hasToken, type ObjectiveData } from '../content.ts';
import type { Game, ObjectiveState } from '../game.ts';
import { KINDS } from '../kinds.ts';
import { countsFrom, groundIfAny, mapState, objectiveIndex } from '../lookup.ts';
import { NOWHERE } from '../square.ts';
import type { Evolvers } from './evolvers.ts';

const stateOf = (game: Game, id: string): ObjectiveState => game.objectives[objectiveIndex(game, id)]!;

/** R14.2: the token leaves its square, and the base with it. */
export function takeToken(game: Game, id: string): void {
  const index = objectiveIndex(game, id);
  game.objectives[index]!.at = NOWHERE;
  const { at, spaces } = game.content.memory.objectives[index]!;
  if (spaces === 0 || groundIfAny(game, at) === undefined) return;
  const { based } = mapState(game, at);
  for (let kind = 0; kind < KINDS; kind++) based[countsFrom(game, at) + kind] = 0;
}

/** What a view did not know of an objective it learns now. */
function learn(game: Game, id: string, data: ObjectiveData): void {
  const { content } = game;
  const index = objectiveIndex(game, id);
  if (content.memory.objectives[index] === data) return;
  game.content = { ...content, memory: { ...content.memory, objectives: content.memory.objectives.with(index, data) } };
}

export const objectiveEvolvers: Evolvers<
  | 'objective-paid'
  | 'objective-completed'
  | 'payment-lost'
  | 'objective-revealed'
  | 'objective-taken'
  | 'objective-dropped'
  | 'counted'
  | 'flag-set'
  | 'box-found'
> = {
  'objective-paid': (game, { objective, ap }) => {
    stateOf(game, objective).paid += ap;
  },
  'objective-completed': (game, { objective }) => {
    takeToken(game, objective);
    Object.assign(stateOf(game, objective), { done: true, carrier: '' });
  },
  'payment-lost': (game, { objective }) => {
    stateOf(game, objective).paid = 0;
  },
  'objective-revealed': (game, { objective, data }) => {
    learn(game, objective, data);
    Object.assign(stateOf(game, objective), { revealed: true, at: hasToken(data.kind) ? data.at : NOWHERE });
  },
  'objective-taken': (game, { objective, by }) => {
    takeToken(game, objective);
    stateOf(game, objective).carrier = by;
  },
  'objective-dropped': (game, { objective, at }) => {
    Object.assign(stateOf(game, objective), { carrier: '', at, paid: 0 });
  },
  counted: (game, { counter, value }) => {
    game.counters = { ...game.counters, [counter]: value };
  },
  'flag-set': (game, { flag, value }) => {
    game.flags = { ...game.flags, [flag]: value };
  },
  'box-found': (game, { box }) => {
    game.boxes = [...game.boxes, box];
  },
};
