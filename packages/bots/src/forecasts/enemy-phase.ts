import {
  advanceLogged,
  type Command,
  clone,
  type Direction,
  type EnemyMove,
  type Game,
  type GameEvent,
  isOnMap,
  type MemoryQuestion,
  mapOf,
  memoryRules,
  type TargetName,
} from '@bauta/engine';
import { asSeen, chanceThat, exposedAfter, isRaisedAfter } from './afterwards.ts';
import { Answers, type Assumed } from './answers.ts';
import { type Branch, branchesOf } from './branches.ts';
import { type TestForecast, testsIn } from './detection.ts';
import { type DirectionChance, directionsOf, type Heading, headings, headTowards } from './directions.ts';
import { certain, type Distribution, mixture } from './distribution.ts';
import { type ReinforcementForecast, reinforcementOf } from './reinforcement.ts';
import { chanceToSee, type Roll, rollsIn } from './roll.ts';
import { type WoundForecast, woundsBy } from './wounded-by.ts';

/** What happens if the enemies march in these directions, by map. */
export interface PhaseCase {
  readonly chance: number;
  readonly directions: readonly (Direction | '')[];
  /** R30.1, R30.2: who goes where. */
  readonly moves: readonly EnemyMove[];
  /** R28.2: the tests that their coming makes. */
  readonly tests: readonly TestForecast[];
  /** R31: with how many dice each is attacked. */
  readonly attacks: readonly { on: TargetName; dice: Distribution }[];
}

/**
 * What is left of the enemy phase if nobody does anything more: without reinforcements, without actions in its windows, and with the
 * first option wherever the players choose. Wounds are those of the combat step, and of cards.
 */
export interface EnemyPhaseForecast extends Assumed {
  /** null: none comes any more. */
  readonly reinforcement: ReinforcementForecast | null;
  /** By map. */
  readonly directions: readonly (readonly DirectionChance[])[];
  readonly cases: readonly PhaseCase[];
  /** In all: the chance of each to be exposed in the combat step, and what it does to them. */
  readonly characters: readonly (WoundForecast & { exposed: number })[];
  /** By map, the chance that the alert is raised in the end. */
  readonly raised: readonly number[];
  readonly unknown: number;
}

/** R19.2: nobody does anything. */
const idle = ({ step, options }: MemoryQuestion): Command | null =>
  step.step === 'assassin-phase' || step.step === 'window'
    ? options.find(({ type }) => type === 'end-phase' || type === 'pass')!
    : null;

/** A copy that plays on to the end of its turn and no further, and that nobody reinforces. */
function lastTurn(game: Game): Game {
  const copy = clone(game);
  const { memory } = game.content;
  const enemyPhase = memory.enemyPhase === 'whole' ? 'no-reinforcement' : memory.enemyPhase;
  copy.content = { ...game.content, memory: { ...memory, enemyPhase, timeLimit: { turns: game.turn, fails: true } } };
  return copy;
}

function playTurn(game: Game, answers: Answers): GameEvent[] {
  const events: GameEvent[] = [];
  for (let asked = memoryRules.question(game); asked !== null; asked = memoryRules.question(game))
    events.push(...advanceLogged(game, answers.answer(asked, game)));
  const end = events.findIndex((event) => event.type === 'phase-begun' && event.phase === 'end');
  return end < 0 ? events : events.slice(0, end);
}

/** Whether characters are detected decides who is attacked; bodies and wounds are reckoned afterwards. */
const isOpen = (roll: Roll): boolean => roll.for === 'test';

function movesIn(events: readonly GameEvent[]): EnemyMove[] {
  const moves: EnemyMove[] = [];
  for (const event of events) {
    if (event.type !== 'enemy-moved') continue;
    const { enemy, from, to } = event;
    const same = moves.find((move) => move.enemy === enemy && move.from === from && move.to === to);
    if (same === undefined) moves.push({ enemy, from, to, count: 1 });
    else same.count += 1;
  }
  return moves;
}

const attackRolls = ({ events }: Branch): Roll[] => rollsIn(events).filter((roll) => roll.for === 'combat');

function attacksIn(branches: readonly Branch[]): PhaseCase['attacks'] {
  const names = new Set(branches.flatMap((branch) => attackRolls(branch).map(({ by }) => by)));
  const diceOn = (branch: Branch, on: TargetName) =>
    attackRolls(branch).reduce((sum, { by, dice }) => (by === on ? sum + dice : sum), 0);
  return [...names].map((on) => ({
    on,
    dice: mixture(branches.map((branch) => ({ chance: branch.chance, of: certain(diceOn(branch, on)) }))),
  }));
}

/** R28.3: bodies are found each by itself. */
function chanceRaised(start: Game, map: number, { events }: Branch): number {
  if (isRaisedAfter(start, map, events)) return 1;
  const bodies = rollsIn(events).filter((roll) => roll.for === 'body' && mapOf(roll.at) === map);
  return 1 - bodies.reduce((unseen, roll) => unseen * (1 - chanceToSee(start.content.dice, roll)), 1);
}

/** Nobody is detected who was not. */
const isUnseen = ({ events }: Branch): boolean => !events.some(({ type }) => type === 'exposed');

function caseOf(start: Game, { chance, directions }: Heading, branches: readonly Branch[]): PhaseCase {
  const unseen = branches.find(isUnseen) ?? branches[0]!;
  return { chance, directions, moves: movesIn(unseen.events), tests: testsIn(start, unseen), attacks: attacksIn(branches) };
}

/** R28-R31, from the assassin phase or a window on; null at any other time. */
export function forecastEnemyPhase(game: Game): EnemyPhaseForecast | null {
  if (game.result !== null || (game.phase !== 'assassin' && game.phase !== 'enemy')) return null;
  const seen = asSeen(game);
  const start = lastTurn(seen);
  const directions = start.maps.map((_, map) => directionsOf(start, map));
  const answers = new Answers(idle);
  const headed = headings(directions).map((heading) => ({
    heading,
    branches: branchesOf(headTowards(start, heading), (copy) => playTurn(copy, answers), isOpen),
  }));
  const all = headed.flatMap(({ heading, branches }) =>
    branches.map((branch) => ({ ...branch, chance: heading.chance * branch.chance })),
  );
  return {
    reinforcement: reinforcementOf(seen),
    directions,
    cases: headed.map(({ heading, branches }) => caseOf(start, heading, branches)),
    characters: start.characters.filter(isOnMap).map(({ id }) => ({
      ...woundsBy(start, all, id, 'combat'),
      exposed: chanceThat(all, ({ events }) => exposedAfter(start, events).has(id)),
    })),
    raised: start.maps.map((_, map) => all.reduce((sum, branch) => sum + branch.chance * chanceRaised(start, map, branch), 0)),
    unknown: chanceThat(all, ({ unknown }) => unknown),
    ...answers.assumed(),
  };
}
