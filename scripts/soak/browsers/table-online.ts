import { createBot } from '@bauta/bots';
import { type Game, memoryRules } from '@bauta/engine';
import { ownerOf } from '@bauta/session';
import type { OnlineTable } from '../../../apps/web/src/session/online/online-table.ts';
import { newKey } from '../../../apps/web/src/storage/new-key.ts';
import { newGuest, tableOf } from '../../../apps/web/test/guest.ts';
import { listenWithTables } from '../../../apps/web/test/listen-with-tables.ts';
import type { Browser } from './browser.ts';
import { press, until, write } from './hands.ts';
import { play } from './play.ts';

const THEIRS = 'bastiano';
/** Of each of the two at the least. */
const DECISIONS = 4;

/** In the page, in one go: it is not drawn in between. */
function keepOnly(staying: readonly string[]): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('.assassin input'))
    if (box.checked !== staying.includes(box.parentElement!.textContent!.trim())) box.click();
}

/** In the page; null until it is there. */
const inviteLink = (): string | null => document.querySelector<HTMLInputElement>('.online-invite input')?.value ?? null;

/** A table for memory 0.1, where the browser has a seat. Its link. */
async function openTable(browser: Browser, address: string): Promise<string> {
  await browser.goto(address);
  await press(browser, { css: 'a', words: 'On line' });
  await write(browser, { css: '.online-line input' }, 'Ada');
  await press(browser, { css: 'button', words: 'That is me' });
  await press(browser, { css: 'a', words: 'New table' });
  await press(browser, { css: 'a', words: 'Broken Tiles' });
  await until('the assassins', () => browser.ask(() => document.querySelector('.assassin') !== null || null, null));
  await browser.ask(keepOnly, ['Alessandra', 'Bastiano']);
  await press(browser, { css: 'button', words: 'Open the table' });
  const link = await until('the link to the table', () => browser.ask(inviteLink, null));
  await press(browser, { css: '.online-panel li button', words: 'Sit here', row: 'Alessandra' });
  await until('our seat', () => browser.ask(() => document.body.textContent!.includes('Stand up') || null, null));
  await press(browser, { css: 'button', words: 'Close' });
  await press(browser, { css: 'button', words: 'To the table' });
  return link;
}

/** Somebody without a browser sits down at the other seat. */
async function sitBeside(address: string, link: string): Promise<OnlineTable> {
  const code = decodeURIComponent(link.split('/').at(-1)!);
  const guest = tableOf(address, code, await newGuest(address, 'Bea'));
  await until('the guest at the table', () => guest.followed.value);
  guest.ask({ type: 'seat', key: newKey(), seat: THEIRS, for: 'me' });
  await until('the guest in the seat', () => guest.followed.value!.table.seats[THEIRS] === guest.you.value || null);
  return guest;
}

const decided = (table: OnlineTable): number => table.followed.value!.n;

/** In the page. */
const decidedThere = (): string | null => document.querySelector('.online-table')?.getAttribute('data-decided') ?? null;

/** One decision as the mentor would, by whoever it belongs to; both sides have seen it. Whether it was the browser's. */
async function decideOnce(
  browser: Browser,
  guest: OnlineTable,
  choose: ReturnType<typeof createBot>['choose'],
): Promise<boolean> {
  const game = guest.position.value as Game;
  if (memoryRules.question(game) === null) throw new Error('the memory has ended too soon');
  const command = choose(game);
  const before = decided(guest);
  const isOurs = ownerOf(command, game) !== THEIRS;
  if (isOurs) await play(browser, game, command);
  else guest.decide(command);
  await until(`decision ${before + 1}`, () => decided(guest) === before + 1 || null);
  await until(
    `decision ${before + 1} in the browser`,
    async () => (await browser.ask(decidedThere, null)) === `${before + 1}` || null,
  );
  return isOurs;
}

/** Sits at a table on line and decides there, until each of two players has often seen what the other did. */
export async function sitAtTable(browser: Browser, folder: string): Promise<string> {
  const server = await listenWithTables(folder);
  try {
    const guest = await sitBeside(server.address, await openTable(browser, server.address));
    const bot = createBot('mentor', 'browsers', { iterations: 16 });
    const count = { ours: 0, theirs: 0 };
    while (count.ours < DECISIONS || count.theirs < DECISIONS)
      count[(await decideOnce(browser, guest, bot.choose)) ? 'ours' : 'theirs'] += 1;
    guest.close();
    await browser.goto('about:blank');
    return `${count.ours} decisions in the browser seen by a guest, ${count.theirs} of the guest's seen in the browser`;
  } finally {
    await server.close();
  }
}
