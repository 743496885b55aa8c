import { armsOf, type Character, type Game } from '@bauta/engine';
import { type Goal, isHuntedDown } from './goals.ts';

const diceOf = (game: Game, card: string): number => (card === '' ? 0 : armsOf(game, card).dice);

/** R16.7: what one adds to an attack of several. */
const joiningDice = (game: Game, { melee, ranged }: Character): number => Math.max(diceOf(game, melee), diceOf(game, ranged));

/** R33.2: a boss loses nothing to fewer hits than it has HP. Hits of the whole party, if all dice hit, that are missing for 1 HP. */
export function shortfall(game: Game, goal: Goal): number {
  if (!isHuntedDown(game, goal)) return 0;
  const boss = game.bosses.find(({ id }) => id === game.content.memory.objectives[goal.objective]!.target);
  if (boss === undefined || boss.state !== 'standing') return 0;
  let dice = 0;
  for (const character of game.characters) if (character.status === 'active') dice += joiningDice(game, character);
  return Math.max(0, boss.hp - dice);
}
