import { type AnyCommand, type Game, parseOption } from '@bauta/engine';
import { BOT, evolveTable, NOBODY, type TableFact } from '@bauta/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, sit } from '../../../test/at-fake-table.ts';
import { type Followed, follow } from './followed.ts';
import { type Doubt, doubtOf, questionIn } from './judge-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const YOU = 'ada';
const seats = (seat: string, by: string): TableFact => ({ fact: 'seated', seat, by });
const table = (fact: TableFact) => (now: Followed) => follow(now, { type: 'table', seq: now.seq + 1, at: 0, by: 'bea', fact });
const revealed = (now: Followed): Followed => ({ ...now, revealedAt: now.n + 1 });
const inTurn =
  (turn: number) =>
  (now: Followed): Followed => ({ ...now, state: { ...(now.state as Game), turn } });
const inWindow = (now: Followed): Followed => {
  const game = now.state as Game;
  return { ...now, state: { ...game, stack: [...game.stack, { step: 'window', window: 1 }] } };
};
const asItWas = (now: Followed): Followed => now;

/** A decision, what happens before it can be sent, and what speaks against sending it by itself. */
const CASES: readonly [option: string, happens: (now: Followed) => Followed, doubt: Doubt | null][] = [
  ['alessandra move a2', asItWas, null],
  ['alessandra save', asItWas, null],
  ['alessandra move a2', table({ fact: 'host', member: 'bea' }), null],
  ['alessandra move a2', revealed, 'revealed'],
  ['alessandra move a2', inTurn(7), 'other-question'],
  ['alessandra save', inWindow, 'other-question'],
  ['alessandra move f5', asItWas, 'impossible'],
  ['alessandra move a2', table(seats('alessandra', NOBODY)), 'impossible'],
  ['alessandra move a2', table(seats('alessandra', BOT)), 'impossible'],
  ['alessandra move a2', table({ fact: 'archived', archived: true }), 'impossible'],
  ['bastiano move a2', asItWas, 'impossible'],
  ['end-phase', asItWas, 'not-an-action'],
  ['pass', asItWas, 'impossible'],
  ['concede', asItWas, 'not-an-action'],
  ['alessandra give-up', asItWas, 'not-an-action'],
];

test.each(CASES)('%s is judged again', async (option, happens, doubt) => {
  const now = (await sit(acting())).followed.value!;
  const command: AnyCommand = parseOption(option)!;
  const proposal = { command, question: questionIn(now), n: now.n };
  expect(doubtOf(proposal, YOU, happens(now))).toBe(doubt);
});

test('passing a window is asked about', async () => {
  const now = inWindow((await sit(acting())).followed.value!);
  const proposal = { command: parseOption('pass')!, question: questionIn(now), n: now.n };
  expect(doubtOf(proposal, YOU, now)).toBe('not-an-action');
});

test('an undo is asked about as long as it would take back the same', async () => {
  const now = (await sit(acting())).followed.value!;
  const undo = { command: null, question: questionIn(now), n: now.n };
  expect(doubtOf(undo, YOU, now)).toBe('not-an-action');
  expect(doubtOf({ ...undo, n: now.n - 1 }, YOU, now)).toBe('impossible');
});

test('whoever has no seat any more has no say in what the table decides', async () => {
  const now = (await sit(acting())).followed.value!;
  const end = { command: parseOption('end-phase')!, question: questionIn(now), n: now.n };
  const stood = { ...now, table: evolveTable(now.table, seats('alessandra', NOBODY)) };
  expect(doubtOf(end, YOU, stood)).toBe('impossible');
});
