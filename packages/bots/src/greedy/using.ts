import {
  bodiesAt,
  type CardId,
  type Character,
  type CharacterId,
  type Do,
  enemiesAt,
  type Game,
  groundIfAny,
  hpOf,
  isRaised,
  maximumHp,
  type Square,
} from '@bauta/engine';
import { bodyWorth, exposureCost } from '../evaluation/danger.ts';
import type { ScoreTally } from '../evaluation/tally.ts';
import { enemyWorth } from './fighting.ts';
import { scoreGoing } from './going.ts';
import { isGoal, type Outlook } from './outlook.ts';

/** What a card is used on. */
export interface CardTarget {
  readonly card: CardId;
  readonly on: CharacterId | '';
  readonly at: Square;
}

const exposedOn = (game: Game, at: Square): Character[] => game.characters.filter((each) => each.exposed && each.at === at);

function scoreHealing({ game, weights: { worth } }: Outlook, target: Character, hp: number, tally: ScoreTally): void {
  const lacks = maximumHp(game, target) - hpOf(game, target);
  tally.health += Math.min(hp, lacks) * worth.wound + (target.status === 'critical' ? worth.fall : 0);
}

function scoreKills(outlook: Outlook, at: Square, count: number, tally: ScoreTally): void {
  const fallen = Math.min(count, groundIfAny(outlook.game, at) === undefined ? 0 : enemiesAt(outlook.game, at));
  tally.guards += fallen * (outlook.weights.worth.guard + (isGoal(outlook, at) ? outlook.weights.worth.guardInTheWay : 0));
}

/** R33.2: without dice. */
function scoreBossWound(outlook: Outlook, at: Square, hp: number, tally: ScoreTally): void {
  const boss = outlook.game.bosses.find((each) => each.at === at && each.state === 'standing');
  if (boss !== undefined) tally.guards += hp * enemyWorth(outlook, boss.id, at);
}

function scoreVerb(outlook: Outlook, user: Character, use: CardTarget, verb: Do, tally: ScoreTally): void {
  const { game } = outlook;
  const { worth } = outlook.weights;
  const target = game.characters.find(({ id }) => id === use.on) ?? user;
  const at = use.at >= 0 ? use.at : user.at;
  if (verb.do === 'heal') scoreHealing(outlook, target, verb.hp, tally);
  else if (verb.do === 'hide-characters')
    for (const each of exposedOn(game, at)) tally.detection += exposureCost(outlook, each, at);
  else if (verb.do === 'glide' || verb.do === 'move-owner' || verb.do === 'move-together' || verb.do === 'move-machine')
    scoreGoing(outlook, user, at, tally);
  else if (verb.do === 'eliminate-guard' || verb.do === 'remove-guard') scoreKills(outlook, at, verb.count, tally);
  else if (verb.do === 'push-guard') tally.guards += isGoal(outlook, at) || at === user.at ? worth.guard : 0;
  else if (verb.do === 'set-alert')
    tally.alert += (isRaised(game, at) ? 1 : -1) * (verb.alert === 'quiet' ? worth.alert : -worth.alert);
  else if (verb.do === 'give-back') tally.actions += worth.step;
  else if (verb.do === 'draw-equipment') tally.cards += verb.count * worth.card;
  else if (verb.do === 'remove-bodies') tally.bodies += bodiesAt(game, at) * bodyWorth(outlook);
  else if (verb.do === 'wound') tally.health -= verb.hp * worth.wound;
  else if (verb.do === 'escape' || verb.do === 'leave-by-machine')
    tally.objectives += outlook.goals.length > 0 ? worth.desertion : worth.home;
  else if (verb.do === 'wound-boss') scoreBossWound(outlook, at, verb.hp, tally);
  else if (verb.do === 'pay-objective') tally.objectives += verb.ap * worth.work;
  else if (verb.do === 'call-ally') tally.cards += worth.card;
  else if (verb.do === 'gather-guards') tally.wounds -= worth.wound;
  else if (verb.do === 'disguise') tally.detection += isGoal(outlook, user.at) ? 0 : worth.exposure / 2;
}

/** R24: what the card does, and that it is used up. */
export function scoreUse(outlook: Outlook, user: Character, use: CardTarget, tally: ScoreTally): void {
  const { worth } = outlook.weights;
  const card = outlook.game.content.cards[use.card];
  if (card === undefined || !('effects' in card)) return;
  if (card.kind === 'equipment') tally.cards -= worth.card;
  for (const effect of card.effects) {
    if (effect.when !== 'action') continue;
    tally.actions -= effect.cost * worth.savedAction;
    for (const verb of effect.do) scoreVerb(outlook, user, use, verb, tally);
    return;
  }
}
