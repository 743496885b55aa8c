import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import type { Client } from './client.ts';
import { playTogether, takeSeats } from './play-together.ts';
import { newGuest, newTable, sitAt } from './test-server.ts';

export interface Busy {
  code: string;
  clients: readonly Client[];
  /** Plays on until it is told to stop; a game that has ended is talked about. */
  done: Promise<number>;
  stop(): void;
}

/** A table where two players do one thing after the other, without a pause. */
export async function busyTable(port: number, seed: number): Promise<Busy> {
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(port, name)));
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(port, cookies[0]!, { kind: 'memory', memory: 'low-bridge', party });
  const clients = await Promise.all(cookies.map((cookie) => sitAt(port, code, cookie)));
  await takeSeats(clients);
  let stopped = false;
  async function keepBusy(): Promise<number> {
    let done = 0;
    while (!stopped) {
      const { decisions } = await playTogether(clients, { seed: seed + done, decisions: 1 });
      if (decisions === 0) await clients[done % 2]!.ask({ type: 'say', text: `So much for the ${done}th.` });
      done += 1;
    }
    return done;
  }
  return {
    code,
    clients,
    done: keepBusy(),
    stop() {
      stopped = true;
    },
  };
}
