import {
  type Answer,
  type Character,
  type EnemyName,
  enemyCard,
  type Game,
  groundIfAny,
  hpOf,
  kindIndex,
  type Square,
} from '@bauta/engine';
import { arrivalChance, exposureCost } from '../evaluation/danger.ts';
import type { ScoreTally } from '../evaluation/tally.ts';
import { NO_WAY, stepsBetween } from '../evaluation/ways.ts';
import { enemyWorth, type Strike, scoreAttack } from './fighting.ts';
import { isGoal, type Outlook, stepsFrom } from './outlook.ts';
import type { Scorers } from './scorer.ts';

const one = (game: Game, by: string): Character => game.characters.find(({ id }) => id === by)!;

/** How much an enemy can do: its dice and its eyes. */
function mightOf(game: Game, enemy: EnemyName): number {
  const kind = kindIndex(enemy);
  if (kind < 0 && game.content.bosses[enemy] === undefined) return 1;
  const dice = kind >= 0 ? game.content.guards[kind]!.dice : 2;
  return dice + enemyCard(game, enemy).eyes;
}

/** The nearer to an assassin or a goal, the worse. */
function closeness(outlook: Outlook, at: Square): number {
  const { game } = outlook;
  if (groundIfAny(game, at) === undefined) return 0;
  let least = NO_WAY;
  for (const each of game.characters) if (each.status === 'active') least = Math.min(least, stepsBetween(game, each.at, at));
  return 2 / (1 + least) + (isGoal(outlook, at) ? outlook.weights.worth.guardInTheWay : 0);
}

/** R28-R32: enemies go where the players say, when the rules leave it to them: the weak ones near, the strong ones far. */
function scoreShift(
  outlook: Outlook,
  { enemy, from, to }: { enemy: EnemyName; from: Square; to: Square },
  tally: ScoreTally,
): void {
  tally.order -= mightOf(outlook.game, enemy) * (closeness(outlook, to) - closeness(outlook, from));
}

function scorePlacing(outlook: Outlook, { enemy, at }: { enemy: EnemyName; at: Square }, tally: ScoreTally): void {
  tally.order -= mightOf(outlook.game, enemy) * closeness(outlook, at);
}

function scoreAttackers(outlook: Outlook, joining: readonly Strike[], tally: ScoreTally): void {
  const step = outlook.game.stack.at(-1)!;
  if (step.step !== 'gather-attackers') return;
  scoreAttack(outlook, [...step.attackers, ...joining], step.at, tally);
  tally.actions -= (joining.length * outlook.weights.worth.step) / 2;
}

function scoreHelp({ weights }: Outlook, _answer: Answer, tally: ScoreTally): void {
  tally.objectives += weights.worth.along;
}

function scoreFuss({ weights }: Outlook, _answer: Answer, tally: ScoreTally): void {
  tally.order -= weights.worth.fuss;
}

/** What is neither good nor bad by itself. */
function scoreNothing(): void {}

/** The answers to what the rules ask on the way. */
export const ANSWERING: Scorers<Answer> = {
  enter(outlook, { by, to }, tally) {
    const character = one(outlook.game, by);
    tally.approach -= stepsFrom(outlook, character, to);
    tally.detection -= arrivalChance(outlook.game, character, to) * exposureCost(outlook, character, to);
  },
  bring: scoreHelp,
  'ignore-test': scoreHelp,
  join: (outlook, answer, tally) => scoreAttackers(outlook, [answer], tally),
  roll: (outlook, _answer, tally) => scoreAttackers(outlook, [], tally),
  reroll({ weights }, _answer, tally) {
    tally.cards += weights.worth.reroll;
  },
  trigger({ weights }, _answer, tally) {
    tally.cards += weights.worth.trigger;
  },
  search({ weights }, _answer, tally) {
    tally.cards += weights.worth.search;
  },
  strike(outlook, { enemy }, tally) {
    const step = outlook.game.stack.at(-1)!;
    if (step.step === 'attack') tally.guards += enemyWorth(outlook, enemy, step.at);
  },
  keep({ game, weights: { worth } }, { by, to }, tally) {
    tally.cards += to !== 'pack' && one(game, by)[to] === '' ? worth.chest : worth.card;
  },
  'refuse-card': scoreFuss,
  give: scoreFuss,
  exchange: scoreFuss,
  hunt({ game }, { enemy }, tally) {
    tally.order -= mightOf(game, enemy);
  },
  push: scoreShift,
  'move-enemy': scoreShift,
  place: scorePlacing,
  displace: scorePlacing,
  'hold-space': scorePlacing,
  eliminate(outlook, { enemy, at }, tally) {
    tally.guards += mightOf(outlook.game, enemy) + (isGoal(outlook, at) ? outlook.weights.worth.guardInTheWay : 0);
  },
  'push-out'({ weights }, _answer, tally) {
    tally.bodies += weights.worth.body;
  },
  /** R31.3: whoever can bear it best. */
  'die-to'({ game }, { on }, tally) {
    const target = game.characters.find(({ id }) => id === on);
    tally.wounds += target === undefined ? 1 : hpOf(game, target) - 3;
  },
  pass: scoreNothing,
  'end-phase'({ weights }, _answer, tally) {
    tally.actions += weights.worth.rest;
  },
  'set-out': scoreNothing,
  decline: scoreNothing,
  spare: scoreNothing,
  spring: scoreNothing,
  aim: scoreNothing,
  seize: scoreNothing,
  'place-machine': scoreNothing,
  'stop-search': scoreNothing,
  'end-trade': scoreNothing,
  'roll-test': scoreNothing,
  'set-direction': scoreNothing,
};
