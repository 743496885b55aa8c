import { type Character, type Game, isAssassin, mandatoryDone, NOWHERE, objectiveAt, type Square } from '@bauta/engine';
import { footing, NO_WAY, stepsBetween, stepsHome } from './ways.ts';

/** A way longer than this is as good as none. */
const FAR = 15;

/** Something that must be done before everyone may go home. */
export interface Goal {
  readonly objective: number;
  /** Where to go for it. */
  readonly at: Square;
  /** Actions it still takes there; for a boss hits. */
  readonly work: number;
}

const bossAt = (game: Game, id: string): Square =>
  game.bosses.find((boss) => boss.id === id && boss.state === 'standing')?.at ?? NOWHERE;
const hpOfBoss = (game: Game, id: string): number => game.bosses.find((boss) => boss.id === id)?.hp ?? 0;

/** R33.2: 1 HP for as many hits as it has left, and about one hit an action. */
const hitsLeft = (hp: number): number => (hp * (hp + 1)) / 2;

/** R44: one who is free waits for an assassin, and with one goes to where they are to be brought. */
function escortAt(game: Game, ally: string, to: Square): Square | null {
  const escorted = game.characters.find((each) => each.ally === ally && each.status === 'active');
  if (escorted === undefined) return null;
  const isMet = game.characters.some(({ ally: of, at, status }) => of === '' && at === escorted.at && status === 'active');
  if (!isMet) return escorted.at;
  if (to !== NOWHERE) return to;
  const stations = game.grounds[escorted.at >> 10]?.stations ?? [];
  return stations.reduce(
    (near, each) => (stepsBetween(game, escorted.at, each) < stepsBetween(game, escorted.at, near) ? each : near),
    stations[0] ?? escorted.at,
  );
}

function goalOf(game: Game, index: number): Goal | null {
  const { kind, target, at, ap, to, count } = game.content.memory.objectives[index]!;
  const { paid, carrier } = game.objectives[index]!;
  if (kind === 'eliminate') {
    const boss = bossAt(game, target);
    return boss === NOWHERE ? null : { objective: index, at: boss, work: hitsLeft(hpOfBoss(game, target)) };
  }
  // R14.3: what is brought away goes home with its bearer, as everyone does in the end.
  if (kind === 'carry' && carrier !== '') return to === NOWHERE ? null : { objective: index, at: to, work: 0 };
  if (kind === 'escort') {
    const met = escortAt(game, target, to);
    if (met !== null) return { objective: index, at: met, work: 1 };
  }
  if (kind === 'hold') return { objective: index, at, work: 2 * (count - paid) };
  const place = objectiveAt(game, index);
  return place === NOWHERE ? null : { objective: index, at: place, work: Math.max(1, ap - paid) };
}

/** R5.2: every mandatory objective that is still open and has a place. */
export function goalsOf(game: Game): Goal[] {
  const goals: Goal[] = [];
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    if (objectives[index]!.optional || game.objectives[index]!.done) continue;
    const goal = goalOf(game, index);
    if (goal !== null) goals.push(goal);
  }
  return goals;
}

/** R14.3: one who must be eliminated. */
export const isHuntedDown = (game: Game, { objective }: Goal): boolean =>
  game.content.memory.objectives[objective]!.kind === 'eliminate';

/** What to go for now: whoever is to be hunted down comes last, and then everyone is needed. */
export function nextGoals(game: Game): readonly Goal[] {
  const goals = goalsOf(game);
  const others = goals.filter((goal) => !isHuntedDown(game, goal));
  return others.length > 0 ? others : goals;
}

/** Steps of whoever is nearest; of all of them, on the average, to one who is to be hunted down. */
export function wayTo(game: Game, goal: Goal): number {
  let [least, sum, active] = [FAR, 0, 0];
  for (const character of game.characters) {
    if (character.status !== 'active') continue;
    const steps = Math.min(FAR, stepsToGoal(game, character, [goal], footing(game, character.at)));
    least = Math.min(least, steps);
    sum += steps;
    active += 1;
  }
  return isHuntedDown(game, goal) && active > 0 ? sum / active : least;
}

const openCount = (game: Game): number =>
  game.objectives.filter(({ done }, index) => !done && !game.content.memory.objectives[index]!.optional).length;

/** R14.3: bears something that is to be brought away. */
const bears = (game: Game, { id }: Character): boolean => game.objectives.some(({ carrier }) => carrier === id);

/** R44: has one with them who is to be brought away. */
const escorts = (game: Game, { at }: Character): boolean =>
  game.content.memory.objectives.some(
    ({ kind, target, to, optional }, index) =>
      kind === 'escort' &&
      !optional &&
      to === NOWHERE &&
      !game.objectives[index]!.done &&
      game.characters.some((each) => each.ally === target && each.status === 'active' && each.at === at),
  );

const isAlone = (game: Game, { id }: Character): boolean =>
  !game.characters.some((other) => isAssassin(other) && other.id !== id && other.status === 'active');

/** Whether leaving now is what the party wants of this one: all is done, or they take along what must go, and others see to the rest. */
export function mayGoHome(game: Game, character: Character): boolean {
  if (mandatoryDone(game)) return true;
  const takesAlong = bears(game, character) || escorts(game, character);
  return takesAlong && (openCount(game) === 1 || !isAlone(game, character));
}

/** Actions to the nearest goal, or home once everything is done. */
export function stepsToGoal(game: Game, character: Character, goals: readonly Goal[], at: Square): number {
  if (goals.length === 0 || bears(game, character)) return stepsHome(game, at);
  let least = NO_WAY;
  for (const goal of goals) least = Math.min(least, stepsBetween(game, at, goal.at));
  return least;
}
