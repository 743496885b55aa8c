import { expect, openGround, type Scene, type SceneAssassin, test, type UnmannedSetting } from '#venice-scenes';

/** Events that the practice pack lends to the streets of Venice: Alessandra on b2, Darià on a1. */
const drawn = (event: string, position: UnmannedSetting = {}, own: SceneAssassin = {}): Scene =>
  openGround({
    next: 'event',
    decks: { event: { draw: [event, 'still-air'] } },
    ...position,
    assassins: { alessandra: { at: 'b2', ...own }, daria: { at: 'a1' } },
  });

test('[R16.4] iron-caps: a guard needs one hit more', () => {
  const s = drawn('iron-caps', { squares: { b2: { crossbowman: 1 } }, dice: { assassin: ['hit'] } }, { melee: 'stiletto' });
  s.play('alessandra attack stiletto b2');
  expect(s.square('b2')).toMatchObject({ enemies: 1, bodies: 0 });
  expect(s.whys('hits-lost')).toContain('R16.4');
});

test('[R3.2] cold-hands: one AP less for everyone', () => {
  const s = drawn('cold-hands');
  expect([s.who('alessandra').ap, s.who('daria').ap]).toEqual([2, 2]);
  expect(s.whys('event-revealed')).toContain('R3.2');
});

test('[R32.1] loose-dogs: one enemy more follows', () => {
  const s = drawn('loose-dogs', { squares: { b2: { crossbowman: 4 } } }, { state: 'exposed' });
  s.play('alessandra move c2');
  expect([s.square('b2').enemies, s.square('c2').enemies]).toEqual([1, 3]);
  expect(s.whys('hunt-begun')).toContain('R32.1');
});

test('[R30.2] marsh-lights: everyone goes west, and [G4] the next event goes beneath', () => {
  const s = drawn('marsh-lights', {
    squares: { c1: { crossbowman: 1 } },
    decks: { event: { draw: ['marsh-lights', 'still-air', 'quiet-hour'] } },
  });
  expect(s.facts('direction-set').at(-1)).toMatchObject({ direction: 'west' });
  expect(s.game.piles.event.draw).toEqual(['still-air', 'quiet-hour']);
  s.play('end-phase');
  expect(s.square('b1').enemies).toBe(1);
  expect(s.whys('card-buried')).toContain('G4');
  expect(s.whys('enemy-moved')).toContain('R30.2');
});

test('[G4] wet-strings: no ranged weapon', () => {
  const s = drawn('wet-strings', { squares: { b1: { crossbowman: 1 } } }, { ranged: 'throwing-knife' });
  expect(s.refuses('alessandra attack throwing-knife b1')).toMatchObject({ refused: 'forbidden-by-card', rule: 'G4' });
});

test('[R16.6] sore-arms: they strike back with one die fewer', () => {
  const s = drawn(
    'sore-arms',
    { squares: { b2: { agile: 1 } }, dice: { assassin: ['miss'], enemy: ['fail'] } },
    { melee: 'stiletto' },
  );
  s.play('alessandra attack stiletto b2');
  expect(s.facts('dice-rolled').at(-1)).toMatchObject({ for: 'retaliation', faces: ['fail'] });
  expect(s.whys('retaliation-begun')).toContain('R16.6');
});

test('[G4] plague-cart: whoever lies on the map stands up, and nobody is tested', () => {
  const s = drawn('plague-cart', { squares: { b2: { bodies: { crossbowman: 1 } }, c1: { bodies: { agile: 2 } } } });
  expect([s.square('b2'), s.square('c1')]).toMatchObject([
    { enemies: 1, bodies: 0 },
    { enemies: 2, bodies: 0 },
  ]);
  expect(s.facts('dice-rolled')).toEqual([]);
  expect(s.whys('body-woken')).toContain('G4');
});
