import { isDeepStrictEqual } from 'node:util';
import { type Game, hash } from '@bauta/engine';
import type { Whole } from '@bauta/protocol';
import { undoLimitIn } from '../../../web/src/session/online/followed.ts';
import { beginTable, follow, type LoggedTable } from '../../src/tables/log/logged-table.ts';
import type { Opening, StoredEntry } from '../../src/tables/log/stored-entry.ts';
import { entryTexts, wholeOf } from '../../src/tables/log/tell.ts';
import { eventsOf } from '../tables/by-the-rules.ts';
import type { SimulatedPlayer } from './player.ts';

/** What is kept of a table. */
export interface KeptLog {
  opening: Opening;
  /** All that is behind it. */
  rest: readonly string[];
  /** The guests whose list has the table. */
  listed: ReadonlySet<string>;
}

/** What the log says, and what of it somebody was told otherwise; each fault in a sentence. */
export function judgeRun({ opening, rest, listed }: KeptLog, players: readonly SimulatedPlayer[]): string[] {
  const entries = rest.map((entry) => JSON.parse(entry) as StoredEntry);
  const logged = beginTable(opening);
  const told = toldBySeq(players);
  const faults = [...doubled(entries), ...contradictedAt(1, null, logged, told)];
  for (const entry of entries) {
    const text = entryTexts(logged, logged.seq + 1, entry).told;
    faults.push(...impossible(logged, entry));
    follow(logged, entry);
    faults.push(...contradictedAt(logged.seq, text, logged, told));
  }
  for (const seq of told.keys()) if (seq > logged.seq) faults.push(`entry ${seq} was told, and the log ends with ${logged.seq}`);
  return [
    ...faults,
    ...players.flatMap((player) => [
      ...lostOf(player, entries),
      ...outOfOrder(player),
      ...stuck(player),
      ...otherThan(player, logged),
      ...unlisted(player, entries, listed),
    ]),
  ];
}

function toldBySeq(players: readonly SimulatedPlayer[]): ReadonlyMap<number, ReadonlySet<string>> {
  const all = new Map<number, Set<string>>();
  for (const { seq, text } of players.flatMap((player) => player.told)) all.set(seq, (all.get(seq) ?? new Set()).add(text));
  return all;
}

function doubled(entries: readonly StoredEntry[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ key }, index) => {
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? [`${key} is there twice, the second time as entry ${index + 2}`] : [];
  });
}

/** An entry that was told is the log's, and a whole table is what the log comes to there. */
function contradictedAt(
  seq: number,
  entry: string | null,
  logged: LoggedTable,
  told: ReadonlyMap<number, ReadonlySet<string>>,
): string[] {
  return [...(told.get(seq) ?? [])].flatMap((text) => {
    if (text === entry) return [];
    const message = JSON.parse(text) as { type: string };
    const isSo = message.type === 'whole' && isDeepStrictEqual(message, JSON.parse(JSON.stringify(wholeOf(logged))) as Whole);
    return isSo ? [] : [`${message.type} ${seq} was told otherwise than the log has it`];
  });
}

/** A decision that the position did not lead to, or an undo of more than there was. */
function impossible(logged: LoggedTable, entry: StoredEntry): string[] {
  const { history } = logged;
  if (entry.type === 'undone') return entry.count > history.undoLimit.free ? [`${entry.key} takes back more than there is`] : [];
  if (entry.type !== 'played') return [];
  const { moment, key } = entry;
  if (moment.n !== history.n + 1) return [`${key} is decision ${moment.n} behind ${history.n}`];
  const events = eventsOf(logged, history.rules.parse(moment.command)!);
  const isSo = isDeepStrictEqual(JSON.parse(JSON.stringify(events)), moment.events);
  return isSo ? [] : [`${key} was decided upon another position`];
}

function lostOf({ life: { name }, member, done, answers }: SimulatedPlayer, entries: readonly StoredEntry[]): string[] {
  const keys = new Set(entries.map(({ key }) => key));
  const lost = done.filter(({ key, seq }) => entries[seq - 2]?.key !== `${member.id} ${key}`);
  // Of one that was said to two servers, the older saying may still be done where the younger was refused.
  const refused = [...answers].filter(
    ([key, { is, times }]) => is === 'refused' && times === 1 && keys.has(`${member.id} ${key}`),
  );
  return [
    ...lost.map(({ key, seq }) => `${name}: ${key} was acknowledged as entry ${seq} and is lost`),
    ...refused.map(([key]) => `${name}: ${key} was refused and is in the log`),
  ];
}

/** Each entry follows the last that was told, and nobody is told of the table as it was before. */
function outOfOrder({ life: { name }, told }: SimulatedPlayer): string[] {
  return told.flatMap(({ seq, text }, index) => {
    const last = told[index - 1]?.seq ?? 0;
    const isNext = text.startsWith('{"type":"whole"') ? seq >= last : seq === last + 1;
    return isNext ? [] : [`${name} was told of entry ${seq} after ${last}`];
  });
}

function stuck({ life: { name }, table, asked, answers }: SimulatedPlayer): string[] {
  const faults = [
    [table.link.value.is !== 'there', `is not connected: ${JSON.stringify(table.link.value)}`],
    [table.sent.value !== '' || table.waiting.value.length > 0 || table.ahead.value > 0, `waits for ${table.sent.value}`],
    [table.unsaid.value.length > 0, 'waits for what it said'],
    [asked.some((key) => (answers.get(key)?.is ?? 'none') === 'none'), 'has no answer to what it asked'],
  ] as const;
  return faults.flatMap(([is, what]) => (is ? [`${name} ${what}`] : []));
}

/** Whoever came finds the table in their list; of one who left, an older saying of it may take the table off it after they came back. */
function unlisted(
  { life: { name }, member }: SimulatedPlayer,
  entries: readonly StoredEntry[],
  listed: ReadonlySet<string>,
): string[] {
  const hasLeft = entries.some((entry) => entry.type === 'table' && entry.fact.fact === 'left' && entry.by === member.id);
  return hasLeft || listed.has(member.id) ? [] : [`${name} came and does not have the table in the list`];
}

/** Everyone sees what the log comes to. */
function otherThan({ life: { name }, table }: SimulatedPlayer, logged: LoggedTable): string[] {
  const now = table.followed.value;
  if (now === null) return [`${name} sees nothing`];
  if (now.seq !== logged.seq) return [`${name} is at entry ${now.seq} of ${logged.seq}`];
  const { history } = logged;
  const isSame =
    hash(table.position.value as Game) === history.rules.hash(history.rules.view(history.state)) &&
    now.n === history.n &&
    undoLimitIn(now).free === history.undoLimit.free &&
    isDeepStrictEqual(now.table, JSON.parse(JSON.stringify(logged.table)));
  return isSame ? [] : [`${name} sees another position or table than the log has`];
}
