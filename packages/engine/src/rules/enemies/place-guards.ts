import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { GUARD_KINDS, KINDS, SQUARE_LIMIT, type Why } from '../../model/kinds.ts';
import { kindIndex, kindName, mapState } from '../../model/lookup.ts';
import type { Demand, StepOf } from '../../model/step.ts';
import { bodiesAt, enemiesAt, roomAt } from '../ground/presence.ts';
import { fail } from '../objectives/ending.ts';
import { tread } from '../traps/tread.ts';
import { settleBases } from './bases.ts';

type PlaceGuards = StepOf<'place-guards'>;

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
const none = (): number[] => [0, 0, 0, 0, 0];

export const demand = (at: number, asked: readonly number[]): Demand => ({ at, asked, fits: none() });

/** Kinds that are asked for beyond what was already chosen to fit. */
const open = ({ asked, fits }: Demand): number[] =>
  GUARD_KINDS.map((_, kind) => kind).filter((kind) => asked[kind]! > fits[kind]!);

const left = (game: Game, { at, fits }: Demand): number => roomAt(game, at) - sum(fits);

function choose(game: Game, step: PlaceGuards, kind: number): void {
  const current = step.demands[step.next]!;
  const fits = current.fits.map((count, index) => (index === kind ? count + 1 : count));
  note(game, { ...step, demands: step.demands.with(step.next, { ...current, fits }) });
}

/** R29.3: a figure is missing for what would fit. */
function isShort(game: Game, demands: readonly Demand[]): boolean {
  for (let kind = 0; kind < KINDS; kind++) {
    let needed = 0;
    for (const { fits } of demands) needed += fits[kind]!;
    if (needed > game.reserve[kind]!) return true;
  }
  return false;
}

/** R29.2: all are placed; R29.3: or the memory ends. */
function placeAll(game: Game, demands: readonly Demand[], why: Why): void {
  if (isShort(game, demands)) {
    fail(game, 'reserve-empty', 'R6.1', 'R29.3');
    return;
  }
  for (const { at, fits } of demands)
    for (let kind = 0; kind < KINDS; kind++)
      if (fits[kind]! > 0) {
        emit(game, { type: 'guard-placed', guard: kindName(kind), at, count: fits[kind]!, why });
        if (mapState(game, at).traps.length > 0) tread(game, at);
      }
  settleBases(game);
}

/** R29.4: what is to stand there needs the room of bodies. */
function makeRoom(game: Game, step: PlaceGuards, fits: readonly number[]): void {
  const { at } = step.demands[step.next]!;
  const over = enemiesAt(game, at) + bodiesAt(game, at) + sum(fits) - SQUARE_LIMIT;
  note(game, { ...step, demands: step.demands.with(step.next, { ...step.demands[step.next]!, fits }), next: step.next + 1 });
  if (over > 0) follow(game, { step: 'push-out', at, left: over });
}

/** Guards come onto squares, in reinforcement or by a card: what fits, room made, then all at once. */
export const placeGuards: StepRule<'place-guards'> = {
  step: 'place-guards',
  rules: ['R29.2', 'R29.3', 'R29.4'],
  options(game, { demands, next }, out) {
    const current = demands[next];
    if (current === undefined || sum(current.asked) <= roomAt(game, current.at) || left(game, current) <= 0) return;
    for (const kind of open(current)) out.push({ type: 'place', enemy: kindName(kind), at: current.at });
  },
  resolve(game, step, command) {
    if (command.type === 'place') choose(game, step, kindIndex(command.enemy));
  },
  run(game, step) {
    const current = step.demands[step.next];
    if (current === undefined) {
      end(game);
      return placeAll(game, step.demands, step.why);
    }
    makeRoom(game, step, sum(current.asked) <= roomAt(game, current.at) ? current.asked : current.fits);
  },
};

/** Nothing to choose and no body to push out. */
const fitsFreely = (game: Game, { at, asked }: Demand): boolean =>
  enemiesAt(game, at) + bodiesAt(game, at) + sum(asked) <= SQUARE_LIMIT;

/** Asks for guards on squares; whoever calls has consequences under way. */
export function askForGuards(game: Game, demands: readonly Demand[], why: Why): void {
  if (demands.length === 0) return;
  if (demands.every((each) => fitsFreely(game, each))) {
    const all = demands.map(({ at, asked }) => ({ at, asked, fits: asked }));
    placeAll(game, all, why);
  } else follow(game, { step: 'place-guards', demands, next: 0, why });
}
