import {
  type Arms,
  armsOf,
  attackDice,
  type CardId,
  type Character,
  type CharacterId,
  CROSSBOWMAN,
  countAt,
  type EnemyName,
  enemyNamesAt,
  type Game,
  groundOf,
  hitsNeeded,
  kindIndex,
  retaliationDice,
  type Square,
} from '@bauta/engine';
import { hitsChance, oddsOf } from '../evaluation/chances.ts';
import { caution, diceAgainst, quietWorth, woundCost } from '../evaluation/danger.ts';
import type { ScoreTally } from '../evaluation/tally.ts';
import { isGoal, type Outlook } from './outlook.ts';

export interface Strike {
  readonly by: CharacterId;
  readonly card: CardId;
}

const isWanted = ({ game, goals }: Outlook, enemy: EnemyName): boolean =>
  goals.some(({ objective }) => game.content.memory.objectives[objective]!.target === enemy);

/** What it is worth that one enemy falls, or that a boss loses 1 HP. */
export function enemyWorth(outlook: Outlook, enemy: EnemyName, at: Square): number {
  const { worth } = outlook.weights;
  if (kindIndex(enemy) < 0) return isWanted(outlook, enemy) ? worth.bossHp * hitsNeeded(outlook.game, enemy, at) : worth.guard;
  const inTheWay = isGoal(outlook, at) ? worth.guardInTheWay : 0;
  const threatens = outlook.game.characters.some((each) => each.at === at && each.exposed);
  const { dice } = outlook.game.content.guards[kindIndex(enemy)]!;
  return worth.guard + inTheWay + (threatens ? dice * oddsOf(outlook.game).wound * worth.wound : 0);
}

/** One enemy of a square, and what it takes and brings to bring it down. */
export interface Target {
  readonly needed: number;
  readonly worth: number;
  readonly wanted: boolean;
}

/** The wanted boss first, then those who fall most easily. */
const comesBefore = (a: Target, b: Target): boolean => (a.wanted === b.wanted ? a.needed < b.needed : a.wanted);

function orderTargets(outlook: Outlook, at: Square): Target[] {
  const targets: Target[] = [];
  for (const enemy of enemyNamesAt(outlook.game, at)) {
    const needed = hitsNeeded(outlook.game, enemy, at);
    const target: Target = { needed, worth: enemyWorth(outlook, enemy, at), wanted: isWanted(outlook, enemy) };
    let place = targets.length;
    while (place > 0 && comesBefore(target, targets[place - 1]!)) place -= 1;
    for (let count = countAt(outlook.game, enemy, at); count > 0; count--) targets.splice(place, 0, target);
  }
  return targets;
}

function targetsAt(outlook: Outlook, at: Square): readonly Target[] {
  const known = outlook.targets.get(at);
  if (known !== undefined) return known;
  const targets = orderTargets(outlook, at);
  outlook.targets.set(at, targets);
  return targets;
}

/** R16.4: what the hits are likely to bring. */
function scoreHits(outlook: Outlook, at: Square, dice: number, tally: ScoreTally): number {
  let needed = 0;
  for (const target of targetsAt(outlook, at)) {
    needed += target.needed;
    const chance = hitsChance(outlook.game, dice, needed);
    if (target.wanted) tally.objectives += chance * target.worth;
    else tally.guards += chance * target.worth;
  }
  return needed;
}

const isHarmless = (game: Game, at: Square): boolean =>
  game.difficulty === 'easy' && enemyNamesAt(game, at).every((enemy) => kindIndex(enemy) === CROSSBOWMAN);

/** R16.5: what the weapon's icons bring in any case. */
function scoreIcons(outlook: Outlook, attacker: Character, { exposes, alerts }: Arms, comrades: number, tally: ScoreTally): void {
  const { game, weights } = outlook;
  const exposed = exposes && !attacker.exposed;
  if (exposed) {
    const dice = diceAgainst(game, attacker.at, comrades);
    tally.detection -= caution(outlook) * weights.worth.exposure + woundCost(outlook, attacker, dice) / 2;
  }
  if (exposed || alerts) tally.alert -= caution(outlook) * quietWorth(outlook, attacker.at);
}

/** R16.6: a miss while anyone stands. */
function scoreRetaliation(outlook: Outlook, attacker: Character, at: Square, chance: number, tally: ScoreTally): void {
  const { game, weights } = outlook;
  const near = attacker.at === at ? 'any' : 'ranged';
  const wounds = woundCost(outlook, attacker, retaliationDice(game, at, near));
  const exposure = attacker.exposed ? 0 : caution(outlook) * (weights.worth.exposure + quietWorth(outlook, at));
  tally.retaliation -= chance * (wounds + exposure);
}

/** R16: an attack of one or several, hits, icons and what comes back. */
export function scoreAttack(outlook: Outlook, strikes: readonly Strike[], at: Square, tally: ScoreTally): void {
  const { game } = outlook;
  let dice = 0;
  for (const strike of strikes) dice += attackDice(game, strike);
  const needed = scoreHits(outlook, at, dice, tally);
  const missed = 1 - hitsChance(game, dice, Math.min(needed, dice));
  for (const { by, card } of strikes) {
    const attacker = game.characters.find(({ id }) => id === by)!;
    scoreIcons(outlook, attacker, armsOf(game, card), strikes.length - 1, tally);
    if (!isHarmless(game, at)) scoreRetaliation(outlook, attacker, at, missed / strikes.length, tally);
  }
}

/** R16.7: whoever is near enough and has an AP joins with the best weapon that reaches. */
export function helpersFor({ game }: Outlook, by: CharacterId, at: Square): Strike[] {
  const { nearby } = groundOf(game, at);
  const helpers: Strike[] = [];
  for (const each of game.characters) {
    if (each.id === by || each.status !== 'active' || each.ap < 1 || !nearby.includes(each.at)) continue;
    const card = each.at === at && each.melee !== '' ? each.melee : each.ranged;
    if (card !== '') helpers.push({ by: each.id, card });
  }
  return helpers;
}
