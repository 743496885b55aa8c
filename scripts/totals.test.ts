import { expect, test } from 'vitest';
import { totals } from './totals.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: tests.map((each) => ({ fullName: 'a test', status: each })),
});

test('totals count passed and failed tests over all files', () => {
  const results = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] };
  expect(totals(results)).toEqual({ passed: 3, failed: 1, notRun: 0 });
});

test('a file that cannot be loaded is a failure', () => {
  expect(totals({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, notRun: 0 });
});

test('skipped and planned tests are counted as not run', () => {
  expect(totals({ testResults: [file('passed', 'passed', 'skipped', 'pending', 'todo')] })).toEqual({
    passed: 1,
    failed: 0,
    notRun: 3,
  });
});
