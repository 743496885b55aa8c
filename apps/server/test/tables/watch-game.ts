import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import type { Store } from '../../src/store/store.ts';
import { follow } from '../../src/tables/log/logged-table.ts';
import type { StoredEntry } from '../../src/tables/log/stored-entry.ts';
import { leaksIn, secretsOf, shownInView } from './leaks.ts';
import { playTogether, seatBots } from './play-together.ts';
import { newGuest, newTable, sitAt } from './test-server.ts';
import { truthOf } from './whole-log.ts';

export interface WatchReport {
  /** What was told and should not have been. */
  leaks: string[];
  decisions: number;
  bytes: number;
  /** How much there was to be told. */
  secrets: number;
}

/** Plays a game of two, of whom the others may be bots, and looks at every byte they are sent, at each decision, for what lies hidden then. */
export async function watchGame(port: number, store: Store, memory: string, seed: number, players = 2): Promise<WatchReport> {
  const cookies = await Promise.all(['Ada', 'Bea'].slice(0, players).map((name) => newGuest(port, name)));
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(port, cookies[0]!, { kind: 'memory', memory, party });
  const clients = await Promise.all(cookies.map((cookie) => sitAt(port, code, cookie, { keepHeard: true })));
  await seatBots(clients);

  const truth = await truthOf(store, code);
  const leaks: string[] = [];
  let [decisions, secrets, from] = [0, 0, 0];
  for (;;) {
    for (const entry of await store.read(code, truth.seq)) follow(truth, JSON.parse(entry) as StoredEntry);
    const hidden = secretsOf('memory', truth.history.state);
    secrets += hidden.length;
    for (const client of clients) leaks.push(...leaksIn(client, from, hidden), ...shownInView(client));
    from = Math.min(...clients.map(({ heard }) => heard.length));
    const played = await playTogether(clients, { seed: seed + decisions, decisions: 1 });
    if (played.decisions === 0) break;
    decisions += 1;
  }
  const bytes = clients.flatMap(({ heard }) => heard).reduce((sum, text) => sum + text.length, 0);
  for (const client of clients) client.close();
  return { leaks, decisions, bytes, secrets };
}
