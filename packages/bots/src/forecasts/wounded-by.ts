import { type CharacterId, type Game, hpOf } from '@bauta/engine';
import type { Branch } from './branches.ts';
import { atLeast, binomial, capped, certain, convolve, type Distribution, mixture } from './distribution.ts';
import { chanceOf, rollsIn } from './roll.ts';

export interface WoundForecast {
  readonly id: CharacterId;
  /** Enemy dice that fall to them. */
  readonly dice: Distribution;
  /** HP lost. */
  readonly wounds: Distribution;
  /** R26.1: the chance to fall critical. */
  readonly critical: number;
}

const diceFor = ({ events }: Branch, id: CharacterId, from: 'combat' | 'retaliation'): number =>
  rollsIn(events).reduce((sum, roll) => (roll.for === from && roll.by === id ? sum + roll.dice : sum), 0);

/** By cards, which need no dice. */
const woundsOutright = ({ events }: Branch, id: CharacterId): number =>
  events.reduce((sum, event) => (event.type === 'wounded' && event.by === id ? sum + event.hp : sum), 0);

/** R31.3: what the dice of enemies do that the branches leave open; hits beyond 0 HP are lost. */
export function woundsBy(
  start: Game,
  branches: readonly Branch[],
  id: CharacterId,
  from: 'combat' | 'retaliation',
): WoundForecast {
  const hit = chanceOf(start.content.dice.enemy, (face) => face === 'hit');
  const hp = hpOf(start, start.characters.find((each) => each.id === id)!);
  const shares = branches.map((branch) => ({
    chance: branch.chance,
    dice: diceFor(branch, id, from),
    outright: woundsOutright(branch, id),
  }));
  const wounds = mixture(
    shares.map(({ chance, dice, outright }) => ({ chance, of: capped(convolve(certain(outright), binomial(dice, hit)), hp) })),
  );
  return {
    id,
    dice: mixture(shares.map(({ chance, dice }) => ({ chance, of: certain(dice) }))),
    wounds,
    critical: hp > 0 ? atLeast(wounds, hp) : 0,
  };
}
