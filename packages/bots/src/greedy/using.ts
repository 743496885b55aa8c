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
import { exposureCost } from '../evaluation/danger.ts';
import type { ScoreTally } from '../evaluation/tally.ts';
import { WORTH } from '../evaluation/weights.ts';
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

function scoreHealing(game: Game, target: Character, hp: number, tally: ScoreTally): void {
  const lacks = maximumHp(game, target) - hpOf(game, target);
  tally.health += Math.min(hp, lacks) * WORTH.wound + (target.status === 'critical' ? WORTH.fall : 0);
}

function scoreKills(outlook: Outlook, at: Square, count: number, tally: ScoreTally): void {
  const fallen = Math.min(count, groundIfAny(outlook.game, at) === undefined ? 0 : enemiesAt(outlook.game, at));
  tally.guards += fallen * (WORTH.guard + (isGoal(outlook, at) ? WORTH.guardInTheWay : 0));
}

/** R33.2: without dice. */
function scoreBossWound(outlook: Outlook, at: Square, hp: number, tally: ScoreTally): void {
  const boss = outlook.game.bosses.find((each) => each.at === at && each.state === 'standing');
  if (boss !== undefined) tally.guards += hp * enemyWorth(outlook, boss.id, at);
}

function scoreDeed(outlook: Outlook, user: Character, use: CardTarget, deed: Do, tally: ScoreTally): void {
  const { game } = outlook;
  const target = game.characters.find(({ id }) => id === use.on) ?? user;
  const at = use.at >= 0 ? use.at : user.at;
  if (deed.do === 'heal') scoreHealing(game, target, deed.hp, tally);
  else if (deed.do === 'hide-characters') for (const each of exposedOn(game, at)) tally.detection += exposureCost(game, each, at);
  else if (deed.do === 'glide' || deed.do === 'move-owner' || deed.do === 'move-together' || deed.do === 'move-machine')
    scoreGoing(outlook, user, at, tally);
  else if (deed.do === 'eliminate-guard' || deed.do === 'remove-guard') scoreKills(outlook, at, deed.count, tally);
  else if (deed.do === 'push-guard') tally.guards += isGoal(outlook, at) || at === user.at ? WORTH.guard : 0;
  else if (deed.do === 'set-alert')
    tally.alert += (isRaised(game, at) ? 1 : -1) * (deed.alert === 'quiet' ? WORTH.alert : -WORTH.alert);
  else if (deed.do === 'give-back') tally.actions += WORTH.step;
  else if (deed.do === 'draw-equipment') tally.cards += deed.count * WORTH.card;
  else if (deed.do === 'remove-bodies') tally.bodies += bodiesAt(game, at) * WORTH.body;
  else if (deed.do === 'wound') tally.health -= deed.hp * WORTH.wound;
  else if (deed.do === 'escape' || deed.do === 'leave-by-machine')
    tally.objectives += outlook.goals.length > 0 ? WORTH.desertion : WORTH.home;
  else if (deed.do === 'wound-boss') scoreBossWound(outlook, at, deed.hp, tally);
  else if (deed.do === 'pay-objective') tally.objectives += deed.ap * WORTH.work;
  else if (deed.do === 'call-ally') tally.cards += WORTH.card;
  else if (deed.do === 'gather-guards') tally.wounds -= WORTH.wound;
  else if (deed.do === 'disguise') tally.detection += isGoal(outlook, user.at) ? 0 : WORTH.exposure / 2;
}

/** R24: what the card does, and that it is used up. */
export function scoreUse(outlook: Outlook, user: Character, use: CardTarget, tally: ScoreTally): void {
  const card = outlook.game.content.cards[use.card];
  if (card === undefined || !('effects' in card)) return;
  if (card.kind === 'equipment') tally.cards -= WORTH.card;
  for (const effect of card.effects) {
    if (effect.when !== 'action') continue;
    tally.actions -= effect.cost * WORTH.savedAction;
    for (const deed of effect.do) scoreDeed(outlook, user, use, deed, tally);
    return;
  }
}
