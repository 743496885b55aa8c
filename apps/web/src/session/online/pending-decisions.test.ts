import { type Command, hash, memoryRules, optionId, parseOption, view } from '@bauta/engine';
import { NOBODY } from '@bauta/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, certain, playedIn, revealing, saidOf, seen, sit } from '../../../test/at-fake-table.ts';
import type { FakeTableServer } from '../../../test/fake-table-server.ts';
import { Items } from '../../../test/items.ts';
import type { OnlineTable } from './online-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Longer than any pause between two tries. */
const WHILE = 5500;
const [MOVE, SAVE, TRADE, END] = ['alessandra move a2', 'alessandra save', 'alessandra trade', 'end-phase'] as const;
const THEIRS = 'bastiano move a2';

const command = (option: string): Command => parseOption(option)!;
const asSeen = (server: FakeTableServer): string => hash(view(server.game));
const waitingIn = ({ waiting }: OnlineTable): string[] => waiting.value.map(({ option }) => option);
const askedIn = ({ asked }: OnlineTable): string[] | null => asked.value?.pending.map(({ option }) => option) ?? null;

async function goAway(server: FakeTableServer): Promise<void> {
  server.isDown = true;
  server.cut();
  await vi.advanceTimersByTimeAsync(WHILE);
}

async function comeBack(server: FakeTableServer): Promise<void> {
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(WHILE);
}

/** Decided without a connection; what the others do meanwhile. */
async function decidedAway(options: string, meanwhile: (server: FakeTableServer) => void = () => {}) {
  const server = acting();
  const table = await sit(server);
  const before = playedIn(table).length;
  await goAway(server);
  table.decide(command(options));
  meanwhile(server);
  await comeBack(server);
  return { server, table, since: () => playedIn(table).slice(before) };
}

test('what is decided without a connection waits and is not shown as done; nothing else is taken meanwhile', async () => {
  const server = acting();
  const table = await sit(server);
  const before = seen(table);
  await goAway(server);
  expect(table.decide(command(MOVE))).toBeNull();
  expect([seen(table), table.ahead.value, waitingIn(table), table.sent.value]).toEqual([before, 0, [MOVE], MOVE]);
  table.decide(command(SAVE));
  expect([waitingIn(table), table.rejection.value]).toEqual([[MOVE], { why: 'waits' }]);
  table.undo(1);
  expect([waitingIn(table), table.rejection.value]).toEqual([[MOVE], { why: 'waits' }]);
});

test('an action of one’s own is sent when the connection is back', async () => {
  const { server, table, since } = await decidedAway(MOVE);
  expect([since(), waitingIn(table), askedIn(table), table.sent.value]).toEqual([[MOVE], [], null, '']);
  expect([seen(table), saidOf(server, 'decide').length]).toEqual([asSeen(server), 1]);
});

test('what waited for the connection is said once, however long its answer takes', async () => {
  const server = acting();
  const table = await sit(server);
  await goAway(server);
  table.decide(command(MOVE));
  server.delay = 300;
  await comeBack(server);
  expect([saidOf(server, 'decide').length, waitingIn(table), table.sent.value]).toEqual([1, [], '']);
});

test('so it is when somebody else has done something that reveals nothing', async () => {
  const { table, since } = await decidedAway(MOVE, (server) => server.play(THEIRS, 'bea'));
  expect([since(), askedIn(table), table.rejection.value]).toEqual([[THEIRS, MOVE], null, null]);
});

test('what was shown when the connection was lost waits, and is sent in order', async () => {
  const server = acting();
  const table = await sit(server);
  const [before, played] = [seen(table), playedIn(table)];
  server.isHeld = true;
  table.decide(command(MOVE));
  table.decide(command(SAVE));
  expect([table.ahead.value, waitingIn(table)]).toEqual([2, []]);
  await goAway(server);
  expect([table.ahead.value, waitingIn(table), seen(table)]).toEqual([0, [MOVE, SAVE], before]);
  server.isHeld = false;
  await comeBack(server);
  expect([playedIn(table), waitingIn(table)]).toEqual([[...played, MOVE, SAVE], []]);
  expect(seen(table)).toBe(asSeen(server));
});

test('when something was revealed the player is asked; what they insist upon is done', async () => {
  let told: readonly string[] = [];
  const { server, table, since } = await decidedAway(MOVE, (away) => {
    told = revealing(away.game)!.map(optionId);
    for (const option of told) away.play(option, 'bea');
  });
  expect([since(), askedIn(table)]).toEqual([told, [MOVE]]);
  expect(table.asked.value).toMatchObject({ isPossible: true, isRevealed: true, isUndone: false });
  expect(table.asked.value!.meanwhile.map((each) => optionId(each as Command))).toEqual(told);
  expect(saidOf(server, 'decide')).toEqual([]);
  table.decide(command(SAVE));
  expect(table.rejection.value).toEqual({ why: 'waits' });
  table.insist();
  await vi.advanceTimersByTimeAsync(0);
  expect([since(), askedIn(table), seen(table)]).toEqual([[...told, MOVE], null, asSeen(server)]);
});

test('what is dropped is not sent, and something else can be decided', async () => {
  const { server, table, since } = await decidedAway(END);
  expect([since(), askedIn(table), table.undecided.value]).toEqual([[], [END], [command(END)]]);
  table.drop();
  expect([askedIn(table), table.undecided.value, table.sent.value]).toEqual([null, [], '']);
  table.decide(command(MOVE));
  await vi.advanceTimersByTimeAsync(0);
  expect([since(), saidOf(server, 'decide').length]).toEqual([[MOVE], 1]);
});

test('what waits can be dropped before the connection is back', async () => {
  const server = acting();
  const table = await sit(server);
  await goAway(server);
  table.decide(command(MOVE));
  table.drop();
  expect([waitingIn(table), table.sent.value]).toEqual([[], '']);
  await comeBack(server);
  expect(saidOf(server, 'decide')).toEqual([]);
});

test('what is not possible any more is not sent, and the player is told', async () => {
  for (const meanwhile of [
    (server: FakeTableServer) => server.play(THEIRS, 'bea'),
    (server: FakeTableServer) => server.tell('ada', { fact: 'seated', seat: 'alessandra', by: NOBODY }),
  ]) {
    const { server, table } = await decidedAway(TRADE, meanwhile);
    expect([askedIn(table), table.asked.value!.isPossible, saidOf(server, 'decide')]).toEqual([[TRADE], false, []]);
    table.drop();
    expect([table.asked.value, table.sent.value]).toEqual([null, '']);
  }
});

test('two at once: the second is judged again, and done when it is as good as before', async () => {
  const server = acting();
  const table = await sit(server);
  const before = playedIn(table);
  server.isHeld = true;
  table.decide(command(MOVE));
  table.decide(command(SAVE));
  server.play(THEIRS, 'bea');
  expect([table.ahead.value, seen(table)]).toEqual([0, asSeen(server)]);
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(playedIn(table)).toEqual([...before, THEIRS, MOVE, SAVE]);
  expect([table.rejection.value, table.sent.value, seen(table)]).toEqual([null, '', asSeen(server)]);
});

test('two at once: whoever ends the phase second is asked, and it is not sent by itself', async () => {
  const server = acting();
  const table = await sit(server);
  server.isHeld = true;
  table.decide(command(END));
  server.play(THEIRS, 'bea');
  server.release();
  await vi.advanceTimersByTimeAsync(WHILE);
  expect([askedIn(table), server.game.phase]).toEqual([[END], 'assassin']);
  expect(table.asked.value).toMatchObject({ isPossible: true, isRevealed: false, meanwhile: [command(THEIRS)] });
  expect(saidOf(server, 'decide')).toHaveLength(1);
});

test('what waited behind a decision that stands is judged when another comes between', async () => {
  const server = acting();
  const table = await sit(server);
  const before = playedIn(table);
  table.decide(command(MOVE));
  await vi.advanceTimersByTimeAsync(0);
  server.isHeld = true;
  table.decide(certain(server.game));
  table.decide(command(END));
  server.play(THEIRS, 'bea');
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(playedIn(table).slice(before.length, before.length + 2)).toEqual([MOVE, THEIRS]);
  expect([playedIn(table).length, askedIn(table)]).toEqual([before.length + 3, [END]]);
});

/** The server hears it, and its answer is lost with the connection. */
async function answerLost(option: string, isHeard: boolean): Promise<{ server: FakeTableServer; table: OnlineTable }> {
  const server = acting();
  const table = await sit(server);
  server.wires[0]!.say = () => {};
  server.isHeld = !isHeard;
  table.decide(command(option));
  await goAway(server);
  server.isHeld = false;
  return { server, table };
}

test('what was done though its answer was lost is neither done again nor asked about', async () => {
  for (const isForgetful of [false, true])
    for (const option of [MOVE, END]) {
      const { server, table } = await answerLost(option, true);
      server.isForgetful = isForgetful;
      const after = asSeen(server);
      expect([waitingIn(table), seen(table) === after]).toEqual([[option], false]);
      await comeBack(server);
      expect([asSeen(server), seen(table), askedIn(table), table.sent.value]).toEqual([after, after, null, '']);
    }
});

test('what was sent and not heard is judged again: an action is sent, the end of a phase is asked about', async () => {
  const moved = await answerLost(MOVE, false);
  await comeBack(moved.server);
  expect([playedIn(moved.table).at(-1), seen(moved.table)]).toEqual([MOVE, asSeen(moved.server)]);
  const ended = await answerLost(END, false);
  await comeBack(ended.server);
  expect([askedIn(ended.table), ended.server.game.phase]).toEqual([[END], 'assassin']);
});

test('what is asked about and proves to be done is no longer asked about', async () => {
  const { server, table } = await answerLost(END, false);
  await comeBack(server);
  expect(askedIn(table)).toEqual([END]);
  // It was still on its way, over the old connection.
  server.play(END, 'ada');
  expect([askedIn(table), table.sent.value, seen(table)]).toEqual([null, '', asSeen(server)]);
});

test('whoever is asked and loses the connection again is asked when it is back', async () => {
  const { server, table } = await decidedAway(END);
  await goAway(server);
  expect([askedIn(table), waitingIn(table)]).toEqual([null, [END]]);
  await comeBack(server);
  expect([askedIn(table), saidOf(server, 'decide')]).toEqual([[END], []]);
});

test('an undo without a connection is asked about; one that was sent is done once', async () => {
  const server = acting();
  const table = await sit(server);
  table.decide(command(MOVE));
  await vi.advanceTimersByTimeAsync(0);
  await goAway(server);
  table.undo(1);
  await comeBack(server);
  expect(askedIn(table)).toEqual(['undo']);
  server.wires[0]!.say = () => {};
  table.insist();
  await goAway(server);
  await comeBack(server);
  expect([askedIn(table), seen(table), saidOf(server, 'undo').length]).toEqual([null, asSeen(server), 2]);
  expect(memoryRules.question(server.game)!.options.map(optionId)).toContain(MOVE);
});

test('the end of a phase that is insisted upon and comes second once more is asked about once more', async () => {
  const { server, table } = await decidedAway(END);
  server.isHeld = true;
  table.insist();
  server.play(THEIRS, 'bea');
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect([askedIn(table), server.game.phase]).toEqual([[END], 'assassin']);
});

/** The page is loaded anew while the decision waits; then the connection is there. */
async function reloadedWith(option: string, meanwhile: (server: FakeTableServer) => void = () => {}) {
  const items = new Items();
  vi.stubGlobal('sessionStorage', items);
  const server = acting();
  const first = await sit(server);
  await goAway(server);
  first.decide(command(option));
  first.close();
  meanwhile(server);
  server.isDown = false;
  const table = await sit(server);
  return { server, table, items };
}

test('what waits outlives the page, and is judged by the next', async () => {
  const moved = await reloadedWith(MOVE);
  expect([playedIn(moved.table).at(-1), saidOf(moved.server, 'decide').length]).toEqual([MOVE, 1]);
  expect([seen(moved.table), Object.keys(moved.items)]).toEqual([asSeen(moved.server), []]);
  const ended = await reloadedWith(END);
  expect([askedIn(ended.table), saidOf(ended.server, 'decide')]).toEqual([[END], []]);
  // What the new page missed may have revealed anything.
  const behind = await reloadedWith(MOVE, (server) => server.play(THEIRS, 'bea'));
  expect([askedIn(behind.table), saidOf(behind.server, 'decide')]).toEqual([[MOVE], []]);
  behind.table.drop();
  expect(Object.keys(behind.items)).toEqual([]);
});

test('what was done while the page was loaded anew is neither done again nor asked about', async () => {
  vi.stubGlobal('sessionStorage', new Items());
  for (const option of [MOVE, END]) {
    const { server, table } = await answerLost(option, true);
    table.close();
    const after = asSeen(server);
    server.isDown = false;
    const next = await sit(server);
    expect([asSeen(server), seen(next), askedIn(next), next.sent.value]).toEqual([after, after, null, '']);
  }
});

test('what others have written there is not sent', async () => {
  const kept = { key: '00000000', option: MOVE, count: 0, question: '', n: 0, sentAt: null };
  const strange: Partial<Record<keyof typeof kept, unknown>>[] = [
    { key: 'short' },
    { option: 'nothing known' },
    { option: 7 },
    { question: null },
    { n: -1 },
    { count: '1' },
    { sentAt: 'now' },
  ];
  for (const item of ['', '{', 'null', '7', '[null, 7]', ...strange.map((each) => JSON.stringify([{ ...kept, ...each }]))]) {
    vi.stubGlobal('sessionStorage', Object.assign(new Items(), { 'bauta-pending-code': item }));
    const table = await sit(acting());
    expect([askedIn(table), table.sent.value], item).toEqual([null, '']);
  }
  vi.stubGlobal('sessionStorage', Object.assign(new Items(), { 'bauta-pending-code': JSON.stringify([kept]) }));
  expect(askedIn(await sit(acting()))).toEqual([MOVE]);
});
