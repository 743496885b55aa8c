import { describe, expect, STREET, scene, test } from '#scenes';

const daria = { at: 'c1' } as const;

describe('forged pass', () => {
  test('[R23.1] while the alert is raised, quiets it', () => {
    const s = scene({ map: STREET, alert: 'raised', assassins: { claudio: { at: 'a1', pack: ['forged-pass'] }, daria } });
    s.play('claudio use forged-pass');
    expect(s.alert()).toBe('quiet');
    expect(s.who('claudio')).toMatchObject({ ap: 2, pack: [] });
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });

  test('[R24] not while it is quiet', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', pack: ['forged-pass'] }, daria } });
    expect(s.refuses('claudio use forged-pass')).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });
});

describe('caltrops', () => {
  const strewn = {
    map: '\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+\n',
    memory: { enemyPhase: 'no-reinforcement' },
    direction: 'east',
    decks: { event: { draw: ['still-air'] } },
    assassins: { claudio: { at: 'd1', state: 'exposed', pack: ['caltrops'] }, daria: { at: 'd1' } },
    squares: { a1: { crossbowman: 1, rider: 1 } },
  } as const;

  test('[R24] [R3.3] while exposed, every enemy marches one square less this turn', () => {
    const s = scene(strewn).play('claudio use caltrops');
    expect(s.whys('lasting-begun')).toContain('R3.3');
    expect(s.whys('card-discarded')).toContain('R24');
    s.play('end-phase');
    expect(s.facts('enemy-moved').map(({ enemy, to }) => [enemy, to])).toEqual([['rider', 1]]);
    expect(s.square('a1').guards).toEqual({ crossbowman: 1 });
    expect(s.game.lasting).toEqual([]);
  });

  test('[R24] not while incognito', () => {
    const s = scene({ ...strewn, assassins: { claudio: { at: 'd1', pack: ['caltrops'] }, daria: { at: 'd1' } } });
    expect(s.refuses('claudio use caltrops')).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });
});

describe('purse knife', () => {
  test('[R24] while incognito, draws one equipment card, kept or not', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', pack: ['purse-knife'] }, daria },
      decks: { equipment: { draw: ['medicine', 'quicklime'] } },
    });
    s.play('claudio use purse-knife');
    expect(s.options()).toEqual(['claudio keep medicine pack', 'claudio refuse-card medicine']);
    s.play('claudio keep medicine pack');
    expect(s.who('claudio')).toMatchObject({ pack: ['medicine'], ap: 2 });
    expect(s.game.piles.equipment).toEqual({ draw: ['quicklime'], discard: ['purse-knife'] });
    expect(s.whys('effect-begun')).toContain('R24');
  });

  test('[G4] an investigation drawn so goes without effect', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', pack: ['purse-knife'] }, daria },
      decks: { equipment: { draw: ['outcry', 'medicine'] } },
    });
    s.play('claudio use purse-knife');
    expect(s.alert()).toBe('quiet');
    expect(s.who('claudio').pack).toEqual([]);
    expect(s.game.piles.equipment).toEqual({ draw: ['medicine'], discard: ['purse-knife', 'outcry'] });
    expect(s.whys('card-discarded')).toContain('G4');
  });

  test('[R24] not while exposed', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', state: 'exposed', pack: ['purse-knife'] }, daria } });
    expect(s.refuses('claudio use purse-knife')).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });

  test('[R18.2] with the knife out of a full pack there is room for what it finds', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', pack: ['purse-knife', 'medicine', 'medicine', 'medicine', 'medicine'] }, daria },
      decks: { equipment: { draw: ['smoke-bomb'] } },
    });
    s.play('claudio use purse-knife', 'claudio keep smoke-bomb pack');
    expect(s.who('claudio').pack).toEqual(['medicine', 'medicine', 'medicine', 'medicine', 'smoke-bomb']);
    s.play('claudio discard smoke-bomb');
    expect(s.whys('card-taken')).toContain('R18.2');
  });
});
