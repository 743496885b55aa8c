import { apply, decision, type Game, hash, optionId, view } from '@bauta/engine';
import { BEAT_EVERY } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, certain, chancy, others, playedIn, saidOf, seen, sit } from '../../../test/at-fake-table.ts';
import type { FakeTableServer } from '../../../test/fake-table-server.ts';
import { Items } from '../../../test/items.ts';
import { onlineSitting } from './online-sitting.ts';
import { type OnlineTable, onlineTable } from './online-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the server tells is what is seen', async () => {
  const server = acting();
  const table = await sit(server);
  expect(seen(table)).toBe(hash(view(server.game)));
  for (let count = 0; count < 30 && server.game.result === null; count++) {
    const { options } = decision(server.game)!;
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
  const [shown, moments] = [seen(table), table.moments.value];
  expect(shown).not.toBe(hash(view(server.game)));
  expect(table.ahead.value).toBe(1);
  server.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.ahead.value).toBe(0);
  expect(table.moments.value).toBe(moments);
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
  const sitting = onlineSitting(table, table.followed.value!, []);
  let { game } = server;
  const press = async (choose: typeof certain): Promise<string> => {
    const command = choose(game);
    game = (apply(game, command) as { game: Game }).game;
    sitting.decide(command);
    await vi.advanceTimersByTimeAsync(50);
    return optionId(command);
  };
  const pressed = [await press(certain), await press(certain), await press(chancy)];
  expect([table.trouble.value, table.sent.value]).toEqual([null, pressed[2]]);
  await press(certain);
  expect(table.trouble.value).toEqual({ why: 'too-early' });
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
  expect(table.trouble.value).toBeNull();
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

test('an answer that does not come is asked for over another connection', async () => {
  const server = acting();
  const table = await sit(server);
  server.isHeld = true;
  table.decide(certain(server.game));
  server.isHeld = false;
  await vi.advanceTimersByTimeAsync(8500);
  expect(saidOf(server, 'hello')).toHaveLength(2);
  expect([seen(table), table.ahead.value]).toEqual([hash(view(server.game)), 0]);
});

test('a connection that has fallen silent is given up for another; one that is only quiet is not', async () => {
  const server = acting();
  const table = await sit(server);
  for (let beats = 0; beats < 10; beats++) {
    await vi.advanceTimersByTimeAsync(BEAT_EVERY);
    server.beat();
  }
  expect([server.wires.length, table.link.value.is]).toEqual([1, 'there']);
  await vi.advanceTimersByTimeAsync(2.5 * BEAT_EVERY);
  expect([server.wires.length, table.link.value.is]).toEqual([2, 'there']);
  expect(seen(table)).toBe(hash(view(server.game)));
});

test('where nothing can be hoped for it is not tried again', async () => {
  const server = acting();
  const table = await sit(server);
  server.cut(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.link.value).toEqual({ is: 'barred', why: 'no-table' });
  expect(saidOf(server, 'hello')).toHaveLength(1);
});

test.each([
  [4430, 'guest-full'],
  [4431, 'address-full'],
  [4432, 'table-full'],
  [4999, 'later'],
])(
  'sent away by the code %i it is tried again after half a minute, and what was decided meanwhile waits',
  async (code, refused) => {
    const server = acting();
    const table = await sit(server);
    server.cut(code);
    expect(table.link.value).toMatchObject({ is: 'away', refused });
    table.decide(certain(server.game));
    await vi.advanceTimersByTimeAsync(22_000);
    expect(saidOf(server, 'hello')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(saidOf(server, 'hello')).toHaveLength(2);
    expect([table.link.value, table.ahead.value, seen(table)]).toEqual([{ is: 'there' }, 0, hash(view(server.game))]);
  },
);

test('one who is sent away for haste, or is only cut off, is back soon', async () => {
  const server = acting();
  const table = await sit(server);
  for (const code of [4429, 1012, 1006]) {
    server.cut(code);
    expect(table.link.value).toMatchObject({ is: 'away', refused: null });
    await vi.advanceTimersByTimeAsync(400);
    expect(table.link.value).toEqual({ is: 'there' });
  }
});

test('pauses between tries grow, up to five seconds', async () => {
  const server = acting();
  server.isHeld = true;
  let tries = 0;
  const table = onlineTable('code', () => {
    tries += 1;
    const wire = server.open();
    queueMicrotask(() => wire.close());
    return wire;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeGreaterThan(12);
  expect(tries).toBeLessThan(24);
  table.close();
});

test('a decision is taken back by the server, and played again', async () => {
  const server = acting();
  const table = await sit(server);
  const sitting = onlineSitting(table, table.followed.value!, []);
  const [before, free] = [seen(table), sitting.reach.value.free];
  sitting.decide(certain(server.game));
  const after = seen(table);
  expect(sitting.reach.value.free).toBe(free + 1);
  await vi.advanceTimersByTimeAsync(0);
  sitting.undo(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([seen(table), sitting.undone.value.length, sitting.reach.value.free]).toEqual([before, 1, free]);
  sitting.redo();
  await vi.advanceTimersByTimeAsync(0);
  expect([seen(table), sitting.undone.value]).toEqual([after, []]);
});

test('whoever asked to take something back is told that somebody objected; the one who objected is not', async () => {
  const server = acting();
  const table = await sit(server);
  const asked = { count: 1, n: 1, agreed: [], at: 0 };
  for (const [by, other, told] of [
    ['ada', 'bea', { why: 'undo-refused' }],
    ['bea', 'ada', null],
  ] as const) {
    table.trouble.value = null;
    server.tell(by, { fact: 'undo-asked', asked: { ...asked, by, concerned: [other] } });
    expect(table.trouble.value).toBeNull();
    server.tell(other, { fact: 'undo-refused', member: other });
    expect([table.trouble.value, table.followed.value!.table.undoAsked]).toEqual([told, null]);
  }
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
  expect(table.trouble.value).toEqual({ why: 'too-much-said' });
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
