import { expect, test } from 'vitest';
import { CONNECTIONS } from '../config/limits.ts';
import { type Comer, limitConnections } from './connection-limit.ts';

/** So many come, each as told; counted by what became of them. */
function coming(count: number, comer: (index: number) => Partial<Comer>) {
  const admit = limitConnections(CONNECTIONS);
  const came = Array.from({ length: count }, (_, index) =>
    admit({ guest: `g${index}`, address: `a${index}`, table: `t${index}`, as: 'seated', ...comer(index) }),
  );
  const counted: Record<string, number> = {};
  for (const each of came) {
    const what = typeof each === 'string' ? each : 'in';
    counted[what] = (counted[what] ?? 0) + 1;
  }
  return counted;
}

test.each<[string, (index: number) => Partial<Comer>, Record<string, number>]>([
  ['one guest everywhere', () => ({ guest: 'ada' }), { in: 32, 'guest-full': 168 }],
  ['one guest at a table', () => ({ guest: 'ada', table: 't' }), { in: 8, 'guest-full': 192 }],
  ['one address', () => ({ address: '::1' }), { in: 100, 'address-full': 100 }],
  ['one address at a table', () => ({ address: '::1', table: 't' }), { in: 32, 'address-full': 168 }],
  ['one table', () => ({ table: 't' }), { in: 64, 'table-full': 136 }],
  ['one table without a seat', () => ({ table: 't', as: 'unseated' }), { in: 56, 'table-full': 144 }],
  ['one table by the link to watch', () => ({ table: 't', as: 'watching' }), { in: 32, 'table-full': 168 }],
  ['four in a household', (index) => ({ guest: `g${index % 4}`, address: '::1', table: 't' }), { in: 32, 'guest-full': 168 }],
  ['all of them strangers', () => ({}), { in: 200 }],
])('of 200 connections of %s so many are let in', (_, comer, expected) => {
  expect(coming(200, comer)).toEqual(expected);
});

test('whoever goes makes room for the next, and one who was not let in takes none', () => {
  const admit = limitConnections({ ...CONNECTIONS, table: 2 });
  const come = (guest: string) => admit({ guest, address: '::1', table: 't', as: 'seated' });
  const gone = come('ada');
  expect([come('bea'), come('cia'), come('dea')]).toEqual([expect.any(Function), 'table-full', 'table-full']);
  if (typeof gone === 'string') throw new Error(gone);
  gone();
  expect([come('cia'), come('dea')]).toEqual([expect.any(Function), 'table-full']);
});

test('those who watch leave places for those who come by the table’s link, and all of them for those who have a seat', () => {
  const admit = limitConnections(CONNECTIONS);
  const come = (as: Comer['as'], count: number): number =>
    Array.from({ length: count }, (_, index) =>
      admit({ guest: `${as} ${index}`, address: `${as} ${index}`, table: 't', as }),
    ).filter((each) => typeof each !== 'string').length;
  expect([come('watching', 100), come('unseated', 100), come('seated', 100)]).toEqual([32, 24, 8]);
});
