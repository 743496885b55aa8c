import type { GameRecord } from '@bauta/format';
import { expect, test } from 'vitest';
import { madeUpRecord } from '../../packages/simulation/test/made-up-record.ts';
import { cardTable } from './card-table.ts';
import { measureTables } from './measure-tables.ts';
import { enteredShare, type MeasureTarget, missedMeasures, priceOf } from './measure-targets.ts';
import { type MeasuredMemory, measured } from './measured.ts';

const MAP = { squares: 4, spot: true, tower: false, chest: false, objectives: true, stations: true };
const LOST = { success: false, reason: 'reserve-empty' } as const;

/** So many games alike. */
const times = (count: number, part: Partial<GameRecord>): GameRecord[] => Array.from({ length: count }, () => madeUpRecord(part));

/** Half of the games go one way, half another, with a spot used and the alert quieted in half of them. */
const ONE_WAY = {
  entered: ['a1', 'b1'],
  uses: ['spot', 'calm'],
  first: 'roll',
  exits: ['a1'],
  faced: ['brute'],
} satisfies Partial<GameRecord>;
const OTHER = { entered: ['c1', 'd1'], first: 'book', exits: ['d1'] } satisfies Partial<GameRecord>;

/** 70 never seen and won, 160 raised by turn 2 of which 100 are won. */
const GOOD = [
  ...times(70, { ...OTHER }),
  ...times(100, { ...ONE_WAY, alert: 2 }),
  ...times(10, { ...OTHER, alert: 2, ...LOST }),
  ...times(50, { ...OTHER, alert: 1, ...LOST }),
];

function memoryOf(judged: readonly GameRecord[], greedy = times(10, LOST), teaches = false): MeasuredMemory {
  return measured({ title: '0.3 The Well', teaches, map: MAP, hasSync: true }, { judged, greedy, aimed: [] });
}
const missed = (mentor: readonly GameRecord[], greedy?: GameRecord[]): MeasureTarget[] =>
  missedMeasures(memoryOf(mentor, greedy));
/** All games so changed. */
const all = (part: Partial<GameRecord>): GameRecord[] => GOOD.map((each) => ({ ...each, ...part }));

test.each<[string, MeasureTarget[], readonly GameRecord[]]>([
  ['it is as it should be', [], GOOD],
  ['nobody is ever unseen', ['quiet'], all({ alert: 2 })],
  [
    'an alert costs nothing',
    ['price'],
    [
      ...times(70, OTHER),
      ...times(160, { ...ONE_WAY, alert: 2 }).map((each, at) => (at % 2 ? each : { ...each, ...OTHER, uses: [] })),
    ],
  ],
  [
    'the reserve runs out on those who were never seen',
    ['never', 'price', 'quiet-reserve'],
    [...GOOD, ...times(30, { ...OTHER, ...LOST })],
  ],
  ['it is over at once', ['won'], all({ turns: 3 })],
  ['those who lose are kept waiting', ['lost'], GOOD.map((each) => ({ ...each, turns: each.success ? 8 : 12 }))],
  ['a square is never entered', ['squares'], GOOD.map((each) => ({ ...each, entered: ['a1', 'b1', 'c1'] }))],
  ['nobody hides or calms the alert', ['spot', 'calm'], all({ uses: [] })],
  ['all take the same way', ['first', 'exits', 'faced'], all({ first: 'roll', exits: ['a1'], faced: [] })],
])('%s: %j', (_, targets, records) => {
  expect(missed(records)).toEqual(targets);
});

test('a plan is to beat reflex by ten points', () => {
  expect(missed(GOOD, [...times(6, {}), ...times(4, LOST)])).toEqual([]);
  expect(missed(GOOD, [...times(7, {}), ...times(3, LOST)])).toEqual(['plan']);
});

test('groups that are too small are not judged, nor is a memory that teaches', () => {
  const few = memoryOf(times(59, { ...OTHER, ...LOST }));
  expect(priceOf(few)).toBeNull();
  expect(missedMeasures(few)).not.toContain('never');
  expect(missedMeasures(memoryOf(times(100, LOST), times(1, {}), true))).toEqual([]);
});

test('the tables tell every figure, and what misses stands out', () => {
  const tables = measureTables([memoryOf([...GOOD, ...times(30, { ...OTHER, ...LOST, turns: 12 })])]);
  expect(tables).toContain(
    '| 0.3 The Well | 260 | 65.4 (59.4-70.9) | 26.9 (21.9-32.6) | **70.0 (100)** | 62.5 (160) | 62.5 (160) | **7.5** | **33.3 (30 of 90)** | reserve-empty 34.6 |',
  );
  expect(tables).toContain('| 0.3 The Well | 8.0 | 9.3 | 2 | 0.0 | +65.4 | 0.0 | - |');
  expect(tables).toContain('| 0.3 The Well | 100.0 | 38.5 | - | - | 38.5 | book 61.5 | d1 61.5 | none 61.5 |');
  expect(tables).toContain('3 targets are missed by 1 of 1 memories that do not teach.');
});

test('cards: used where held; those that were held too rarely are not judged', () => {
  const held = ['smoke-bomb', 'medicine', 'caltrops'];
  const records = [
    ...times(50, { held, used: ['medicine', 'caltrops'] }),
    ...times(45, { held, used: ['medicine'] }),
    ...times(5, { held, used: ['medicine', 'smoke-bomb'] }),
    ...times(3, { held: ['pepper'] }),
  ];
  expect(cardTable([memoryOf(records)]).slice(1)).toEqual([
    '2 of 3 cards are outside; 1 were held in fewer than 60 games.',
    '',
    '| card | held | used % | most in one memory % |',
    '| --- | ---: | ---: | ---: |',
    '| smoke-bomb | 100 | **5.0** | 5.0 |',
    '| caltrops | 100 | 50.0 | 50.0 |',
    '| medicine | 100 | **100.0** | 100.0 |',
  ]);
});

test('cards: one that is used in a single memory is no dead card', () => {
  const here = memoryOf(times(60, { held: ['oar'], used: ['oar'] }));
  const elsewhere = memoryOf(times(900, { held: ['oar'] }));
  expect(cardTable([here, elsewhere])).toContain('| oar | 960 | 6.3 | 100.0 |');
});

test('the top of a tower is no square of the map', () => {
  expect(enteredShare(memoryOf(times(1, { entered: ['a1', 'b1', 'top', 'b:top'] })))).toBe(0.5);
});
