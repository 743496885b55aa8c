import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content } from '@bauta/engine';
import type { DealtGame } from './deals.ts';
import type { PoolAnswer, PoolData, PoolOrder } from './pool.ts';

// To read TypeScript again would take longer than many games.
enableCompileCache();
const { botWith } = await import('@bauta/bots');
const { begin, playDeal, playForPositions } = await import('./play-deal.ts');

const { contents: texts, setups } = workerData as PoolData;
const contents = texts.map((text) => JSON.parse(text) as Content);

function gameOf({ setup: number, seed }: DealtGame) {
  const { content, setup } = setups[number]!;
  return begin(contents[content]!, { ...setup, seed });
}

function played(order: PoolOrder, deal: DealtGame, kind: NonNullable<PoolOrder['kind']>): PoolAnswer['played'][number] {
  const before = process.threadCpuUsage();
  const result = playDeal(gameOf(deal), botWith({ kind, weights: order.weights }, deal.seed, order.budget));
  const { user, system } = process.threadCpuUsage(before);
  return { ...result, cpu: (user + system) / 1000 };
}

function answerTo(order: PoolOrder): PoolAnswer {
  const { kind, deals, weights } = order;
  if (kind !== null) return { played: deals.map((deal) => played(order, deal, kind)), positions: [] };
  return { played: [], positions: deals.map((deal) => playForPositions(gameOf(deal), weights, deal.seed)) };
}

parentPort!.on('message', ({ index, order }: { index: number; order: PoolOrder }) => {
  try {
    parentPort!.postMessage({ index, answer: answerTo(order) });
  } catch (error) {
    parentPort!.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
