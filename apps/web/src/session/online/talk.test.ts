import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, saidOf, sit } from '../../../test/at-fake-table.ts';
import { Items } from '../../../test/items.ts';
import { type OnlineTable, onlineTable } from './online-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const talkIn = ({ followed, unsaid }: OnlineTable): [said: string[], unsaid: string[]] => [
  followed.value!.talk.map(({ text }) => text),
  unsaid.value.map(({ text }) => text),
];

test('what is said without a connection is shown as not said yet, and is said once when the connection is back', async () => {
  const server = acting();
  const table = await sit(server);
  server.isDown = true;
  server.cut();
  for (const text of ['Wait.', 'Wait.', 'Now!']) table.say(text);
  await vi.advanceTimersByTimeAsync(5000);
  expect(talkIn(table)).toEqual([[], ['Wait.', 'Wait.', 'Now!']]);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(talkIn(table)).toEqual([['Wait.', 'Wait.', 'Now!'], []]);
  expect(saidOf(server, 'say')).toHaveLength(3);
});

test('what is said is never seen twice: not as long as it has no answer either', async () => {
  const server = acting();
  const table = await sit(server);
  const wire = server.wires[0]!;
  const say = wire.say.bind(wire);
  wire.say = (message) => message.type !== 'done' && say(message);
  server.isHeld = true;
  table.say('Now!');
  expect(talkIn(table)).toEqual([[], ['Now!']]);
  server.release();
  expect(talkIn(table)).toEqual([['Now!'], []]);
});

test('a line that the table does not take is there to be said again, and does not write over another', async () => {
  const server = acting();
  const table = await sit(server);
  server.refusesTalk = true;
  table.say('Now!');
  await vi.advanceTimersByTimeAsync(0);
  expect(table.rejection.value).toEqual({ why: 'too-much-said' });
  expect([talkIn(table), table.draft.value]).toEqual([[[], []], 'Now!']);
  table.draft.value = 'Wait.';
  table.say('Go.');
  await vi.advanceTimersByTimeAsync(0);
  expect([talkIn(table), table.draft.value]).toEqual([[[], []], 'Wait.']);
});

test('what is said without a connection outlives the page, and is said once by the next', async () => {
  const items = new Items();
  vi.stubGlobal('localStorage', items);
  const server = acting();
  const first = await sit(server);
  server.isDown = true;
  server.cut();
  for (const text of ['Wait.', 'Now!', 'Go.']) {
    first.say(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  first.close();
  server.isDown = false;
  const next = onlineTable('code', server.open);
  expect(next.unsaid.value.map(({ text }) => text)).toEqual(['Wait.', 'Now!', 'Go.']);
  await vi.advanceTimersByTimeAsync(0);
  expect(talkIn(next)).toEqual([['Wait.', 'Now!', 'Go.'], []]);
  expect([saidOf(server, 'say').length, Object.keys(items)]).toEqual([3, []]);
});

test('what was kept is said at its own table only, and what is no line of talk is not said', async () => {
  const items = new Items();
  const kept = {
    'bauta-unsaid-other-00000000': '1 Elsewhere.',
    'bauta-unsaid-code-00000000': '1 Here.',
    'bauta-unsaid-code-"}': '2 No key.',
    'bauta-unsaid-code-00000001': 'No time.',
    'bauta-unsaid-code-00000002': '3  ',
    'bauta-unsaid-code-00000003': `4 ${'long'.repeat(200)}`,
  };
  Object.assign(items, kept);
  vi.stubGlobal('localStorage', items);
  const server = acting();
  expect(talkIn(await sit(server))).toEqual([['Here.'], []]);
  expect(saidOf(server, 'say')).toHaveLength(1);
  const { 'bauta-unsaid-code-00000000': _said, ...others } = kept;
  expect({ ...items }).toEqual(others);
});
