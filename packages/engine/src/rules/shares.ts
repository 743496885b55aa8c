import { roll } from '../flow/chance.ts';
import { emit } from '../flow/emit.ts';
import type { Game } from '../model/game.ts';
import type { Clause } from '../model/kinds.ts';
import { characterOf } from '../model/lookup.ts';
import type { Share } from '../model/step.ts';
import { wound } from './health.ts';

/** R31.3: each rolls the dice that fell to them; all attacks are simultaneous, so all roll before anyone is wounded. */
export function rollShares(game: Game, shares: readonly Share[], from: 'combat' | 'retaliation', why: Clause): void {
  const hits = shares.map(({ on, at, dice }) => {
    if (dice === 0) return 0;
    const faces = roll(game, 'enemy', dice);
    emit(game, { type: 'dice-rolled', die: 'enemy', faces, for: from, by: on, at, why });
    return faces.filter((face) => face === 'hit').length;
  });
  shares.forEach(({ on }, index) => {
    wound(game, characterOf(game, on), hits[index]!, 'R31.3');
  });
}

export const addDie = (shares: readonly Share[], on: string): Share[] =>
  shares.map((share) => (share.on === on ? { ...share, dice: share.dice + 1 } : share));
