import { botsWouldMiss, holderOf } from '@bauta/session';
import { generator } from '../../../../test/support/players/random-player.ts';
import { botMove } from '../../src/tables/live/bot-move.ts';
import { gameIn } from '../../src/tables/log/logged-table.ts';
import type { Client } from './client.ts';

/** One seat for each, and by the first one for those who are left; whoever is there sees it. */
async function seatAll(clients: readonly Client[], others: 'me' | 'bot'): Promise<void> {
  for (const [index, seat] of Object.keys(clients[0]!.table.seats).entries()) {
    const answer = await (clients[index] ?? clients[0]!).ask({ type: 'seat', seat, for: index < clients.length ? 'me' : others });
    if (answer.type !== 'done') throw new Error(`${seat}: ${JSON.stringify(answer.trouble)}`);
    await Promise.all(clients.map((client) => client.until(() => client.seq >= answer.seq)));
  }
}

/** Everyone takes a seat, and the first one those that are left. */
export const takeSeats = (clients: readonly Client[]): Promise<void> => seatAll(clients, 'me');

/** One for each, and bots for those who are left. */
export const seatBots = (clients: readonly Client[]): Promise<void> => seatAll(clients, 'bot');

/** What a bot is about to do is waited for: whoever sees the table knows it as well as the bot. */
export async function waitForBots(client: Client): Promise<void> {
  while (botMove(client) !== null) {
    const { n } = client.history;
    await client.until(() => client.history.n > n);
  }
}

/** Who may decide it: the holder of the seat, or the first one. */
function deciderOf(clients: readonly Client[], option: string): Client | undefined {
  const [first] = clients as [Client];
  const holder = holderOf(first.table, first.history.rules.parse(option)!, gameIn(first));
  return holder === undefined ? clients[0] : clients.find(({ you }) => you === holder);
}

/** Nobody goes while there is anything else to do, so that games last. */
const GIVING_UP = / (leave|discard)( |$)/;

interface PlayedSoFar {
  decisions: number;
  result: unknown;
}

/** Nobody ends a phase in which bots would still play: they are let first. */
async function letBotsPlay(client: Client, option: string): Promise<boolean> {
  if (!botsWouldMiss(client.table, gameIn(client), client.history.rules.parse(option)!)) return false;
  const answer = await client.ask({ type: 'bots' });
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer.trouble));
  await client.until(() => client.seq >= answer.seq);
  return true;
}

/** Plays at random, whoever's turn it is, so many decisions or to the end. Each waits until all have seen the last one. */
export async function playTogether(
  clients: readonly Client[],
  { seed, decisions = 10_000 }: { seed: number; decisions?: number },
): Promise<PlayedSoFar> {
  const random = generator(seed);
  const [first] = clients as [Client];
  let made = 0;
  while (made < decisions) {
    await waitForBots(first);
    const options = first.options().filter((option) => deciderOf(clients, option) !== undefined);
    if (options.length === 0) break;
    const staying = options.filter((option) => !GIVING_UP.test(option));
    const candidates = staying.length > 0 ? staying : options;
    const option = candidates[Math.floor(random() * candidates.length)]!;
    if (await letBotsPlay(deciderOf(clients, option)!, option)) continue;
    const answer = await deciderOf(clients, option)!.ask({ type: 'decide', n: first.history.n, option });
    if (answer.type !== 'done') throw new Error(`${option}: ${JSON.stringify(answer.trouble)}`);
    await Promise.all(clients.map((client) => client.until(() => client.seq >= answer.seq)));
    made += 1;
  }
  return { decisions: made, result: gameIn(first)?.result ?? null };
}
