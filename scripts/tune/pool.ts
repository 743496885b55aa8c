import { Worker } from 'node:worker_threads';
import type { BotKind, BotWeights, Budget } from '@bauta/bots';
import type { DealtGame, DealtMemories } from './deals.ts';
import type { PlayedDeal, TraitRow } from './play-deal.ts';

/** What one worker is asked for at a time. */
export interface PoolOrder {
  readonly weights: BotWeights;
  readonly deals: readonly DealtGame[];
  /** null: the greedy player strays as in trials, and the positions are wanted. */
  readonly kind: BotKind | null;
  readonly budget: Budget;
}

export interface PoolAnswer {
  readonly played: readonly (PlayedDeal & { readonly cpu: number })[];
  readonly positions: readonly { readonly rows: readonly TraitRow[]; readonly success: boolean }[];
}

/** How memories come to the workers. Objects that are parsed are as quick as those of the program, cloned ones are not. */
export interface PoolData {
  readonly contents: readonly string[];
  readonly setups: DealtMemories['setups'];
}

export interface Pool {
  /** The answers in the order of the orders, whichever worker gives them. */
  answers(orders: readonly PoolOrder[], told?: (index: number, answer: PoolAnswer) => void): Promise<PoolAnswer[]>;
  close(): Promise<void>;
}

type Reply = { index: number; answer: PoolAnswer } | { failure: string };

/** One order to one worker; the next when it has answered. */
async function serve(
  worker: Worker,
  take: () => { index: number; order: PoolOrder } | null,
  keep: (index: number, answer: PoolAnswer) => void,
) {
  for (let next = take(); next !== null; next = take()) {
    const { index, order } = next;
    const reply = await new Promise<Reply>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.postMessage({ index, order });
    });
    worker.removeAllListeners('error');
    if ('failure' in reply) throw new Error(reply.failure);
    keep(reply.index, reply.answer);
  }
}

export function openPool({ contents, setups }: DealtMemories, count: number): Pool {
  const workerData: PoolData = { contents: contents.map((each) => JSON.stringify(each)), setups };
  const workers = Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }));
  return {
    async answers(orders, told) {
      const answers: PoolAnswer[] = [];
      let next = 0;
      const take = () => (next < orders.length ? { index: next, order: orders[next++]! } : null);
      const keep = (index: number, answer: PoolAnswer): void => {
        answers[index] = answer;
        told?.(index, answer);
      };
      await Promise.all(workers.map((worker) => serve(worker, take, keep)));
      return answers;
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
