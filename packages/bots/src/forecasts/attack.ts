import {
  type CardId,
  type CharacterId,
  type Command,
  type EnemyName,
  enemyNamesAt,
  type Game,
  type GameEvent,
  heldMachinesAt,
  kindIndex,
  type MemoryQuestion,
  mapOf,
  type Refusal,
  type Square,
} from '@bauta/engine';
import { asSeen, chancesRaised, chanceThat, exposedAfter } from './afterwards.ts';
import { Answers, type Assumed, playWhole, refusalOf } from './answers.ts';
import { type Branch, branchesOf } from './branches.ts';
import { certain, type Distribution, mixture } from './distribution.ts';
import type { Roll } from './roll.ts';
import { type WoundForecast, woundsBy } from './wounded-by.ts';

export interface AttackPlan {
  readonly at: Square;
  /** R16.7: one alone, or several together. */
  readonly attackers: readonly { by: CharacterId; card: CardId }[];
  /** Who is struck before all others if the hits allow; otherwise whoever needs the fewest. */
  readonly first?: EnemyName;
}

/** The bare roll: no die is rolled again and no ability triggered; `mayReroll` and `mayTrigger` tell where one could be. */
export interface AttackForecast extends Assumed {
  /** R16.2: `hit` and `special` of all dice. */
  readonly hits: Distribution;
  /** Enemies laid down on the square. */
  readonly eliminated: Distribution;
  /** The same by name; of a boss or an enemy-held machine, the HP it loses (R33.2). */
  readonly losses: readonly { enemy: EnemyName; lost: Distribution }[];
  /** R16.6: the chance that the attack provokes retaliation. */
  readonly retaliation: number;
  /** Of each attacker: what retaliation does, and the chance to be exposed before wounds are counted. */
  readonly attackers: readonly (WoundForecast & { exposed: number })[];
  /** The chance that the map's alert is raised when it is done. */
  readonly raised: number;
  readonly unknown: number;
}

const commandOf = ({ at, attackers }: AttackPlan): Command => {
  const { by, card } = attackers[0]!;
  return { type: attackers.length > 1 ? 'lead' : 'attack', by, card, at };
};

/** Who joins, and whom the hits go to. */
const asPlanned =
  ({ attackers, first }: AttackPlan) =>
  ({ step, options }: MemoryQuestion): Command | null => {
    if (step.step === 'attack' && step.stage === 'assign')
      return options.find((each) => each.type === 'strike' && each.enemy === first) ?? null;
    if (step.step !== 'gather-attackers') return null;
    const joins = (each: Command) =>
      each.type === 'join' && attackers.some(({ by, card }) => by === each.by && card === each.card);
    return options.find(joins) ?? options.find(({ type }) => type === 'roll') ?? null;
  };

const ALONE: Refusal = { refused: 'nobody-can-join', rule: 'R16.7' };

/** R16.7: just those planned take part. */
function isAsPlanned({ attackers }: AttackPlan, events: readonly GameEvent[]): boolean {
  const joined = events.filter((event) => event.type === 'attack-joined');
  const planned = attackers.slice(1);
  return (
    joined.length === planned.length &&
    planned.every(({ by, card }) => joined.some((each) => each.by === by && each.card === card))
  );
}

const spread = (branches: readonly Branch[], count: (events: readonly GameEvent[]) => number): Distribution =>
  mixture(branches.map(({ chance, events }) => ({ chance, of: certain(count(events)) })));

const hitsIn = (events: readonly GameEvent[]): number =>
  events.reduce(
    (hits, event) =>
      event.type === 'dice-rolled' && event.for === 'attack' ? hits + event.faces.filter((face) => face !== 'miss').length : hits,
    0,
  );

/** R16.4, R33.2: one for each guard that falls, and for each HP of a boss or machine. */
function lostIn(events: readonly GameEvent[], enemy: EnemyName): number {
  let lost = 0;
  for (const event of events) {
    if (event.type === 'boss-wounded' && event.boss === enemy) lost += 1;
    else if (event.type === 'machine-damaged' && event.machine === enemy) lost += event.hp;
    else if (event.type === 'enemy-eliminated' && event.enemy === enemy && kindIndex(enemy) >= 0) lost += 1;
  }
  return lost;
}

const fallenIn = (events: readonly GameEvent[], at: Square): number =>
  events.filter((event) => event.type === 'enemy-eliminated' && event.at === at).length;

/** Retaliation is not rolled out: how many dice fall to whom is enough. */
const isOpen = ({ die }: Roll): boolean => die !== 'enemy';

/** R16: what an attack, alone or coordinated, brings about. */
export function forecastAttack(game: Game, plan: AttackPlan): AttackForecast | Refusal {
  const start = asSeen(game);
  const command = commandOf(plan);
  const refusal = refusalOf(start, command);
  if (refusal !== null) return refusal;
  const answers = new Answers(asPlanned(plan));
  const branches = branchesOf(start, (copy) => playWhole(copy, command, answers), isOpen);
  if (branches.some(({ events, unknown }) => !unknown && !isAsPlanned(plan, events))) return ALONE;
  const enemies = [...enemyNamesAt(start, plan.at), ...heldMachinesAt(start, plan.at).map(({ id }) => id)];
  return {
    hits: spread(branches, hitsIn),
    eliminated: spread(branches, (events) => fallenIn(events, plan.at)),
    losses: enemies.map((enemy) => ({ enemy, lost: spread(branches, (events) => lostIn(events, enemy)) })),
    retaliation: chanceThat(branches, ({ events }) => events.some(({ type }) => type === 'retaliation-begun')),
    attackers: plan.attackers.map(({ by }) => ({
      ...woundsBy(start, branches, by, 'retaliation'),
      exposed: chanceThat(branches, ({ events }) => exposedAfter(start, events).has(by)),
    })),
    raised: chancesRaised(start, branches)[mapOf(plan.at)]!,
    unknown: chanceThat(branches, ({ unknown }) => unknown),
    ...answers.assumed(),
  };
}
