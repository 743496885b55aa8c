import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type GameRecord, readGameRecord } from '@bauta/format';
import type { CrewOrder, OrderedGame } from '@bauta/simulation';
import type { BatchState, NamedBatch } from '../queue/batch-queue.ts';
import { digestOf, type WrittenGame } from '../queue/game-tables.ts';
import { Stopped } from '../queue/persistence.ts';
import type { GameQueue } from '../queue/queue.ts';
import { batchesOf } from './batches.ts';
import type { Crew, TaskResult } from './crew.ts';

const POLL_MS = 300;
/** Nobody has taken a game for so long: is there a worker at all? */
const PATIENCE_MS = 15_000;
/** What nobody has begun is taken from the queue at the end, unless the database does not answer. */
const WITHDRAW_MS = 3_000;

export interface QueueOrder {
  /** Of all that decides how the games of the run go. */
  run: string;
  queue: GameQueue;
  stop: AbortController;
  tell: (line: string) => void;
}

/** Workers of the queue, wherever they are, as a crew. */
export function queueCrew(way: QueueOrder, order: CrewOrder, onResult: (result: TaskResult) => void): Crew {
  return { done: collect(way, order, onResult), stop: () => way.stop.abort() };
}

async function collect(way: QueueOrder, order: CrewOrder, onResult: (result: TaskResult) => void): Promise<void> {
  const waiting = new Map<string, NamedBatch>();
  try {
    await ordered(way, order, waiting, handing(order, onResult));
    await collected(way, waiting, handing(order, onResult));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    const { batches } = way.queue;
    const withdrawn = batches.withdraw([...waiting.keys()]).catch(() => {});
    await Promise.race([withdrawn, wait(WITHDRAW_MS, undefined, { ref: false })]);
  }
}

/** Hands each game over once, by its number in the order. */
function handing({ games }: CrewOrder, onResult: (result: TaskResult) => void): (written: WrittenGame) => void {
  const indices = new Map(games.map(({ name }, index) => [name, index]));
  return ({ name, record, cpu, failure }) => {
    const index = indices.get(name);
    if (index !== undefined) onResult({ index, ...outcomeOf(record, cpu, failure) });
  };
}

function outcomeOf(
  record: string | null,
  cpu: number,
  failure: string,
): { record: GameRecord; cpu: number } | { failure: string } {
  if (record === null) return { failure };
  const read = readGameRecord(record);
  return 'problem' in read ? { failure: `its record cannot be read: ${read.problem.message}` } : { record: read.record, cpu };
}

/** Takes what an earlier order has left, and puts the rest on the queue. */
async function ordered(
  { run, queue: { tables, batches, persist } }: QueueOrder,
  { content, setups, budget, games }: CrewOrder,
  waiting: Map<string, NamedBatch>,
  hand: (written: WrittenGame) => void,
): Promise<void> {
  if (games.length === 0) return;
  await persist(() => tables.forgetFailures(run));
  const names = games.map(({ name }) => name);
  const there = await persist(() => tables.read(run, names));
  for (const each of there) hand(each);
  const known = new Set(there.map(({ name }) => name));
  const texts = {
    content: await persist(() => tables.keepText(content)),
    setups: await persist(() => tables.keepText(JSON.stringify({ setups, budget }))),
  };
  const missing = games.filter(({ name }) => !known.has(name));
  for (const each of batchesOf(missing)) put(waiting, { run, ...texts, games: each });
  await persist(() => batches.put([...waiting.values()]));
}

function put(waiting: Map<string, NamedBatch>, batch: NamedBatch['batch']): NamedBatch {
  const named = { id: randomUUID(), batch };
  waiting.set(named.id, named);
  return named;
}

/** Waits until every batch is finished. A batch that is gone (an older copy of the database, rows deleted by hand) is put there again. */
async function collected(way: QueueOrder, waiting: Map<string, NamedBatch>, hand: (written: WrittenGame) => void): Promise<void> {
  const { queue, stop, tell } = way;
  const impatience = untilTaken(() => tell(nobody(queue)));
  while (waiting.size > 0) {
    if (stop.signal.aborted) throw new Stopped();
    const states = await queue.persist(() => queue.batches.states([...waiting.keys()]));
    impatience(states);
    for (const [id, state] of states)
      if (state !== 'waiting' && state !== 'taken') await settled(way, waiting, waiting.get(id)!, state, hand);
    await wait(POLL_MS, undefined, { signal: stop.signal }).catch(() => {});
  }
}

async function settled(
  { run, queue: { tables, batches, persist } }: QueueOrder,
  waiting: Map<string, NamedBatch>,
  { id, batch }: NamedBatch,
  state: BatchState,
  hand: (written: WrittenGame) => void,
): Promise<void> {
  const written = await persist(() =>
    tables.read(
      run,
      batch.games.map(({ name }) => name),
    ),
  );
  for (const each of written) hand(each);
  waiting.delete(id);
  const there = new Set(written.map(({ name }) => name));
  const missing = batch.games.filter(({ name }) => !there.has(name));
  if (missing.length === 0) return;
  if (state === 'given-up') hand(givenUp(missing[0]!));
  else {
    const again = put(waiting, { ...batch, games: missing });
    await persist(() => batches.put([again]));
  }
}

const givenUp = ({ name }: OrderedGame): WrittenGame => ({
  name,
  record: null,
  cpu: 0,
  failure: 'every worker that took it ended before it was played.',
});

const nobody = ({ code, place }: GameQueue): string =>
  `No worker has taken a game yet: \`./bauta worker\` plays them, on any machine with DATABASE_URL of ${place} and this program (code ${code}).`;

/** Says once that nobody takes anything. */
function untilTaken(tell: () => void): (states: ReadonlyMap<string, BatchState>) => void {
  const since = performance.now();
  let isSaid = false;
  return (states) => {
    if (isSaid || performance.now() - since < PATIENCE_MS) return;
    isSaid = true;
    if (![...states.values()].includes('taken')) tell();
  };
}

/** Of all that decides how the games of a run go, and of the program that reads their records. */
export const runDigest = (settings: object, code: string): string => digestOf(JSON.stringify([settings, code]));
