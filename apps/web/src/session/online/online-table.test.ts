import { apply, type Game, hash, memoryRules, optionId, view } from '@bauta/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, certain, chancy, others, playedIn, saidOf, seen, sit } from '../../../test/at-fake-table.ts';
import type { FakeTableServer } from '../../../test/fake-table-server.ts';
import { onlineSession } from './online-session.ts';
import type { OnlineTable } from './online-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what the server tells is what is seen', async () => {
  const server = acting();
  const table = await sit(server);
  expect(seen(table)).toBe(hash(view(server.game)));
  for (let count = 0; count < 30 && server.game.result === null; count++) {
    const { options } = memoryRules.question(server.game)!;
    server.play(optionId(options[(count * 7) % options.length]!), 'bea');
    expect(seen(table)).toBe(hash(view(server.game)));
  }
});

test('what holds no chance is shown at once, and stays the same when the server says so too', async () => {
  const server = acting();
  const table = await sit(server);
  server.isHeld = true;
  const command = certain(server.game);
  expect(table.decide(command)).toBeNull();
  const [shown, decisions] = [seen(table), table.decisions.value];
  expect(shown).not.toBe(hash(view(server.game)));
  expect(table.ahead.value).toBe(1);
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.ahead.value).toBe(0);
  expect(table.decisions.value).toBe(decisions);
  expect([seen(table), hash(view(server.game))]).toEqual([shown, shown]);
});

test('of what a die or a card has a say in nothing is shown until the server has told it', async () => {
  const server = acting('practice-3');
  const table = await sit(server);
  server.isHeld = true;
  const before = seen(table);
  const command = chancy(server.game);
  table.decide(command);
  expect([seen(table), table.sent.value]).toEqual([before, optionId(command)]);
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen(table), table.sent.value]).toEqual([hash(view(server.game)), '']);
  expect(saidOf(server, 'decide')).toHaveLength(1);
});

/** Presses without waiting: two steps that hold no chance, one that does, and one that comes too early. Returns those that count. */
async function hurry(server: FakeTableServer, table: OnlineTable): Promise<string[]> {
  const session = onlineSession(table, table.followed.value!, []);
  let { game } = server;
  const press = async (choose: typeof certain): Promise<string> => {
    const command = choose(game);
    game = (apply(game, command) as { game: Game }).game;
    session.decide(command);
    await vi.advanceTimersByTimeAsync(50);
    return optionId(command);
  };
  const pressed = [await press(certain), await press(certain), await press(chancy)];
  expect([table.rejection.value, table.sent.value]).toEqual([null, pressed[2]]);
  await press(certain);
  expect(table.rejection.value).toEqual({ why: 'too-early' });
  return pressed;
}

test('with 300 ms to the server no press is lost: all are done in order, and one that is too early is said to be', async () => {
  const server = acting('practice-3');
  const table = await sit(server);
  const before = playedIn(table);
  server.delay = 300;
  const pressed = await hurry(server, table);
  await vi.advanceTimersByTimeAsync(3 * 300);
  expect(playedIn(table)).toEqual([...before, ...pressed]);
  expect([seen(table), table.sent.value]).toEqual([hash(view(server.game)), '']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(table.rejection.value).toBeNull();
});

test('several that are shown at once are sent one after the other', async () => {
  const server = acting();
  const table = await sit(server);
  server.isHeld = true;
  for (let count = 0; count < 3; count++) table.decide(certain(table.position.value as Game));
  const shown = seen(table);
  expect(saidOf(server, 'decide')).toHaveLength(1);
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(saidOf(server, 'decide')).toHaveLength(3);
  expect([seen(table), hash(view(server.game)), table.ahead.value]).toEqual([shown, shown, 0]);
});

test('what the rules refuse is refused here, and not sent', async () => {
  const server = acting();
  const table = await sit(server);
  const by = server.game.characters[0]!.id;
  expect(table.decide({ type: 'move', by, to: server.game.characters[0]!.at })).not.toBeNull();
  expect(saidOf(server, 'decide')).toEqual([]);
});

test('a lost connection comes back by itself, and says once more what had no answer', async () => {
  const server = acting();
  const table = await sit(server);
  server.isHeld = true;
  table.decide(certain(server.game));
  const shown = seen(table);
  server.cut();
  expect(table.link.value.is).toBe('away');
  server.isHeld = false;
  await vi.advanceTimersByTimeAsync(400);
  const [first, second, ...more] = saidOf(server, 'decide');
  expect([second, more]).toEqual([first, []]);
  expect([seen(table), hash(view(server.game)), table.ahead.value]).toEqual([shown, shown, 0]);
});

test('what was done though its answer was lost is not done again', async () => {
  const server = acting();
  const table = await sit(server);
  const { say } = server.wires[0]!;
  server.wires[0]!.say = () => {};
  table.decide(certain(server.game));
  const after = hash(view(server.game));
  server.wires[0]!.say = say;
  server.cut();
  await vi.advanceTimersByTimeAsync(400);
  expect([seen(table), hash(view(server.game)), table.sent.value]).toEqual([after, after, '']);
});

test('one who was away for long is told everything, and goes on from there', async () => {
  const server = acting();
  const table = await sit(server);
  server.cut();
  server.isForgetful = true;
  server.play(optionId(others(server.game)), 'bea');
  await vi.advanceTimersByTimeAsync(400);
  expect(seen(table)).toBe(hash(view(server.game)));
  table.decide(certain(server.game));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen(table)).toBe(hash(view(server.game)));
});

test('a decision is taken back by the server, and played again', async () => {
  const server = acting();
  const table = await sit(server);
  const session = onlineSession(table, table.followed.value!, []);
  const [before, free] = [seen(table), session.undoLimit.value.free];
  session.decide(certain(server.game));
  const after = seen(table);
  expect(session.undoLimit.value.free).toBe(free + 1);
  await vi.advanceTimersByTimeAsync(0);
  session.undo(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([seen(table), session.undone.value.length, session.undoLimit.value.free]).toEqual([before, 1, free]);
  session.redo();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen(table), session.undone.value]).toEqual([after, []]);
});

test('whoever asked to take something back is told that somebody objected; the one who objected is not', async () => {
  const server = acting();
  const table = await sit(server);
  const asked = { count: 1, n: 1, agreed: [], at: 0 };
  for (const [by, other, told] of [
    ['ada', 'bea', { why: 'undo-refused' }],
    ['bea', 'ada', null],
  ] as const) {
    table.rejection.value = null;
    server.tell(by, { fact: 'undo-asked', asked: { ...asked, by, concerned: [other] } });
    expect(table.rejection.value).toBeNull();
    server.tell(other, { fact: 'undo-refused', member: other });
    expect([table.rejection.value, table.followed.value!.table.undoAsked]).toEqual([told, null]);
  }
});
