import { ownerOf } from '@bauta/protocol';
import { generator } from '../../../../test/random-player.ts';
import type { Client } from './client.ts';

/** Everyone takes a seat, and the first one those that are left. */
export async function takeSeats(clients: readonly Client[]): Promise<void> {
  for (const [index, seat] of Object.keys(clients[0]!.table.seats).entries())
    await (clients[index] ?? clients[0]!).ask({ type: 'seat', seat, for: 'me' });
}

/** Who may decide it: the holder of the seat, or the first one. */
function deciderOf(clients: readonly Client[], option: string): Client | undefined {
  const [{ play, thread, table }] = clients as [Client];
  const owner = ownerOf(play.parse(option)!, play.gameOf(thread.position));
  const holder = owner === null ? undefined : table.seats[owner];
  return holder === undefined ? clients[0] : clients.find(({ you }) => you === holder);
}

/** Nobody goes while there is anything else to do, so that games last. */
const GIVING_UP = / (leave|discard)( |$)/;

interface Played {
  decisions: number;
  result: unknown;
}

/** Plays at random, whoever's turn it is, so many decisions or to the end. Each waits until all have seen the last one. */
export async function playTogether(
  clients: readonly Client[],
  { seed, decisions = 10_000 }: { seed: number; decisions?: number },
): Promise<Played> {
  const random = generator(seed);
  const [first] = clients as [Client];
  let made = 0;
  while (made < decisions) {
    const options = first.options().filter((option) => deciderOf(clients, option) !== undefined);
    if (options.length === 0) break;
    const staying = options.filter((option) => !GIVING_UP.test(option));
    const candidates = staying.length > 0 ? staying : options;
    const option = candidates[Math.floor(random() * candidates.length)]!;
    const answer = await deciderOf(clients, option)!.ask({ type: 'decide', n: first.thread.n, option });
    if (answer.type !== 'done') throw new Error(`${option}: ${JSON.stringify(answer.trouble)}`);
    await Promise.all(clients.map((client) => client.until(() => client.seq >= answer.seq)));
    made += 1;
  }
  return { decisions: made, result: first.play.gameOf(first.thread.position)?.result ?? null };
}
