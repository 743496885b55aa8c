import { characterOf } from '../lookup.ts';
import { takeOff } from './assassins.ts';
import type { Evolvers } from './evolvers.ts';

export const allyEvolvers: Evolvers<'ally-sent-home' | 'ally-lost'> = {
  'ally-sent-home': (game, { by }) => takeOff(characterOf(game, by), 'outside'),
  'ally-lost': (game, { by }) => takeOff(characterOf(game, by), 'eliminated'),
};
