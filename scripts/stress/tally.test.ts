import { expect, test } from 'vitest';
import type { Results } from '../totals.mjs';
import { parseWish, type TestRound } from './plan.ts';
import { failuresOf, type RoundResult, tallied, told } from './tally.ts';

const file = (name: string, status: string, tests: Record<string, string>): Results['testResults'][number] => ({
  name: `/root/${name}`,
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
});
const failures = (code: number | null, ...testResults: Results['testResults']) => failuresOf({ testResults }, code, '/root');

test('whatever did not pass has failed', () => {
  const found = failures(1, file('a.test.ts', 'failed', { one: 'passed', two: 'failed', three: 'skipped' }));
  expect(found).toEqual([
    { file: 'a.test.ts', test: 'two' },
    { file: 'a.test.ts', test: 'three' },
  ]);
});

test('a file that breaks outside its tests has failed as one', () => {
  const broken = { file: 'a.test.ts', test: 'the file itself' };
  expect(failures(1, file('a.test.ts', 'failed', { one: 'passed' }))).toEqual([broken]);
  expect(failures(1, file('a.test.ts', 'failed', { one: 'skipped', two: 'skipped' }))).toEqual([broken]);
});

test('a round has failed when vitest breaks or runs nothing', () => {
  const passed = file('a.test.ts', 'passed', { one: 'passed' });
  expect(failures(0, passed)).toEqual([]);
  expect(failures(1, passed)).toEqual([{ file: '', test: 'vitest ended with 1, though no test failed' }]);
  expect(failures(0)).toEqual([{ file: '', test: 'no test ran' }]);
  expect(failuresOf(null, null, '/root')).toEqual([{ file: '', test: 'vitest ended with null and left no results' }]);
});

const flaky = { file: 'apps/web/test/a.test.ts', test: 'flaky' };
const ofServer = { file: 'apps/server/test/b.test.ts', test: 'of the server' };
const outcome = (round: TestRound, ...failed: RoundResult['failures']): RoundResult => ({
  round,
  seconds: 1,
  passed: 1,
  failures: failed,
});

test('a test failed in so many of the rounds that were to run it', () => {
  const { rounds } = parseWish(['--rounds', '1x=2,4x=2']).plan;
  const [first, second, third, fourth] = rounds as [TestRound, TestRound, TestRound, TestRound];
  const outcomes = [outcome(first, ofServer), outcome(second, flaky), outcome(third), outcome(fourth, flaky)];
  expect(tallied(outcomes)).toEqual([
    { ...flaky, failed: [outcomes[1], outcomes[3]], of: 4 },
    { ...ofServer, failed: [outcomes[0]], of: 2 },
  ]);
});

test('each failure is told with its round and the line that plays it again', () => {
  const { plan } = parseWish(['--rounds', '4x=2', '--seed', '7']);
  const [first, second] = plan.rounds as [TestRound, TestRound];
  expect(told(plan, [outcome(first), outcome(second, flaky)]).split('\n')).toEqual([
    '2 rounds, tests that failed at least once: 1',
    'apps/web/test/a.test.ts > flaky: 1 of 2',
    '  4x idle, seed 8: npm run test:stress -- --rounds 4x=1 --idle --seed 8',
  ]);
});
