import { outcome } from '@bauta/engine';
import { describe, expect, STREET, scene, test } from '#scenes';

const decks = { chest: { draw: ['rapier', 'crossbow'] }, token: { draw: ['token-3', 'token-1'] } };
const map = { map: STREET, chests: ['b1'], decks } as const;

describe('R10 chest', () => {
  test('[R10] 1 AP on its square: the top chest card, the chest leaves, and a token is taken', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } } });
    s.play('claudio open-chest', 'claudio keep rapier melee');
    expect(s.who('claudio')).toMatchObject({ melee: 'rapier', ap: 2 });
    expect(s.game.maps[0]!.chests).toEqual([]);
    expect(s.game.tokens).toEqual(['token-3']);
    expect(s.game.piles.chest.draw).toEqual(['crossbow']);
    expect(s.whys('chest-opened')).toEqual(['R10']);
    expect(s.whys('card-placed')).toEqual(['R18.1', 'R10']);
    expect(s.refuses('claudio open-chest')).toMatchObject({ refused: 'no-chest-here', rule: 'R10' });
  });

  test('[R10] only on its square, and not without an AP', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'a1' }, daria: { at: 'b1', ap: 0 } } });
    expect(s.refuses('claudio open-chest')).toMatchObject({ refused: 'no-chest-here', rule: 'R10' });
    expect(s.refuses('daria open-chest')).toMatchObject({ refused: 'too-few-actions' });
  });

  test('[R10] incognito: always, beside enemies too', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } }, squares: { b1: { crossbowman: 4 } } });
    s.play('claudio open-chest', 'claudio keep rapier pack');
    expect(s.who('claudio')).toMatchObject({ pack: ['rapier'], exposed: false });
    expect(s.whys('token-taken')).toEqual(['R10']);
  });

  test('[R10] exposed: only with no enemy on the square', () => {
    const s = scene({
      ...map,
      chests: ['b1', 'a1'],
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a1', state: 'exposed' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio open-chest')).toMatchObject({ refused: 'enemies-here', rule: 'R10' });
    s.play('daria open-chest', 'daria keep rapier melee');
    expect(s.who('daria')).toMatchObject({ melee: 'rapier', exposed: true });
  });

  test('[R10] the token is kept to the end, where it gives its XP', () => {
    const s = scene({
      ...map,
      stations: ['b1'],
      objectives: { letter: { at: 'a1', done: true, xp: 2 } },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b1' } },
    });
    s.play('claudio open-chest', 'claudio keep rapier pack', 'claudio leave', 'daria leave');
    expect(s.whys('token-taken')).toEqual(['R10']);
    expect(outcome(s.game)).toMatchObject({ tokens: ['token-3'], xp: { objectives: 2, chests: 3 } });
  });

  test('[R10] a chest card that is not wanted is given up: white, it leaves the game', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } } });
    s.play('claudio open-chest', 'claudio refuse-card rapier');
    expect(s.game.removed).toEqual(['rapier']);
    expect(s.game.piles.chest).toEqual({ draw: ['crossbow'], discard: [] });
    expect(s.whys('card-removed')).toEqual(['R10', 'R24']);
  });

  test('[R10] no card left: the chest still gives its token', () => {
    const s = scene({
      ...map,
      decks: { ...decks, chest: { draw: [] } },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } },
    });
    s.play('claudio open-chest');
    expect(s.question()).toBe('assassin-phase');
    expect(s.game.tokens).toEqual(['token-3']);
    expect(s.whys('chest-opened')).toEqual(['R10']);
  });
});
