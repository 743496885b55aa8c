import { setTimeout as pause } from 'node:timers/promises';
import type { WishedTable } from '@bauta/protocol';
import { BOT } from '@bauta/session';
import type { Page } from 'playwright-core';
import type { OnlineTable } from '../../src/session/online/online-table.ts';
import { newKey } from '../../src/storage/new-key.ts';
import { newGuest, tableOf } from '../guest.ts';

/** What the monkey finds at a table: nobody yet, itself with a bot, or itself with somebody at another screen. */
export type OtherPlayer = 'nobody' | 'bot' | 'partner';

export type Wished = Extract<WishedTable, { party: unknown }>;

const PATIENCE = 30_000;

async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE; !isSo(); ) {
    if (performance.now() > end) throw new Error('the table was not told of in time');
    await pause(5);
  }
}

const seatsOf = ({ followed }: OnlineTable): Readonly<Record<string, string>> => followed.value?.table.seats ?? {};

async function take(table: OnlineTable, seat: string, whom: 'me' | 'bot'): Promise<void> {
  await until(() => table.followed.value !== null);
  table.ask({ type: 'seat', key: newKey(), seat, for: whom });
  await until(() => seatsOf(table)[seat] === (whom === 'me' ? table.you.value : BOT));
}

/** Who the page is on line; it becomes somebody if it was nobody. */
export async function nameFor(page: Page, address: string): Promise<string> {
  await page.context().request.post(`${address}/api/me`, { data: { name: 'Monkey' } });
  const cookies = await page.context().cookies(address);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The code of a new table of the page's guest, and whoever plays along at another screen. */
export async function openTable(
  page: Page,
  address: string,
  wished: Wished,
  company: OtherPlayer,
): Promise<{ code: string; partner: OnlineTable | null }> {
  const cookie = await nameFor(page, address);
  const answer = await page.context().request.post(`${address}/api/tables`, { data: wished });
  const { code } = (await answer.json()) as { code: string };
  if (company === 'nobody') return { code, partner: null };
  const own = tableOf(address, code, cookie);
  await until(() => own.followed.value !== null);
  const [first, ...others] = Object.keys(seatsOf(own));
  await take(own, first!, 'me');
  const partner = company === 'bot' ? null : tableOf(address, code, await newGuest(address, 'Partner'));
  for (const seat of others) await take(partner ?? own, seat, partner === null ? 'bot' : 'me');
  own.close();
  return { code, partner };
}
