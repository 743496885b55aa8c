import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { openRooms } from '../src/table/rooms.ts';
import { ADA, BEA, decide, newTable, said, takeAllSeats } from './tables/in-process.ts';

test('whoever did it is told first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-first-'));
  const store = await openSqliteStore(folder);
  const rooms = openRooms(store, localFanOut());
  const code = await newTable(rooms);
  const table = (await rooms.at(code))!;
  const told: string[] = [];
  for (const member of [BEA, ADA, BEA]) await table.enter({ member, send: () => void told.push(member.name), drop() {} }, 0);
  await takeAllSeats(rooms, code);
  const { play, thread } = (await rooms.look(code))!;

  told.length = 0;
  await table.perform(decide(play.idOf(play.options(thread.position)[0]!), thread.n), ADA);
  expect(told).toEqual(['Ada', 'Bea', 'Bea']);
  told.length = 0;
  await table.perform(said('hello'), BEA);
  expect(told).toEqual(['Bea', 'Bea', 'Ada']);

  await rooms.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
