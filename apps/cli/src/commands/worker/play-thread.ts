import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Content } from '@bauta/engine';
import type { OrderedGame } from '@bauta/simulation';
import type { WrittenGame } from '../queue/game-tables.ts';
import type { BatchSetups, ThreadOrder } from './thread-order.ts';

// Reading TypeScript again would take longer than many games.
enableCompileCache();
const { playGame } = await import('@bauta/simulation/play-game');

let content: Content;
let { setups, budget }: BatchSetups = { setups: [], budget: { iterations: 0 } };

function play({ name, setup, seed, bot }: OrderedGame): WrittenGame {
  const before = process.threadCpuUsage();
  try {
    const record = playGame(content, { setup: { ...setups[setup]!, seed }, bot, budget });
    const { user, system } = process.threadCpuUsage(before);
    return { name, record: JSON.stringify(record), cpu: (user + system) / 1000, failure: '' };
  } catch (error) {
    return { name, record: null, cpu: 0, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (order: ThreadOrder) => {
  if (order.content !== null) content = JSON.parse(order.content) as Content;
  if (order.setups !== null) ({ setups, budget } = JSON.parse(order.setups) as BatchSetups);
  for (const game of order.games) parentPort!.postMessage(play(game));
  parentPort!.postMessage(null);
});
