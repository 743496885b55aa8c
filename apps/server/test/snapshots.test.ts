import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignRules, createCampaign, isRefusal } from '@bauta/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import type { Clock } from '../src/runtime/clock.ts';
import { fileIn } from '../src/store/sqlite-file.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { AT_START, checkTables } from '../src/tables/check/check-tables.ts';
import { type LiveTables, openLiveTables } from '../src/tables/live-tables.ts';
import { begunOf, type LoggedTable, turnOf } from '../src/tables/log/logged-table.ts';
import type { StoredEntry } from '../src/tables/log/stored-entry.ts';
import { eventsOf, optionIdsOf, optionsOf } from './tables/by-the-rules.ts';
import { ADA, BEA, decide, listening, newTable, said, takeAllSeats } from './tables/in-process.ts';

let time = 0;
const clock: Clock = { date: () => time, monotonic: () => time, thread: () => 0 };

let folder: string;
let store: Store;
let liveTables: LiveTables;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-snapshots-'));
  store = await openSqliteStore(folder);
  liveTables = openLiveTables(store, localFanOut(), clock);
});
afterEach(async () => {
  await liveTables.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Another process, which has nothing but the store. */
async function restart(): Promise<void> {
  await liveTables.close();
  liveTables = openLiveTables(store, localFanOut(), clock);
}

const look = async (code: string): Promise<LoggedTable> => (await liveTables.look(code))!;

/** An option that reveals nothing, so that it can be taken back. */
function freeOption(logged: LoggedTable): string {
  const { rules } = logged.history;
  return rules.idOf(optionsOf(logged).find((command) => !eventsOf(logged, command)!.some(rules.isRevealing))!);
}

/** A table with one decision that can be taken back. */
async function unsettledTable(): Promise<string> {
  const code = await newTable(liveTables);
  await takeAllSeats(liveTables, code);
  const logged = await look(code);
  await (await liveTables.at(code))!.perform(decide(freeOption(logged), logged.history.n), ADA);
  return code;
}

/** With as much time between them as the limit asks for. */
async function talk(code: string, lines: number): Promise<void> {
  const table = (await liveTables.at(code))!;
  for (let line = 0; line < lines; line++) {
    time += 60_000;
    expect(await table.perform(said(`line-${line}`), ADA)).toMatchObject({ type: 'done' });
  }
}

/** As earlier versions wrote them: without a limit, and without a snapshot. */
async function addLines(code: string, lines: number): Promise<void> {
  const line: StoredEntry = { type: 'said', at: 0, key: `${BEA.id} line`, by: BEA.id, text: 'Hush.' };
  const { seq } = await look(code);
  await store.append(code, seq, Array(lines).fill(JSON.stringify(line)));
}

function standOf(logged: LoggedTable) {
  const { seq, table, history } = logged;
  const { rules, n, decisions } = history;
  const [position, barrier] = [rules.hash(history.state), rules.hash(history.base)];
  return { seq, turn: turnOf(logged), table, begun: begunOf(logged), n, free: decisions, position, barrier };
}

test('600 lines of talk delay no snapshot while a decision can be taken back, and it still can be in another process', async () => {
  const code = await unsettledTable();
  const before = standOf(await look(code));
  expect(before.free).toHaveLength(1);
  await addLines(code, 500);
  await (await liveTables.at(code))!.catchUp();
  await talk(code, 100);
  const { snapshot, entries } = (await store.open(code))!;
  expect([snapshot === null, entries.length]).toEqual([false, before.seq + 600 - 512]);
  // A server of an earlier version would take the barrier for where play stands.
  expect(JSON.parse(snapshot!.body)).not.toHaveProperty('position');
  await restart();
  expect(standOf(await look(code))).toEqual({ ...before, seq: before.seq + 600 });

  const undo = { type: 'undo', key: 'undo-key', n: before.n, count: 1 } as const;
  expect(await (await liveTables.at(code))!.perform(undo, ADA)).toMatchObject({ type: 'done' });
  const undone = standOf(await look(code));
  expect(undone).toMatchObject({ n: before.n + 1, free: [], position: before.barrier, barrier: before.barrier });
  await restart();
  expect(standOf(await look(code))).toEqual(undone);
  expect(await (await liveTables.at(code))!.perform({ ...undo, key: 'undo-more', n: undone.n }, ADA)).toMatchObject({
    trouble: { why: 'no-undo' },
  });
});

test('play goes on from a snapshot that was taken while something could be taken back', async () => {
  const code = await unsettledTable();
  await addLines(code, 600);
  await restart();
  expect([(await look(code)).seq, (await store.open(code))!.entries]).toEqual([604, []]);
  for (let round = 0; round < 12; round++) {
    const logged = await look(code);
    const [next] = optionIdsOf(logged);
    expect(await (await liveTables.at(code))!.perform(decide(next!, logged.history.n), ADA)).toMatchObject({ type: 'done' });
  }
  const kept = standOf(await look(code));
  const whole = vi.spyOn(store, 'open').mockImplementation(async () => ({
    snapshot: null,
    entries: await store.read(code, 0),
    archived: false,
  }));
  expect(standOf(await look(code))).toEqual(kept);
  whole.mockRestore();
});

test('a talk of 20,000 lines is read page by page, once: whoever comes next reads the snapshot', async () => {
  const code = await unsettledTable();
  const before = standOf(await look(code));
  await addLines(code, 20_000);
  await restart();
  const read = vi.spyOn(store, 'read');
  expect(standOf(await look(code))).toEqual({ ...before, seq: before.seq + 20_000 });
  const pages = await Promise.all(read.mock.results.map(({ value }) => value as ReturnType<Store['read']>));
  expect(pages.length).toBeGreaterThan(30);
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(512);
  read.mockClear();
  expect(standOf(await look(code))).toEqual({ ...before, seq: before.seq + 20_000 });
  expect(read).not.toHaveBeenCalled();
  expect((await store.open(code))!.entries).toEqual([]);
});

test('other tables go on while a long log is read', async () => {
  const code = await newTable(liveTables);
  await addLines(code, 20_000);
  const order: string[] = [];
  const reading = look(code).then(() => order.push('read'));
  setImmediate(() => order.push('others'));
  await reading;
  expect(order).toEqual(['others', 'read']);
});

test('what cannot be kept can still be read', async () => {
  const code = await newTable(liveTables);
  await addLines(code, 600);
  const full = vi.spyOn(store, 'snapshot').mockRejectedValue(new Error('no space'));
  expect(await look(code)).toMatchObject({ seq: 601 });
  expect(full).toHaveBeenCalledOnce();
});

test('what another process wrote while a table rested is told once and in order, however much it is', async () => {
  const code = await newTable(liveTables);
  const table = (await liveTables.at(code))!;
  const ada = listening(ADA);
  await table.enter(ada.listener, 0);
  table.restIfQuiet(Number.POSITIVE_INFINITY);
  await addLines(code, 1300);
  await talk(code, 1);
  await addLines(code, 1300);
  await table.catchUp();
  const told = ada.entries().map((entry) => ('seq' in entry ? entry.seq : 0));
  expect(told).toEqual(Array.from({ length: 2601 }, (_, index) => index + 2));
});

test('snapshots of earlier versions are gone on from, and one of a newer version is refused by its name', async () => {
  const code = await newTable(liveTables);
  await takeAllSeats(liveTables, code);
  const logged = await look(code);
  const {
    departed: _departed,
    removed: _removed,
    link: _link,
    bots: _bots,
    botRun: _botRun,
    archived: _archived,
    ...table
  } = logged.table;
  const body = { opening: logged.opening, table, n: 7, position: logged.history.rules.toJSON(logged.history.state), keys: [] };
  await store.snapshot(code, logged.seq, JSON.stringify(body));
  await addLines(code, 3);
  expect(standOf(await look(code))).toEqual({ ...standOf(logged), seq: logged.seq + 3, n: 7 });
  await store.snapshot(code, logged.seq, JSON.stringify({ ...body, form: 3 }));
  await expect(look(code)).rejects.toThrow('a newer Bauta');
});

test('what a campaign tells before its first decision outlives a long talk', async () => {
  const { id, version, assassins } = campaignPack.content;
  const party = Object.keys(assassins).slice(0, 2);
  const setup = { content: { id, version }, seed: 'talk', players: 2, party, difficulty: 'normal' as const };
  const campaign = createCampaign(campaignPack.content, setup);
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  const begun = [{ type: 'told-first' }];
  const position = campaignRules.toJSON(campaign);
  const code = await liveTables.create({ kind: 'campaign', title: 'Talk', host: ADA, seats: party, position, begun });
  await addLines(code, 300);
  expect(standOf(await look(code))).toMatchObject({ seq: 301, begun });
  expect((await store.open(code))!.snapshot!.at).toBe(301);
  expect(standOf(await look(code))).toMatchObject({ seq: 301, begun });
});

test('the check of a file reads long logs to their end', async () => {
  const [long, damaged] = [await newTable(liveTables), await newTable(liveTables)];
  for (const code of [long, damaged]) await addLines(code, 2000);
  await store.append(damaged, 2001, ['{"type":']);
  const { tables, checked, unreadable } = checkTables(fileIn(folder), AT_START);
  expect([tables, checked, unreadable.map(({ code }) => code)]).toEqual([2, 2, [damaged]]);
});
