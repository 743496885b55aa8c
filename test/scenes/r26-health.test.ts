import { hpOf } from '@bauta/engine';
import { describe, expect, STREET, scene, test } from '#scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] } };

describe('R26.1 critical condition', () => {
  const beaten = {
    map: STREET,
    next: 'combat',
    assassins: { claudio: { at: 'a1', ap: 0, state: 'exposed', hp: 1, saved: 1 }, daria: { at: 'c1', ap: 0, saved: 1 } },
    squares: { a1: { crossbowman: 2 } },
    decks: CALM,
  } as const;

  test('[R26.1] some HP lost and 1 left: injured, and still on one’s feet', () => {
    const s = scene({
      ...beaten,
      assassins: { ...beaten.assassins, claudio: { at: 'a1', state: 'exposed', hp: 3, saved: 1 } },
      dice: { enemy: ['hit', 'hit'] },
    });
    expect(hpOf(s.game, s.who('claudio'))).toBe(1);
    expect(s.who('claudio')).toMatchObject({ status: 'active', exposed: true });
    expect(s.facts('fell')).toEqual([]);
  });

  test('[R26.1] 0 HP left: critical, and the worn red base goes from the map', () => {
    const s = scene({ ...beaten, dice: { enemy: ['hit', 'hit'] } });
    expect(s.question()).toBe('window');
    expect(s.who('claudio')).toMatchObject({ status: 'critical', exposed: false, at: 0 });
    expect(s.square('a1').bases).toBe(0);
    expect(s.whys('fell')).toEqual(['R26.1']);
  });

  test('[R26.1] the critical can do nothing, though a saved AP is kept', () => {
    const s = scene({ ...beaten, dice: { enemy: ['hit', 'hit'] } });
    expect(s.who('claudio').saved).toBe(1);
    expect(s.options().filter((id) => id.startsWith('claudio'))).toEqual([]);
    expect(s.refuses('claudio move b1')).toMatchObject({ refused: 'critical', rule: 'R26.1' });
    expect(s.refuses('claudio save')).toMatchObject({ refused: 'critical', rule: 'R26.1' });
  });

  test('[R26.1] they are still given 3 AP each turn', () => {
    const s = scene({ ...beaten, dice: { enemy: ['hit', 'hit'] } });
    s.play('pass');
    expect(s.game.turn).toBe(2);
    expect(s.who('claudio')).toMatchObject({ status: 'critical', ap: 3, saved: 1 });
    expect(s.whys('actions-refilled')).toContain('R26.1');
    expect(s.refuses('claudio move b1')).toMatchObject({ rule: 'R26.1' });
  });

  test('[R26.1] no test when enemies come, and none held there', () => {
    const s = scene({
      map: STREET,
      next: 'movement',
      direction: 'east',
      alert: 'raised',
      assassins: { claudio: { at: 'b1', ap: 0, state: 'critical' }, daria: { at: 'c1', ap: 0, in: 'spot', saved: 1 } },
      spots: { c1: 'cart' },
      squares: { a1: { crossbowman: 2 }, b1: { crossbowman: 2 } },
    });
    expect(s.square('c1').enemies).toBe(2);
    expect(s.square('b1').enemies).toBe(2);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.refuses('claudio move a1')).toMatchObject({ rule: 'R26.1' });
  });

  test('[R26.1] no target: dice fall on the exposed only, and none where there is no other', () => {
    const s = scene({
      map: STREET,
      next: 'combat',
      assassins: {
        alessandra: { at: 'a1', state: 'critical' },
        claudio: { at: 'c1', state: 'critical' },
        daria: { at: 'a1', state: 'exposed', saved: 1 },
      },
      squares: { a1: { crossbowman: 2 }, c1: { crossbowman: 2 } },
      dice: { enemy: ['fail', 'fail'] },
    });
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([['daria', 2]]);
    expect(s.refuses('alessandra move b1')).toMatchObject({ rule: 'R26.1' });
  });

  test.each([
    ['canal', '~'],
    ['roof', '^'],
    ['room', '#'],
  ])('[R26.1] the same on any ground: %s', (_name, ground) => {
    const s = scene({
      map: `\n+-+-+\n|${ground} ${ground}|\n+-+-+\n`,
      next: 'movement',
      direction: 'east',
      assassins: { claudio: { at: 'b1', ap: 0, state: 'critical' }, daria: { at: 'a1', ap: 0, saved: 1 } },
      squares: { a1: { crossbowman: 2 } },
    });
    expect(s.square('b1').enemies).toBe(2);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.refuses('claudio move a1')).toMatchObject({ rule: 'R26.1' });
  });

  test('[R26.1] fallen in an own attack, the base goes with them and hunts nobody', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', hp: 1, melee: 'common-sword' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss'], enemy: ['hit'] },
    });
    s.play('claudio attack common-sword a1');
    expect(s.who('claudio')).toMatchObject({ status: 'critical', exposed: false, ap: 2 });
    expect(s.square('a1').bases).toBe(0);
    expect(s.alert()).toBe('raised');
    expect(s.whys('fell')).toEqual(['R26.1']);
  });
});

describe('R26.2 healed in critical condition', () => {
  const medicine = {
    map: STREET,
    assassins: { claudio: { at: 'b1', state: 'critical', ap: 2 }, daria: { at: 'b1', pack: ['medicine'] } },
    squares: { b1: { crossbowman: 2 } },
  } as const;

  test('[R26.2] injured, incognito and without a test, beside enemies too', () => {
    const s = scene(medicine).play('daria use-on medicine claudio');
    expect(s.who('claudio')).toMatchObject({ status: 'active', wounds: 1, exposed: false });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('healed')).toEqual(['R26.2']);
  });

  test('[R26.2] they may act at once with the AP they have', () => {
    const s = scene(medicine).play('daria use-on medicine claudio', 'claudio move a1');
    expect(s.who('claudio')).toMatchObject({ at: 0, ap: 1 });
    expect(s.whys('healed')).toEqual(['R26.2']);
  });

  test('[R26.2] in full health when all HP come back', () => {
    const s = scene({
      ...medicine,
      assassins: { ...medicine.assassins, daria: { at: 'b1', pack: ['medicine', 'medicine'] } },
    });
    s.play('daria use-on medicine claudio', 'daria use-on medicine claudio');
    expect(s.facts('healed').map(({ hp }) => hp)).toEqual([2, 1]);
    expect(s.who('claudio').wounds).toBe(0);
    expect(s.whys('healed')).toContain('R26.2');
    expect(s.refuses('daria use-on medicine claudio')).toMatchObject({ rule: 'R24' });
  });

  test('[R26.2] with armour worn, from 0 of 4 HP to 2', () => {
    const s = scene({
      ...medicine,
      assassins: { ...medicine.assassins, claudio: { at: 'b1', state: 'critical', armour: 'padded-vest' } },
    });
    s.play('daria use-on medicine claudio');
    expect(hpOf(s.game, s.who('claudio'))).toBe(2);
    expect(s.whys('healed')).toEqual(['R26.2']);
  });

  test('[R26.2] in a window with a saved AP, then saved by it from elimination', () => {
    const s = scene({
      map: STREET,
      next: 'window-4',
      turn: 2,
      assassins: {
        claudio: { at: 'b1', ap: 0, state: 'critical', fellIn: 1 },
        daria: { at: 'b1', ap: 0, saved: 1, pack: ['medicine'] },
      },
      decks: CALM,
    });
    s.play('daria use-on medicine claudio');
    expect(s.game.turn).toBe(3);
    expect(s.who('claudio')).toMatchObject({ status: 'active', wounds: 1, ap: 3 });
    expect(s.whys('healed')).toEqual(['R26.2']);
  });
});
