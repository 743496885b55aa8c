import { setTimeout as wait } from 'node:timers/promises';
import type { TakenBatch } from '../queue/batch-queue.ts';
import { Stopped } from '../queue/persistence.ts';
import type { GameQueue } from '../queue/queue.ts';
import { playBatch, type TextOf } from './play-batch.ts';
import { type DigestedText, type Player, startPlayer } from './player.ts';

/** How long to wait while nothing is on the queue. */
const IDLE_MS = 500;
const OTHERS_MS = 30_000;
const PROGRESS_MS = 60_000;
/** What is given back at the end may take so long: without the database the batch expires by itself. */
const GIVE_BACK_MS = 2_000;
/** Contents and set-ups of so many orders are kept. */
const TEXTS = 4;

/** What all threads share. */
interface Workplace {
  queue: GameQueue;
  textOf: TextOf;
  played: () => void;
  /** When the user, or a thread that ended, has ended the work. */
  over: AbortSignal;
}

/** Plays batches with so many threads until it is stopped; answers with how many games were played. */
export async function workUntil(
  signal: AbortSignal,
  queue: GameQueue,
  workers: number,
  tell: (line: string) => void,
): Promise<number> {
  let games = 0;
  const ended = new AbortController();
  const over = AbortSignal.any([signal, ended.signal]);
  const workplace = { queue, textOf: keptTexts(queue), played: () => void games++, over };
  const others = tellOfOthers(over, queue, tell);
  let told = 0;
  const progress = setInterval(() => {
    if (games > told) tell(`${games} games played so far.`);
    told = games;
  }, PROGRESS_MS);
  const work = Array.from({ length: workers }, () => workOn(workplace).finally(() => ended.abort()));
  const failed = (await Promise.allSettled(work)).find((each) => each.status === 'rejected');
  clearInterval(progress);
  await others;
  if (failed !== undefined) throw failed.reason;
  return games;
}

/** One thread, one batch after the other. */
async function workOn(workplace: Workplace): Promise<void> {
  const { queue, over } = workplace;
  const player = startPlayer();
  const stop = () => void player.end();
  over.addEventListener('abort', stop);
  try {
    while (!over.aborted) {
      const taken = await queue.persist(() => queue.batches.take());
      if (taken === null) await idle(IDLE_MS, over);
      else await playOrGiveBack(workplace, player, taken);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    over.removeEventListener('abort', stop);
    await player.end();
  }
}

/** When it is stopped, what was played of the batch is written down, and the rest is left to others. */
async function playOrGiveBack({ queue, textOf, played, over }: Workplace, player: Player, taken: TakenBatch): Promise<void> {
  try {
    await playBatch(queue, player, textOf, taken, played);
  } catch (error) {
    const given = queue.batches.giveBack(taken).catch(() => {});
    await Promise.race([given, wait(GIVE_BACK_MS, undefined, { ref: false })]);
    if (!over.aborted) throw error;
  }
}

function keptTexts({ tables, persist }: GameQueue): TextOf {
  const kept = new Map<string, DigestedText>();
  return async (digest) => {
    const known = kept.get(digest);
    if (known !== undefined) return known;
    const text = await persist(() => tables.text(digest));
    if (text === null) return null;
    kept.set(digest, { digest, text });
    if (kept.size > TEXTS) kept.delete(kept.keys().next().value!);
    return kept.get(digest)!;
  };
}

/** Games that nobody may play here are said once for each code. */
async function tellOfOthers(over: AbortSignal, { batches }: GameQueue, tell: (line: string) => void): Promise<void> {
  const told = new Set<string>();
  while (!over.aborted) {
    const others = await batches.ofOtherCode().catch(() => new Map<string, number>());
    for (const [code, count] of others)
      if (!told.has(code)) tell(`${count} batches of games of other code (${code}) are left to workers of that code.`);
    for (const code of others.keys()) told.add(code);
    await idle(OTHERS_MS, over);
  }
}

const idle = (ms: number, signal: AbortSignal): Promise<void> => wait(ms, undefined, { signal }).catch(() => {});
