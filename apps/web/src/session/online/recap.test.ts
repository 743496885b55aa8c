import { apply, evolve, type Game, hash, isNewInformation, isRefusal, memoryRules, optionId, redact, view } from '@bauta/engine';
import { type Entry, LOG_PAGE, type Opened } from '@bauta/protocol';
import { BOT, NOBODY, type TableFact } from '@bauta/session';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { stretchSince } from '../last-enemy-phase.ts';
import { beginFollowing, type Followed, follow, undoLimitIn, withPast } from './followed.ts';
import { newsFor, readLog, recapOf } from './recap.ts';

/** A log as the server tells it: Ada and Bea by turns, one decision that is taken back, one thing that is said. */
function played(decisions: number): { log: (Opened | Entry)[]; game: Game } {
  let game = practiceGame('practice-1', 2, 'recap 1');
  const host = { id: 'ada', name: 'Ada' };
  const seats = game.setup.party.map(({ id }) => id);
  const position = memoryRules.toJSON(view(game));
  const log: (Opened | Entry)[] = [
    { type: 'opened', seq: 1, at: 0, kind: 'memory', title: 'Tuesday', host, seats, position, begun: [] },
  ];
  let n = 0;
  const add = (entry: object): void => void log.push({ seq: log.length + 1, at: 0, ...entry } as Entry);
  for (let count = 0; count < decisions; count++) {
    const by = count % 2 === 0 ? 'ada' : 'bea';
    const options = memoryRules.question(game)!.options.filter(({ type }) => type !== 'leave');
    const command = options[(count * 7) % options.length]!;
    const done = apply(game, command);
    if (isRefusal(done)) throw new Error(done.refused);
    n += 1;
    add({ type: 'played', moment: { n, command: optionId(command), by, events: done.events.map(redact) } });
    if (count === 6) add({ type: 'said', by: 'bea', text: 'Hush.' });
    if (count > 6 && !done.events.some(isNewInformation) && !log.some(({ type }) => type === 'undone')) {
      n += 1;
      add({ type: 'undone', n, by, count: 1 });
    } else game = done.game;
  }
  return { log, game };
}

const hashOf = ({ rules, state }: Followed): string => hash(rules.gameIn(state)!);
const SEEN = 5;

test('a recap tells behind what was seen who decided what, turn by turn, with what was taken back and said', () => {
  const { log, game } = played(40);
  const { turns, n, whole } = recapOf(log, SEEN);
  const lines = turns.flatMap((turn) => turn.lines);
  expect(lines.map(({ seq }) => seq)).toEqual(log.slice(SEEN).map(({ seq }) => seq));
  expect(lines.filter(({ line }) => line !== 'decided')).toMatchObject([
    { by: 'bea', line: 'said', text: 'Hush.' },
    { line: 'undone', count: 1 },
  ]);
  expect(lines[0]).toMatchObject({ by: 'ada', line: 'decided', content: { memory: { id: 'practice-1' } } });
  expect(n).toBe(SEEN - 1);
  expect(new Set(turns.map(({ memory, turn }) => `${memory} ${turn}`)).size).toBe(turns.length);
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map(({ turn }) => turn).toSorted((a, b) => a - b));
  expect(hashOf(whole)).toBe(hash(view(game)));
  expect(newsFor('ada', log.slice(SEEN))).toEqual({
    decided: lines.filter(({ line, by }) => line !== 'said' && by === 'bea').length,
    said: 1,
    changed: 0,
  });
  expect(newsFor('bea', log.slice(-1)).said).toBe(0);
});

/** Who did what at the table, in order; then one decision. */
const AT_TABLE: readonly [by: string, fact: TableFact, told: object][] = [
  ['bea', { fact: 'joined', member: { id: 'bea', name: 'Bea' } }, { deed: 'came' }],
  ['bea', { fact: 'seated', seat: 'bastiano', by: 'bea' }, { deed: 'sat', seat: 'bastiano' }],
  ['bea', { fact: 'joined', member: { id: 'bea', name: 'Beatrice' } }, { deed: 'renamed', name: 'Beatrice' }],
  ['ada', { fact: 'host', member: 'bea' }, { deed: 'made-host', member: 'bea' }],
  ['ada', { fact: 'seated', seat: 'alessandra', by: BOT }, { deed: 'seated-bot', seat: 'alessandra' }],
  ['bea', { fact: 'bots-asked' }, { deed: 'let-bots' }],
  ['bea', { fact: 'archived', archived: true }, { deed: 'put-away' }],
  ['bea', { fact: 'archived', archived: false }, { deed: 'took-out' }],
  ['bea', { fact: 'seated', seat: 'alessandra', by: NOBODY }, { deed: 'freed', seat: 'alessandra' }],
  [
    'ada',
    { fact: 'undo-asked', asked: { by: 'ada', count: 2, n: 1, concerned: ['bea'], agreed: [], at: 0 } },
    { deed: 'asked-undo', count: 2 },
  ],
  ['bea', { fact: 'undo-agreed', member: 'bea' }, { deed: 'agreed-undo' }],
  ['bea', { fact: 'undo-refused', member: 'bea' }, { deed: 'refused-undo' }],
  ['bea', { fact: 'seated', seat: 'bastiano', by: NOBODY }, { deed: 'stood', seat: 'bastiano' }],
  ['bea', { fact: 'left', member: 'bea' }, { deed: 'left-host', member: 'ada' }],
  ['ada', { fact: 'left', member: 'ada' }, { deed: 'left' }],
];

test('a recap tells who came, went and sat down between the decisions, by name also when they have gone', () => {
  const { log } = played(1);
  const facts = AT_TABLE.map(([by, fact], index): Entry => ({ type: 'table', seq: index + 2, at: 0, by, fact }));
  const last = { ...log[1], seq: facts.length + 2 } as Entry;
  const { turns, whole } = recapOf([log[0]!, ...facts, last], 1);
  const lines = turns.flatMap((turn) => turn.lines);
  expect(lines.map(({ seq, ...line }) => line)).toEqual([
    ...AT_TABLE.map(([by, , told]) => ({ by, line: 'table', ...told })),
    expect.objectContaining({ by: 'ada', line: 'decided' }),
  ]);
  expect(whole.table.departed.map(({ name }) => name)).toEqual(['Beatrice', 'Ada']);
  expect(newsFor('ada', facts)).toEqual({ decided: 0, said: 0, changed: AT_TABLE.filter(([by]) => by === 'bea').length });
});

test('a log is read page by page', async () => {
  const { log } = played(8);
  const long: Entry[] = Array.from({ length: 2 * LOG_PAGE }, (_, index) => ({
    type: 'said',
    seq: log.length + index + 1,
    at: 0,
    by: 'ada',
    text: '',
  }));
  const all = [...log, ...long];
  const asked: number[] = [];
  const page = async (from: number) => {
    asked.push(from);
    return { entries: all.slice(from, from + LOG_PAGE), isLast: from + LOG_PAGE >= all.length };
  };
  expect(await readLog(page, 0)).toEqual(all);
  expect(asked).toEqual([0, LOG_PAGE, 2 * LOG_PAGE]);
});

test('what was missed can be watched: from where it was left to where the table stands', () => {
  const { log, game } = played(40);
  const { n, whole } = recapOf(log, SEEN);
  const { before, events } = stretchSince(whole.decisions, n)!;
  expect(hash(before)).toBe(hashOf(recapOf(log.slice(0, SEEN), 0).whole));
  for (const event of events) evolve(before, event);
  expect(hash(before)).toBe(hash(view(game)));
  expect(stretchSince(whole.decisions, whole.n)).toBeNull();
});

test('one who came late has the log from its beginning, and what was seen come is not told anew', () => {
  const { log, game } = played(40);
  const { whole } = recapOf(log, 0);
  const at = log.length - 6;
  const { n, state, table, decisions: told } = recapOf(log.slice(0, at), 0).whole;
  const came = beginFollowing({
    type: 'whole',
    seq: at,
    kind: 'memory',
    table,
    n,
    position: memoryRules.toJSON(state as Game),
    moments: [],
    begun: [],
  });
  const now = (log.slice(at) as Entry[]).reduce((before, entry) => follow(before, entry), came);
  const recalled = withPast(now, whole);
  expect(recalled.decisions.map(({ n }) => n)).toEqual(whole.decisions.map(({ n }) => n));
  for (const decision of now.decisions.slice(2)) expect(recalled.decisions).toContain(decision);
  expect(recalled.talk).toEqual(whole.talk);
  expect(hashOf(recalled)).toBe(hash(view(game)));
  expect(undoLimitIn(recalled)).toEqual(undoLimitIn(whole));
  // Nothing came since: the last moment stays the last, so that no page is opened again.
  expect(withPast(came, whole).decisions.at(-1)).toBe(came.decisions.at(-1));
  expect(withPast(came, whole).decisions).toHaveLength(told.length + 1);
});

test('undo leads back to the same state whether the log was read before or not', () => {
  const { log } = played(40);
  const undone = log.findIndex(({ type }) => type === 'undone');
  const until = log.slice(0, undone - 1);
  const { whole } = recapOf(until, 0);
  const { seq, table, n, base } = whole;
  const decided = until.flatMap((entry) => (entry.type === 'played' ? [entry.moment] : []));
  const moments = decided.slice(decided.length - undoLimitIn(whole).free);
  const position = memoryRules.toJSON(base as Game);
  const came = beginFollowing({ type: 'whole', seq, kind: 'memory', table, n, position, moments, begun: [] });
  for (const now of [came, withPast(came, whole)]) {
    const [decision, undo] = log.slice(undone - 1, undone + 1) as Entry[];
    const after = follow(now, decision!);
    expect(hashOf(after)).not.toBe(hashOf(now));
    expect(hashOf(follow(after, undo!))).toBe(hashOf(now));
  }
});
