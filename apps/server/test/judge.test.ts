import { createMemory, isRefusal, memoryRules } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import type { TableRequest } from '@bauta/protocol';
import { BOT, MOST_IN_A_ROW, TIME_TO_OBJECT } from '@bauta/session';
import { describe, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { judge } from '../src/tables/judge/judge.ts';
import type { Judged } from '../src/tables/judge/judged.ts';
import { type BotsTable, botMove } from '../src/tables/live/bot-move.ts';
import { beginTable, follow, gameIn, type LoggedTable } from '../src/tables/log/logged-table.ts';
import type { StoredEntry } from '../src/tables/log/stored-entry.ts';
import { eventsOf, optionIdsOf } from './tables/by-the-rules.ts';
import type { RequestWithoutKey } from './tables/request-without-key.ts';

const [ADA, BEA, CIA] = ['ada', 'bea', 'cia'];
let keys = 0;
function key(): string {
  keys += 1;
  return `key-${keys}-----`;
}

function logged(): LoggedTable {
  const options = { assassins: 2, difficulty: 'normal' as const, seed: 'judge' };
  const game = createMemory(practicePack.content, memorySetup(practicePack, 'practice-1', options));
  if (isRefusal(game)) throw new Error(game.refused);
  const made = beginTable({
    type: 'opened',
    at: 0,
    kind: 'memory',
    title: 'Tuesday',
    host: { id: ADA, name: 'Ada' },
    seats: game.setup.party.map(({ id }) => id),
    position: memoryRules.toJSON(game),
  });
  for (const id of [BEA, CIA])
    follow(made, { type: 'table', at: 0, key: key(), by: id, fact: { fact: 'joined', member: { id, name: id } } });
  return made;
}

const judges = (at: LoggedTable, by: string, request: RequestWithoutKey, when: number): Judged =>
  judge(at, { ...request, key: key() } as TableRequest, { by, at: when });

/** What would become of it. */
function asks(at: LoggedTable, by: string, request: RequestWithoutKey, when = 0): Judged {
  const judged = judges(at, by, request, when);
  if ('rollBack' in judged) judged.rollBack();
  return judged;
}

function does(at: LoggedTable, by: string, request: RequestWithoutKey, when = 0): StoredEntry {
  const judged = judges(at, by, request, when);
  if ('trouble' in judged) throw new Error(judged.trouble.why);
  judged.commit();
  return judged.entry;
}

const why = (judged: Judged): string => ('trouble' in judged ? judged.trouble.why : 'done');
const seatsOf = (at: LoggedTable): string[] => Object.keys(at.table.seats);

/** Ada and Bea have a seat each. */
function seated(): LoggedTable {
  const at = logged();
  const [first, second] = seatsOf(at) as [string, string];
  does(at, ADA, { type: 'seat', seat: first, for: 'me' });
  does(at, BEA, { type: 'seat', seat: second, for: 'me' });
  return at;
}

/** The same, and everyone has come in. */
function acting(): LoggedTable {
  const at = seated();
  while (!optionIdsOf(at).includes('end-phase')) {
    const [option] = optionIdsOf(at) as [string];
    const command = at.history.rules.parse(option)!;
    does(at, 'by' in command && command.by === seatsOf(at)[1] ? BEA : ADA, { type: 'decide', n: at.history.n, option });
  }
  return at;
}

/** An option of the seat's own that shows nothing new, so that it can be taken back. */
function quietOption(at: LoggedTable, seat: string): string {
  for (const option of optionIdsOf(at)) {
    const command = at.history.rules.parse(option)!;
    if (!('by' in command) || command.by !== seat) continue;
    if (eventsOf(at, command)?.some(at.history.rules.isRevealing) === false) return option;
  }
  throw new Error('none');
}

const decides = (at: LoggedTable, by: string, option: string): Judged =>
  asks(at, by, { type: 'decide', n: at.history.n, option });

describe('seats', () => {
  test('a free one is taken by anyone, a taken one by nobody', () => {
    const at = seated();
    const [first] = seatsOf(at) as [string];
    expect(at.table.seats[first]).toBe(ADA);
    expect(why(asks(at, CIA, { type: 'seat', seat: first, for: 'me' }))).toBe('not-free');
    expect(why(asks(at, BEA, { type: 'seat', seat: first, for: 'nobody' }))).toBe('not-free');
    expect(why(asks(at, CIA, { type: 'seat', seat: '__proto__', for: 'me' }))).toBe('no-such-option');
  });

  test('the host may free one, so that somebody else can take it over', () => {
    const at = seated();
    const [, second] = seatsOf(at) as [string, string];
    does(at, ADA, { type: 'seat', seat: second, for: 'nobody' });
    does(at, CIA, { type: 'seat', seat: second, for: 'me' });
    expect(at.table.seats[second]).toBe(CIA);
  });

  test('a bot is put into a free one by the seated or the host, and makes logged for anyone', () => {
    const at = logged();
    const [first, second] = seatsOf(at) as [string, string];
    expect(why(asks(at, BEA, { type: 'seat', seat: first, for: 'bot' }))).toBe('not-yours');
    does(at, ADA, { type: 'seat', seat: first, for: 'bot' });
    expect(at.table.seats[first]).toBe(BOT);
    expect(why(asks(at, BEA, { type: 'seat', seat: first, for: 'nobody' }))).toBe('not-yours');
    does(at, BEA, { type: 'seat', seat: second, for: 'me' });
    expect(why(asks(at, ADA, { type: 'seat', seat: second, for: 'bot' }))).toBe('not-free');
    does(at, BEA, { type: 'seat', seat: first, for: 'nobody' });
    does(at, BEA, { type: 'seat', seat: first, for: 'bot' });
    does(at, CIA, { type: 'seat', seat: first, for: 'me' });
    expect(at.table.seats[first]).toBe(CIA);
  });

  test('the host hands over, and one who leaves is followed by the next', () => {
    const at = seated();
    expect(why(asks(at, BEA, { type: 'host', member: BEA }))).toBe('not-host');
    does(at, ADA, { type: 'host', member: BEA });
    does(at, BEA, { type: 'leave' });
    expect(at.table.host).toBe(ADA);
    expect(Object.values(at.table.seats)).toEqual([ADA, '']);
  });
});

describe('who is at the table', () => {
  test('one who left, or was removed, can do nothing before they come again', () => {
    const at = seated();
    does(at, CIA, { type: 'leave' });
    expect(why(asks(at, CIA, { type: 'say', text: 'Still here.' }))).toBe('not-member');
    expect(why(asks(at, CIA, { type: 'leave' }))).toBe('not-member');
    does(at, ADA, { type: 'remove', member: BEA });
    expect(why(asks(at, BEA, { type: 'seat', seat: seatsOf(at)[1]!, for: 'me' }))).toBe('not-member');
    expect(why(asks(at, ADA, { type: 'remove', member: BEA }))).toBe('nothing-asked');
  });

  test('the seat of one who was removed can be taken by others, or by a bot', () => {
    const at = seated();
    const [, second] = seatsOf(at) as [string, string];
    does(at, ADA, { type: 'remove', member: BEA });
    expect(why(asks(at, CIA, { type: 'seat', seat: second, for: 'me' }))).toBe('done');
    expect(why(asks(at, ADA, { type: 'seat', seat: second, for: 'bot' }))).toBe('done');
  });

  test('an archived table has a host who can hand it on, remove, let back in and renew the link', () => {
    const at = seated();
    does(at, ADA, { type: 'archive', archived: true });
    does(at, ADA, { type: 'remove', member: CIA });
    does(at, ADA, { type: 'readmit', member: CIA });
    does(at, ADA, { type: 'renew-link' });
    does(at, ADA, { type: 'host', member: BEA });
    expect(at.table).toMatchObject({ host: BEA, removed: [], archived: true });
    expect(at.table.link).toHaveLength(16);
  });
});

describe('decisions', () => {
  test('[G1] one decides for their own assassins only', () => {
    const at = acting();
    const [first, second] = seatsOf(at) as [string, string];
    const own = optionIdsOf(at).find((option) => option.startsWith(`${first} `))!;
    expect(why(decides(at, BEA, own))).toBe('not-yours');
    expect(why(decides(at, CIA, own))).toBe('not-yours');
    expect(why(decides(at, ADA, own))).toBe('done');
    expect(why(decides(at, BEA, optionIdsOf(at).find((option) => option.startsWith(`${second} `))!))).toBe('done');
  });

  test('[G1] what belongs to the table is decided by anyone who has a seat', () => {
    const at = acting();
    expect(why(decides(at, CIA, 'end-phase'))).toBe('not-yours');
    expect(why(decides(at, BEA, 'end-phase'))).toBe('done');
  });

  test('what was asked before, is no option or no command is refused', () => {
    const at = seated();
    const [option] = optionIdsOf(at) as [string];
    expect(why(asks(at, ADA, { type: 'decide', n: at.history.n + 1, option }))).toBe('stale');
    expect(why(decides(at, ADA, 'nothing at all'))).toBe('no-such-option');
    expect(why(decides(at, ADA, `${seatsOf(at)[0]} move z9`))).not.toBe('done');
  });
});

describe('bots', () => {
  /** Ada acts, with a bot beside her. */
  function besideBot(): LoggedTable {
    const at = acting();
    const [, second] = seatsOf(at) as [string, string];
    does(at, BEA, { type: 'seat', seat: second, for: 'bot' });
    return at;
  }

  test('[G1] wait in the assassin phase until the people are done or let them play', () => {
    const at = besideBot();
    expect(botMove(at)).toBeNull();
    expect(why(asks(at, BEA, { type: 'bots' }))).toBe('not-yours');
    does(at, ADA, { type: 'bots' });
    expect(botMove(at)).toMatch(new RegExp(`^${seatsOf(at)[1]} `));
  });

  /** The same, when Ada has spent her actions. */
  function afterAda(): LoggedTable {
    const at = besideBot();
    const [first] = seatsOf(at) as [string];
    gameIn(at)!.characters.find(({ id }) => id === first)!.ap = 0;
    return at;
  }

  test('play when the people have spent their actions', () => {
    expect(botMove(afterAda())).not.toBeNull();
  });

  test('object to no undo, and do not do at once what was taken back', () => {
    const at = afterAda();
    does(at, BOT, { type: 'decide', n: at.history.n, option: botMove(at)! });
    expect(at.history.decisions.at(-1)!.by).toBe(BOT);
    expect(does(at, ADA, { type: 'undo', n: at.history.n, count: 1 }).type).toBe('undone');
    expect(botMove(at)).toBeNull();
    does(at, ADA, { type: 'bots' });
    expect(botMove(at)).not.toBeNull();
  });

  test('are not cut off: who ends the phase lets them play first', () => {
    const at = besideBot();
    expect(why(decides(at, ADA, 'end-phase'))).toBe('bots-first');
    does(at, ADA, { type: 'bots' });
    expect(why(decides(at, ADA, 'end-phase'))).toBe('done');
  });

  test('are asked for one turn', () => {
    const at = besideBot();
    does(at, ADA, { type: 'bots' });
    does(at, ADA, { type: 'decide', n: at.history.n, option: quietOption(at, seatsOf(at)[0]!) });
    expect(at.table.bots).toBe('asked');
    const turn = (): number => gameIn(at)!.turn;
    for (const before = turn(); turn() === before; ) {
      const option = optionIdsOf(at).find((each) => ['end-phase', 'pass'].includes(each)) ?? botMove(at) ?? optionIdsOf(at)[0]!;
      const owner = at.history.rules.parse(option)!;
      does(at, 'by' in owner ? at.table.seats[owner.by]! : ADA, { type: 'decide', n: at.history.n, option });
    }
    expect(at.table.bots).toBe('by-rule');
  });

  test('lead no ally: whom only an ally can help, people decide for', () => {
    const at = afterAda();
    const [first, second] = seatsOf(at) as [string, string];
    const game = gameIn(at)!;
    game.characters.push({ ...game.characters[0]!, id: 'ally', ally: 'ally' });
    const attacker = { by: second, card: 'sword', faces: [], ability: 'open', asked: [] } as const;
    game.stack.push({ step: 'gather-attackers', at: 0, attackers: [attacker] });
    const { rules, state, n } = at.history;
    const asking = (...bys: string[]): BotsTable => {
      const options = bys.map((by) => ({ type: 'join', by, card: 'sword' }) as const);
      return { ...at, history: { rules, state, n, question: { of: 'memory', game, step: game.stack.at(-1)!, options } } };
    };
    expect(botMove(asking('ally'))).toBeNull();
    expect(botMove(asking('ally', first))).toBeNull();
  });

  test('wait when they have played for long enough, until a person asks them on', () => {
    const at = afterAda();
    at.table = { ...at.table, botRun: MOST_IN_A_ROW - 1 };
    does(at, BOT, { type: 'decide', n: at.history.n, option: botMove(at)! });
    expect(at.table.bots).toBe('waiting');
    expect(botMove(at)).toBeNull();
    does(at, ADA, { type: 'bots' });
    expect(at.table).toMatchObject({ bots: 'asked', botRun: 0 });
    expect(botMove(at)).not.toBeNull();
  });

  test('are not near that once a person has decided something', () => {
    const at = besideBot();
    at.table = { ...at.table, botRun: MOST_IN_A_ROW - 1 };
    does(at, ADA, { type: 'decide', n: at.history.n, option: quietOption(at, seatsOf(at)[0]!) });
    expect(at.table.botRun).toBe(0);
  });
});

describe('undo', () => {
  function twoMoves(): LoggedTable {
    const at = acting();
    const [first, second] = seatsOf(at) as [string, string];
    does(at, ADA, { type: 'decide', n: at.history.n, option: quietOption(at, first) });
    does(at, BEA, { type: 'decide', n: at.history.n, option: quietOption(at, second) });
    expect(at.history.decisions.slice(-2).map(({ by }) => by)).toEqual([ADA, BEA]);
    return at;
  }
  const undoes = (at: LoggedTable, by: string, count: number, when = 0): StoredEntry =>
    does(at, by, { type: 'undo', n: at.history.n, count }, when);

  const answer = (at: LoggedTable, count: number) => ({ type: 'answer-undo', n: at.history.n, count, agree: true }) as const;

  test('one takes back what is their own at once', () => {
    const at = twoMoves();
    expect(undoes(at, BEA, 1).type).toBe('undone');
    expect(at.history.decisions.length).toBe(1);
  });

  test('what others did is asked for; they may agree', () => {
    const at = twoMoves();
    expect(undoes(at, ADA, 2).type).toBe('table');
    expect(at.table.undoAsked?.concerned).toEqual([BEA]);
    expect(why(asks(at, CIA, answer(at, 2)))).toBe('not-yours');
    expect(does(at, BEA, answer(at, 2)).type).toBe('undone');
    expect([at.history.decisions.length, at.table.undoAsked]).toEqual([0, null]);
  });

  test('who agrees to one undo has not agreed to another that is asked meanwhile', () => {
    const at = twoMoves();
    undoes(at, ADA, 1);
    const agreed = answer(at, 1);
    undoes(at, ADA, 2);
    expect(why(asks(at, BEA, agreed))).toBe('nothing-asked');
    expect(does(at, BEA, answer(at, 2)).type).toBe('undone');
  });

  test('or object', () => {
    const at = twoMoves();
    undoes(at, ADA, 2);
    does(at, BEA, { ...answer(at, 2), agree: false });
    expect([at.history.decisions.length, at.table.undoAsked]).toEqual([2, null]);
  });

  test('one who says nothing for a while does not hold up the table', () => {
    const at = twoMoves();
    undoes(at, ADA, 2);
    expect(undoes(at, ADA, 2, TIME_TO_OBJECT - 1).type).toBe('table');
    expect(undoes(at, ADA, 2, 2 * TIME_TO_OBJECT).type).toBe('undone');
  });

  test('of those who are asked only those who are still at the table are waited for', () => {
    const at = twoMoves();
    const [, second] = seatsOf(at) as [string, string];
    does(at, BEA, { type: 'seat', seat: second, for: 'nobody' });
    does(at, CIA, { type: 'seat', seat: second, for: 'me' });
    does(at, CIA, { type: 'decide', n: at.history.n, option: quietOption(at, second) });
    undoes(at, ADA, 3);
    expect(at.table.undoAsked?.concerned).toEqual([BEA, CIA]);
    does(at, CIA, answer(at, 3));
    does(at, ADA, { type: 'remove', member: BEA });
    expect(undoes(at, ADA, 3).type).toBe('undone');
  });

  test('a decision meanwhile makes it void, and nothing goes back beyond new information', () => {
    const at = twoMoves();
    undoes(at, ADA, 2);
    does(at, BEA, { type: 'undo', n: at.history.n, count: 1 });
    expect(at.table.undoAsked).toBeNull();
    expect(why(asks(at, BEA, answer(at, 2)))).toBe('nothing-asked');
    expect(why(asks(at, ADA, { type: 'undo', n: at.history.n, count: 2 }))).toBe('no-undo');
    expect(why(asks(at, CIA, { type: 'undo', n: at.history.n, count: 1 }))).toBe('not-yours');
  });
});

describe('an archived table', () => {
  /** With a bot that would play. */
  function archived(): LoggedTable {
    const at = acting();
    does(at, BEA, { type: 'seat', seat: seatsOf(at)[1]!, for: 'bot' });
    does(at, ADA, { type: 'bots' });
    expect(botMove(at)).not.toBeNull();
    does(at, ADA, { type: 'archive', archived: true });
    return at;
  }

  test('is archived and restored by the host alone', () => {
    const at = seated();
    expect(why(asks(at, BEA, { type: 'archive', archived: true }))).toBe('not-host');
    expect(why(asks(at, ADA, { type: 'archive', archived: false }))).toBe('nothing-asked');
    does(at, ADA, { type: 'archive', archived: true });
    expect(at.table.archived).toBe(true);
    expect(why(asks(at, BEA, { type: 'archive', archived: false }))).toBe('not-host');
    does(at, ADA, { type: 'archive', archived: false });
    expect(at.table.archived).toBe(false);
  });

  test('is not played on, by people or bots, until it is restored', () => {
    const at = archived();
    const option = quietOption(at, seatsOf(at)[0]!);
    const requests: RequestWithoutKey[] = [
      { type: 'decide', n: at.history.n, option },
      { type: 'undo', n: at.history.n, count: 1 },
      { type: 'seat', seat: seatsOf(at)[1]!, for: 'me' },
      { type: 'bots' },
      { type: 'say', text: 'Hush.' },
    ];
    expect(requests.map((request) => why(asks(at, ADA, request)))).toEqual(requests.map(() => 'archived'));
    expect(botMove(at)).toBeNull();
    does(at, ADA, { type: 'archive', archived: false });
    expect(why(decides(at, ADA, option))).toBe('done');
    expect(botMove(at)).not.toBeNull();
  });

  test('can be left, and then belongs to whoever is there still', () => {
    const at = archived();
    does(at, ADA, { type: 'leave' });
    does(at, BEA, { type: 'archive', archived: false });
    expect(at.table).toMatchObject({ host: BEA, archived: false });
  });
});
