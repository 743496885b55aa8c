import { describe, expect, STREET, scene, test } from '#scenes';

const at = 'b1';
const three = { b1: { bodies: { crossbowman: 2, agile: 1 } }, a1: { bodies: { crossbowman: 1 } } } as const;
const decks = { equipment: { draw: ['medicine', 'throwing-knife', 'quicklime'] } };

describe('R17.1 hiding bodies', () => {
  test('[R17.1] 1 AP hides all bodies of the square, and of no other', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at }, daria: { at: 'c1' } }, squares: three, decks });
    const [crossbowmen, agile] = s.game.reserve;
    s.play('claudio hide-bodies', 'stop-search');
    expect(s.who('claudio').ap).toBe(2);
    expect(s.square('b1').bodies).toBe(0);
    expect(s.square('a1').bodies).toBe(1);
    expect(s.game.reserve.slice(0, 2)).toEqual([crossbowmen! + 2, agile! + 1]);
    expect(s.whys('body-hidden')).toContain('R17.1');
    expect(s.refuses('claudio hide-bodies')).toMatchObject({ refused: 'no-bodies-here', rule: 'R17.1' });
  });

  test('[R17.1] incognito: always, beside enemies too', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 3, bodies: { crossbowman: 1 } } },
      decks,
    });
    s.play('claudio hide-bodies', 'stop-search');
    expect(s.square('b1')).toMatchObject({ bodies: 0, enemies: 3 });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('action-spent')).toEqual(['R17.1']);
  });

  test('[R17.1] exposed: only with no enemy on the square', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, state: 'exposed' }, daria: { at: 'a1', state: 'exposed' } },
      squares: { b1: { crossbowman: 1, bodies: { crossbowman: 1 } }, a1: { bodies: { crossbowman: 1 } } },
      decks,
    });
    expect(s.refuses('claudio hide-bodies')).toMatchObject({ refused: 'enemies-here', rule: 'R17.1' });
    s.play('daria hide-bodies', 'stop-search');
    expect(s.square('a1').bodies).toBe(0);
    expect(s.who('daria').exposed).toBe(true);
  });

  test('[R17.1] a body nearby is not on the square', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'c1' }, daria: { at, ap: 0 } }, squares: three });
    expect(s.refuses('claudio hide-bodies')).toMatchObject({ refused: 'no-bodies-here', rule: 'R17.1' });
    expect(s.refuses('daria hide-bodies')).toMatchObject({ refused: 'too-few-actions' });
  });
});

describe('R17.2 searching', () => {
  test('[R17.2] optional, one card by one, stopping when wanted', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at }, daria: { at: 'c1' } }, squares: three, decks });
    s.play('claudio hide-bodies');
    expect(s.options()).toEqual(['search', 'stop-search']);
    s.play('search');
    expect(s.facts('card-drawn').map(({ card }) => card)).toEqual(['medicine']);
    expect(s.options()).toEqual(['search', 'stop-search']);
    s.play('stop-search', 'claudio keep medicine pack');
    expect(s.game.piles.equipment.draw.toReversed()).toEqual(['throwing-knife', 'quicklime']);
    expect(s.whys('search-ended')).toEqual(['R17.2']);
  });

  test('[R17.2] at most one card per body', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { a1: { bodies: { crossbowman: 2 } } },
      decks,
    });
    s.play('claudio hide-bodies', 'search', 'search');
    expect(s.question()).toBe('stow');
    s.play('claudio keep medicine pack', 'claudio keep throwing-knife ranged');
    expect(s.facts('card-drawn').map(({ card }) => card)).toEqual(['medicine', 'throwing-knife']);
    expect(s.whys('card-drawn')).toEqual(['R17.2', 'R17.2']);
  });

  test('[R17.2] an investigation stops the search, takes effect and is discarded; cards found before may be kept', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: { draw: ['medicine', 'outcry', 'quicklime'] } },
    });
    s.play('claudio hide-bodies', 'search', 'search');
    expect(s.alert()).toBe('raised');
    expect(s.question()).toBe('stow');
    s.play('claudio keep medicine pack');
    expect(s.who('claudio').pack).toEqual(['medicine']);
    expect(s.game.piles.equipment).toEqual({ draw: ['quicklime'], discard: ['outcry'] });
    expect(s.facts('effect-begun')).toMatchObject([{ card: 'outcry' }]);
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.2] it takes effect with the bodies still lying: who comes tests them too', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: { b1: { bodies: { crossbowman: 2 } }, a1: { crossbowman: 1 } },
      decks: { equipment: { draw: ['footsteps'] } },
      dice: { detection: ['blank', 'blank', 'eye'] },
    });
    s.play('claudio hide-bodies', 'search');
    expect(s.facts('dice-rolled').map((roll) => [roll.for, roll.faces.length])).toEqual([
      ['test', 1],
      ['body', 1],
      ['body', 1],
    ]);
    expect(s.facts('body-found')).toHaveLength(1);
    expect(s.alert()).toBe('raised');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.2] it may lay its finder low: the bodies are hidden all the same', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, hp: 1 }, daria: { at: 'c1' } },
      squares: { b1: { bodies: { crossbowman: 1 } } },
      decks: { equipment: { draw: ['needle'] } },
    });
    s.play('claudio hide-bodies', 'search');
    expect(s.who('claudio').status).toBe('critical');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.whys('search-ended')).toContain('R17.2');
  });
});

describe('R17.3 after the search', () => {
  test('[R17.3] one laid low by an investigation keeps what was found before in the pack, and slots nothing', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, hp: 1 }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: { draw: ['throwing-knife', 'needle', 'medicine'] } },
    });
    s.play('claudio hide-bodies', 'search', 'search');
    expect(s.options()).toEqual(['claudio keep throwing-knife pack', 'claudio refuse-card throwing-knife']);
    s.play('claudio keep throwing-knife pack');
    expect(s.who('claudio')).toMatchObject({ status: 'critical', ranged: '', pack: ['throwing-knife'] });
    expect(s.whys('card-placed')).toContain('R17.3');
  });

  test('[R17.3] all bodies return to the reserve also when the search was cut short', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: { draw: ['outcry', 'medicine'] } },
    });
    const before = s.game.reserve[0]!;
    s.play('claudio hide-bodies', 'search');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.game.reserve[0]).toBe(before + 2);
    expect(s.question()).toBe('assassin-phase');
    expect(s.whys('body-hidden')).toContain('R17.3');
  });

  test('[R17.3] of two like cards each is kept or discarded for itself', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: { draw: ['medicine', 'medicine', 'quicklime'] } },
    });
    s.play('claudio hide-bodies', 'search', 'search', 'stop-search', 'claudio keep medicine pack');
    expect(s.options()).toEqual(['claudio keep medicine pack', 'claudio refuse-card medicine']);
    s.play('claudio refuse-card medicine');
    expect(s.who('claudio').pack).toEqual(['medicine']);
    expect(s.game.piles.equipment.discard).toEqual(['medicine']);
    expect(s.whys('card-discarded')).toContain('R17.3');
  });

  test('[R17.3] first the bodies go, then each card found is kept or discarded', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at }, daria: { at: 'c1' } }, squares: three, decks });
    s.play('claudio hide-bodies', 'search', 'search', 'stop-search');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.options()).toEqual(['claudio keep medicine pack', 'claudio refuse-card medicine']);
    s.play('claudio refuse-card medicine');
    expect(s.options()).toEqual([
      'claudio keep throwing-knife ranged',
      'claudio keep throwing-knife pack',
      'claudio refuse-card throwing-knife',
    ]);
    s.play('claudio refuse-card throwing-knife');
    expect(s.game.piles.equipment.discard).toEqual(['medicine']);
    expect(s.game.removed).toEqual(['throwing-knife']);
    expect(s.whys('card-discarded')).toContain('R17.3');
    expect(s.whys('card-removed')).toContain('R17.3');
  });
});

describe('R17.4 an empty equipment deck', () => {
  test('[R17.4] is rebuilt from its discards', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: { draw: ['medicine'], discard: ['quicklime', 'smoke-bomb'] } },
      shuffles: [['smoke-bomb', 'quicklime']],
    });
    s.play(
      'claudio hide-bodies',
      'search',
      'search',
      'stop-search',
      'claudio keep medicine pack',
      'claudio keep smoke-bomb pack',
    );
    expect(s.game.piles.equipment).toEqual({ draw: ['quicklime'], discard: [] });
    expect(s.whys('deck-shuffled')).toEqual(['R17.4']);
  });

  test('[R17.4] both empty: the search finds nothing and ends', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: { draw: ['medicine'] } },
    });
    s.play('claudio hide-bodies', 'search');
    expect(s.question()).toBe('stow');
    expect(s.facts('search-ended')).toMatchObject([{ found: 1 }]);
    expect(s.whys('search-ended')).toContain('R17.4');
    s.play('claudio keep medicine pack');
    expect(s.square('b1').bodies).toBe(0);
  });

  test('[R17.4] empty from the start: nothing is asked, the bodies are hidden', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at: 'c1' } },
      squares: three,
      decks: { equipment: {} },
    });
    s.play('claudio hide-bodies');
    expect(s.question()).toBe('assassin-phase');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.whys('search-ended')).toContain('R17.4');
  });
});
