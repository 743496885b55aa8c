import { KINDS } from '../kinds.ts';
import { characterOf, countsFrom, mapState } from '../lookup.ts';
import { takeOff } from './assassins.ts';
import type { Evolvers } from './evolvers.ts';

export const allyEvolvers: Evolvers<'ally-freed' | 'ally-sent-home' | 'ally-lost'> = {
  'ally-freed': (game, { by, at }) => {
    const ally = characterOf(game, by);
    ally.at = at;
    ally.status = 'active';
    mapState(game, at).based.fill(0, countsFrom(game, at), countsFrom(game, at) + KINDS);
  },
  'ally-sent-home': (game, { by }) => takeOff(game, characterOf(game, by), 'outside'),
  'ally-lost': (game, { by }) => takeOff(game, characterOf(game, by), 'eliminated'),
};
