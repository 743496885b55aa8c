import { characterOf } from '../lookup.ts';
import { takeOff } from './assassins.ts';
import type { Evolvers } from './evolvers.ts';
import { takeToken } from './objectives.ts';

export const allyEvolvers: Evolvers<'ally-freed' | 'ally-sent-home' | 'ally-lost'> = {
  'ally-freed': (game, { objective, by, at }) => {
    const ally = characterOf(game, by);
    ally.at = at;
    ally.status = 'active';
    takeToken(game, objective);
  },
  'ally-sent-home': (game, { by }) => takeOff(game, characterOf(game, by), 'outside'),
  'ally-lost': (game, { by }) => takeOff(game, characterOf(game, by), 'eliminated'),
};
