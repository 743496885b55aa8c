import { type Cell, type Summary, summaryOf } from '@bauta/simulation';
import { expect, test } from 'vitest';
import { madeUpRecord } from '../../packages/simulation/test/made-up-record.ts';
import { balanceTables } from './page.ts';
import { type BalanceCell, type BalancedMemory, isEven, missedBy } from './targets.ts';

const GAMES = 100;

/** So many of a hundred games succeed, the first of them with the sync. */
function summary(success: number, sync = 20, turns = 8): Summary {
  const cell: Cell = { memory: 'well', size: 2, difficulty: 'normal', bot: 'mentor' };
  const records = Array.from({ length: GAMES }, (_, game) =>
    madeUpRecord({ success: game < success, reason: game < success ? '' : 'all-eliminated', turns, sync: game < sync }),
  );
  return summaryOf(cell, records, true);
}

const GOOD: BalanceCell = { size: 2, normal: summary(60), easy: summary(75), random: summary(2) };
const memoryOf = (...cells: BalanceCell[]): BalancedMemory => ({ title: '0.3 The Well', teaches: false, cells });

test.each<[string, Partial<BalanceCell>, string[]]>([
  ['nothing', {}, []],
  ['its lowest success', { normal: summary(45), easy: summary(55) }, []],
  ['its highest success', { normal: summary(75), easy: summary(85) }, []],
  ['too hard', { normal: summary(44), easy: summary(60) }, ['success']],
  ['too easy', { normal: summary(76), easy: summary(90) }, ['success']],
  ['easy is as hard', { easy: summary(69) }, ['easy']],
  ['it is not played on easy', { easy: null }, []],
  ['won by chance', { random: summary(5) }, ['random']],
  ['no sync', { normal: summary(60, 0) }, ['sync']],
  ['the sync comes by itself', { normal: summary(60, 31) }, ['sync']],
  ['half of those who succeed have the sync', { normal: summary(60, 30) }, []],
  ['over too soon', { normal: summary(60, 20, 5) }, ['turns']],
  ['too long', { normal: summary(60, 20, 13) }, ['turns']],
])('%s: %j misses %j', (_, part, missed) => {
  const cell = { ...GOOD, ...part };
  expect(missedBy(memoryOf(cell), cell)).toEqual(missed);
});

test('a memory that teaches is to succeed, and nothing else', () => {
  const taught = { ...memoryOf(GOOD), teaches: true };
  expect(missedBy(taught, GOOD)).toEqual(['success']);
  expect(missedBy(taught, { ...GOOD, normal: summary(85, 0, 3), random: summary(90) })).toEqual([]);
});

test('2, 3 and 4 assassins are within 15 points', () => {
  const others = (success: number) => memoryOf(GOOD, { ...GOOD, size: 3, normal: summary(success) });
  expect([others(75), others(45), others(76), others(44)].map(isEven)).toEqual([true, true, false, false]);
});

test('the tables tell every figure, and what misses stands out', () => {
  const tables = balanceTables([memoryOf(GOOD, { ...GOOD, size: 3, normal: summary(30, 0) })]);
  expect(tables).toContain(
    '| 0.3 The Well | 2 | 100 | 60.0 (50.2-69.1) | 60.0 | 75.0 (65.7-82.5) | +15.0 | 2.0 (0.6-7.0) | 20.0 (13.3-28.9) | 8.0 | all-eliminated 40.0 |',
  );
  expect(tables).toContain('| 0.3 The Well | 3 | 100 | **30.0 (21.9-39.6)** |');
  expect(tables).toContain('| 0.3 The Well | **no: 3** | yes | yes | **no: 3** | yes | 30.0 **no** |');
  expect(tables).toContain('1 of 2 cells miss a target; 1 of 1 memories are further than 15 points apart.');
});
