import { maximumHp } from '@bauta/engine';
import { expect, openGround, test, venice } from '#venice-scenes';

test.each([
  ['hired-arm', 'mercenary', 2, 3],
  ['silk-favour', 'courtesan', 2, 2],
  ['thieves-sign', 'thief', 2, 2],
  ['letter-of-credence', 'machiavelli', 2, 2],
])('[R40.6] %s calls the %s, who acts with %i AP and has %i HP', (card, ally, ap, hp) => {
  const s = openGround({
    assassins: { alessandra: { at: 'a1', pack: [card] }, daria: { at: 'b2' } },
    allies: { [ally]: { card: venice.allies[ally]! } },
  });
  s.play(`alessandra use ${card}`);
  if (s.question() === 'call-ally') s.play(s.options()[0]!);
  expect(s.who(ally)).toMatchObject({ status: 'active', ap });
  expect(s.who('alessandra').pack).toEqual([]);
  expect(maximumHp(s.game, s.who(ally))).toBe(hp);
  expect(s.whys('moved')).toContain('R40.6');
});

test('[R40.6] old-friend calls Ezio, who acts with 3 AP and has 5 HP', () => {
  const s = openGround({
    assassins: { alessandra: { at: 'a1', skills: ['old-friend'] }, daria: { at: 'b2' } },
    allies: { ezio: {} },
  });
  s.play('alessandra use old-friend');
  expect(s.who('ezio')).toMatchObject({ status: 'active', ap: 3 });
  expect(maximumHp(s.game, s.who('ezio'))).toBe(5);
  expect(s.whys('moved')).toContain('R40.6');
});
