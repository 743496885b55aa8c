import { expect, test } from 'vitest';
import { slowest, timesByProject } from './times.mjs';
import type { TestFile } from './totals.mjs';

const file = (path: string, seconds: number): TestFile => ({
  name: `/root/${path}`,
  status: 'passed',
  startTime: 5000,
  endTime: 5000 + 1000 * seconds,
  assertionResults: [
    { fullName: 'quick', status: 'passed', duration: 100 },
    { fullName: 'slow', status: 'passed', duration: 1000 * seconds - 100 },
  ],
});
const testResults = [
  file('test/a.test.ts', 2),
  file('apps/web/src/b.test.ts', 1.5),
  file('apps/web/test/c.test.ts', 7),
  file('apps/server/test/d.test.ts', 3),
];

test('the time of each project is that of its files together', () => {
  expect(timesByProject({ testResults }, '/root')).toBe('rules 3.5 s, server 3.0 s, browser 7.0 s');
  expect(timesByProject({ testResults: testResults.slice(0, 2) }, '/root')).toBe('rules 3.5 s');
});

test('the slowest files come first, then the slowest tests', () => {
  expect(slowest({ testResults }, '/root', 2)).toEqual([
    'slowest files:',
    '  7.0 s apps/web/test/c.test.ts',
    '  3.0 s apps/server/test/d.test.ts',
    'slowest tests:',
    '  6.9 s apps/web/test/c.test.ts > slow',
    '  2.9 s apps/server/test/d.test.ts > slow',
  ]);
});
