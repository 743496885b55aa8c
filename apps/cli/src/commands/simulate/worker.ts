import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content } from '@bauta/engine';
import type { TaskResult, WorkerOrder } from './crew.ts';

// Reading TypeScript anew would take longer than many games.
enableCompileCache();
const { playGame } = await import('@bauta/simulation/play-game');

const { content: text, setups, budget, games, next } = workerData as WorkerOrder;
const content = JSON.parse(text) as Content;

function play(index: number): TaskResult {
  const { setup, seed, bot } = games[index]!;
  const before = process.threadCpuUsage();
  try {
    const record = playGame(content, { setup: { ...setups[setup]!, seed }, bot, budget });
    const { user, system } = process.threadCpuUsage(before);
    return { index, record, cpu: (user + system) / 1000 };
  } catch (error) {
    return { index, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const take = (): number => Atomics.add(next, 0, 1);
for (let index = take(); index < games.length; index = take()) parentPort!.postMessage(play(index));
