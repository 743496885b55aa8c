import type { Game } from '../game.ts';
import type { Die } from '../kinds.ts';
import type { Evolvers } from './evolvers.ts';
import { tally } from './tally.ts';

function used(game: Game, die: Die, count: number): void {
  const { chance } = game;
  chance[die] += count;
  if (chance.script !== null) chance.script = { ...chance.script, [die]: chance.script[die].slice(count) };
}

export const chanceEvolvers: Evolvers<'dice-rolled' | 'die-rerolled' | 'card-looked-at'> = {
  'dice-rolled': (game, event) => {
    const { die, faces } = event;
    used(game, die, faces.length);
    if (event.for === 'test' && faces.length > 0) tally(game, 'tests');
  },
  'die-rerolled': (game, { die }) => used(game, die, 1),
  'card-looked-at': (game) => {
    const { chance } = game;
    chance.look += 1;
    if (chance.script !== null) chance.script = { ...chance.script, looks: chance.script.looks.slice(1) };
  },
};
