import { describe, expect, scene, test } from '#scenes';

/** The haystack at the foot of the tower is on b2. */
const map = {
  map: '\n+-+-+-+\n|. t t|\n+ + + +\n|. t t|\n+-+-+-+\n',
  tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'b2', card: 'vesper-bell' },
  spots: { b2: 'haystack' },
} as const;
const FOOT = 33;

describe('R9.4 the leap of faith', () => {
  test('[R9.4] 0 AP, into the hiding spot at the foot', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'top', ap: 0 }, daria: { at: 'a1' } } });
    s.play('claudio leap');
    expect(s.who('claudio')).toMatchObject({ at: FOOT, inSpot: true, exposed: false });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('moved')).toEqual(['R9.4']);
    expect(s.whys('spot-entered')).toEqual(['R9.4']);
  });

  test('[R9.4] with enemies on that square one detection test first; undetected: in the spot', () => {
    const s = scene({
      ...map,
      assassins: { claudio: { at: 'top' }, daria: { at: 'a1' } },
      squares: { b2: { crossbowman: 2 } },
      dice: { detection: ['blank', 'alarm'] },
    });
    s.play('claudio leap');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', faces: ['blank', 'alarm'] }]);
    expect(s.who('claudio')).toMatchObject({ at: FOOT, inSpot: true, exposed: false });
    const order = s.last.map(({ type }) => type);
    expect(order.indexOf('dice-rolled')).toBeLessThan(order.indexOf('spot-entered'));
    expect(s.whys('spot-entered')).toEqual(['R9.4']);
  });

  test('[R9.4] detected: exposed, and on the square outside the spot', () => {
    const s = scene({
      ...map,
      assassins: { claudio: { at: 'top' }, daria: { at: 'b2' } },
      squares: { b2: { crossbowman: 2 } },
      dice: { detection: ['blank', 'eye'] },
    });
    s.play('claudio leap');
    expect(s.who('claudio')).toMatchObject({ at: FOOT, inSpot: false, exposed: true });
    expect(s.alert()).toBe('raised');
    expect(s.facts('spot-entered')).toEqual([]);
    expect(s.whys('moved')).toEqual(['R9.4']);
    s.play('daria enter-spot');
    expect(s.who('daria').inSpot).toBe(true);
  });

  test('[R9.4] only from the top, where it is the way down', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'top' }, daria: { at: 'b2' } } });
    expect(s.refuses('daria leap')).toMatchObject({ refused: 'not-on-tower', rule: 'R9.4' });
    expect(s.optionsOf('claudio leap')).toEqual(['claudio leap']);
  });
});

describe('R9.5 a taken spot', () => {
  test('[R9.5] the leap lands on its square', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'top' }, daria: { at: 'b2', in: 'spot' } } });
    s.play('claudio leap');
    expect(s.who('claudio')).toMatchObject({ at: FOOT, inSpot: false, exposed: false });
    expect(s.who('daria').inSpot).toBe(true);
    expect(s.whys('moved')).toEqual(['R9.5']);
  });

  test('[R9.5] with the same test', () => {
    const s = scene({
      ...map,
      alert: 'raised',
      assassins: { claudio: { at: 'top' }, daria: { at: 'b2', in: 'spot' } },
      squares: { b2: { crossbowman: 2 } },
      dice: { detection: ['alarm', 'blank'] },
    });
    s.play('claudio leap');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', faces: ['alarm', 'blank'] }]);
    expect(s.who('claudio')).toMatchObject({ at: FOOT, inSpot: false, exposed: true });
    expect(s.whys('moved')).toEqual(['R9.5']);
  });
});
