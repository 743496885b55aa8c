import { expect, test } from 'vitest';
import { measuresOf, mostTaken } from '../src/report/measures.ts';
import { madeUpRecord as record } from './made-up-record.ts';

const LOST = { success: false, reason: 'reserve-empty' } as const;

test('a quiet success is one whose alert was never raised', () => {
  const { quiet } = measuresOf([record(), record({ alert: 3 }), record(LOST), record({ ...LOST, alert: 1 })]);
  expect(quiet).toMatchObject({ count: 1, of: 4, share: 0.25 });
});

test('the price of the alert: success where it was never raised, raised by turn 5, raised by turn 2', () => {
  const alerts = [null, 1, 2, 3, 5, 6];
  const { price } = measuresOf(alerts.flatMap((alert) => [record({ alert }), record({ alert, ...(alert === 2 ? LOST : {}) })]));
  expect(price.never).toMatchObject({ count: 2, of: 2 });
  expect(price.byTwo).toMatchObject({ count: 3, of: 4, share: 0.75 });
  expect(price.byFive).toMatchObject({ count: 7, of: 8 });
});

test('lost by the reserve while the alert was quiet is a share of the losses', () => {
  const lost = [record(LOST), record({ ...LOST, alert: 9 }), record({ success: false, reason: 'all-eliminated' })];
  expect(measuresOf([record(), ...lost]).quietReserve).toMatchObject({ count: 1, of: 3 });
});

test('turns of won and of lost games are apart, and a decision takes 12 seconds', () => {
  const games = [record({ turns: 6 }), record({ turns: 8, decisions: 100 }), record({ ...LOST, turns: 11 })];
  const { turnsWon, turnsLost, minutes } = measuresOf(games);
  expect([turnsWon?.mean, turnsLost?.mean, minutes?.most]).toEqual([7, 11, 20]);
  expect(measuresOf([record()]).turnsLost).toBeNull();
});

test('a card counts where it was held: once a game, however often it was used', () => {
  const games = [record({ held: ['net', 'rope'], used: ['rope'], cards: { rope: 5 } }), record({ held: ['rope'] }), record()];
  expect(measuresOf(games).cardUse).toEqual({ net: { held: 1, used: 0 }, rope: { held: 2, used: 1 } });
});

test('of the map: squares by the games in which somebody was there, and what it offers', () => {
  const { entered, uses } = measuresOf([record({ entered: ['a1', 'b2'], uses: ['chest', 'spot'] }), record({ entered: ['b2'] })]);
  expect(entered).toEqual({ a1: 1, b2: 2 });
  expect([uses.spot.share, uses.chest.share, uses.tower.share, uses.calm.share]).toEqual([0.5, 0.5, 0, 0]);
});

test('ways: the first objective and the exits of games that had any, and whom the assassins faced', () => {
  const games = [
    record({ first: 'roll', exits: ['a1', 'c2'], faced: ['brute'] }),
    record({ exits: ['a1'] }),
    record({ first: 'roll' }),
  ];
  const { first, exits, faced } = measuresOf(games);
  expect(first).toEqual({ of: 2, games: { roll: 2 } });
  expect(exits).toEqual({ of: 2, games: { a1: 1, 'a1 + c2': 1 } });
  expect(faced).toEqual({ of: 3, games: { brute: 1, none: 2 } });
  expect(mostTaken(faced)).toEqual({ way: 'none', share: 2 / 3 });
  expect(mostTaken({ of: 0, games: {} })).toBeNull();
});
