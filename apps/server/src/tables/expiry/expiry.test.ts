import { expect, test } from 'vitest';
import type { TableUse } from '../../store/store.ts';
import { expiresAt, expiryAfter, fateOf } from './expiry.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Notice begins on day 86. */
const EXPIRY = expiryAfter(100);

const summaryOf = (kind: string): string => JSON.stringify({ kind });
const use = (more: Partial<TableUse> = {}): TableUse => ({
  table: 'code',
  summary: summaryOf('memory'),
  changed: 0,
  visited: null,
  since: null,
  offered: null,
  isListed: true,
  ...more,
});
const fateOn = (day: number, more: Partial<TableUse> = {}) => fateOf(use(more), EXPIRY, day * DAY);
const campaign = (more: Partial<TableUse> = {}): Partial<TableUse> => ({
  summary: summaryOf('campaign'),
  since: 86 * DAY,
  ...more,
});

test('notice is given for 14 days, or a quarter of a shorter time', () => {
  expect(expiryAfter(365)).toEqual({ after: 365 * DAY, notice: 14 * DAY });
  expect(expiryAfter(8)).toEqual({ after: 8 * DAY, notice: 2 * DAY });
});

test('a table expires when nobody has done anything there or come by for so long', () => {
  expect(fateOn(85)).toBe('stays');
  expect(fateOn(86)).toBe('expires');
  expect(fateOn(86, { visited: DAY })).toBe('stays');
  expect(fateOn(87, { visited: DAY })).toBe('expires');
});

test('it goes when it was listed so as long as the notice, however long it was left before', () => {
  expect(fateOn(99, { since: 86 * DAY })).toBe('stays');
  expect(fateOn(100, { since: 86 * DAY })).toBe('goes');
  expect(fateOn(1_000, { since: 990 * DAY })).toBe('stays');
  expect(fateOn(1_004, { since: 990 * DAY })).toBe('goes');
});

test('it is kept when somebody came, did something, or the operator gives more time', () => {
  expect(fateOn(100, { since: 86 * DAY, visited: 90 * DAY })).toBe('is-kept');
  expect(fateOn(300, { since: 86 * DAY, changed: 90 * DAY })).toBe('is-kept');
  expect(fateOf(use({ since: 86 * DAY }), expiryAfter(200), 100 * DAY)).toBe('is-kept');
});

test('a campaign goes as long after a guest was shown it; until then it is held', () => {
  expect(fateOn(99, campaign())).toBe('stays');
  expect(fateOn(100, campaign())).toBe('held');
  expect(fateOn(10_000, campaign())).toBe('held');
  expect(fateOn(1_013, campaign({ offered: 1_000 * DAY }))).toBe('stays');
  expect(fateOn(1_014, campaign({ offered: 1_000 * DAY }))).toBe('goes');
});

test('a campaign that is in the list of nobody goes as a memory does', () => {
  expect(fateOn(100, campaign({ isListed: false }))).toBe('goes');
});

test('a list tells when: a campaign that it is the first to show has the whole notice', () => {
  const listed = (kind: string, expiring: { since: number; offered: number | null } | null) =>
    expiresAt({ table: 'code', summary: summaryOf(kind), changed: 0, archived: false, expiring }, EXPIRY, 95 * DAY);
  expect(listed('memory', null)).toBeNull();
  expect(listed('memory', { since: 86 * DAY, offered: null })).toBe(100 * DAY);
  expect(listed('campaign', { since: 86 * DAY, offered: null })).toBe(109 * DAY);
  expect(listed('campaign', { since: 86 * DAY, offered: 90 * DAY })).toBe(104 * DAY);
});
