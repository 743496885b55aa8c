import type { OrderedGame } from '@bauta/simulation';
import { type JobInsert, PgBoss } from 'pg-boss';
import type { QueueDatabase } from './database.ts';

/** Games that one worker takes at a time. */
export interface GameBatch {
  /** The digest of what decides how its games go. */
  run: string;
  /** Digests of the texts: the content, and the set-ups with the budget. */
  content: string;
  setups: string;
  games: readonly OrderedGame[];
}

export interface NamedBatch {
  /** A UUID. */
  id: string;
  batch: GameBatch;
}

/** A batch that is ours until it is finished, given back or has expired. */
export interface TakenBatch extends NamedBatch {
  /** Which time it was given to somebody: one who lost it can neither renew nor finish it. */
  retryCount: number;
}

export type BatchState = 'waiting' | 'taken' | 'finished' | 'given-up' | 'gone';

export interface BatchQueue {
  start(): Promise<void>;
  /** A batch that is there already stays as it is. */
  put(batches: readonly NamedBatch[]): Promise<void>;
  take(): Promise<TakenBatch | null>;
  /** Must come again before the batch expires, ten seconds later. */
  renew(taken: TakenBatch): Promise<void>;
  finish(taken: TakenBatch): Promise<void>;
  /** To be played by another. */
  giveBack(taken: TakenBatch): Promise<void>;
  states(ids: readonly string[]): Promise<Map<string, BatchState>>;
  withdraw(ids: readonly string[]): Promise<void>;
  /** How many batches wait for workers of other code, by its digest. */
  ofOtherCode(): Promise<Map<string, number>>;
  stop(): Promise<void>;
}

/** In seconds. pg-boss allows no less. */
const EXPIRY = 10;
/** So often some process looks for batches whose workers were not heard of, and gives them to others. */
const SUPERVISED_EVERY = 3;
/** In seconds. */
const DAY = 24 * 60 * 60;
/** Until it is given up: a batch that ends every worker must not be handed round for ever. */
const TRIES = 50;
const SCHEMA = 'bauta_queue';
const PREFIX = 'games.';
const OPTIONS = { heartbeatSeconds: EXPIRY, expireInSeconds: DAY - 1, retryLimit: TRIES, deleteAfterSeconds: DAY };
/** Jobs in one statement. */
const JOBS = 100;

const STATES: Readonly<Record<string, BatchState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'taken',
  completed: 'finished',
  failed: 'given-up',
};

const WAITING_ELSEWHERE = `SELECT name, count(*)::int AS count FROM ${SCHEMA}.job
WHERE name LIKE '${PREFIX}%' AND name <> $1 AND state IN ('created', 'retry') GROUP BY name`;

function bossOf({ query }: QueueDatabase): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => query(text, values) },
    schema: SCHEMA,
    superviseIntervalSeconds: SUPERVISED_EVERY,
    monitorIntervalSeconds: SUPERVISED_EVERY,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  // What it does by itself it tries again; what we ask of it tells us.
  boss.on('error', () => {});
  return boss;
}

/** Each code has a queue of its own, so that nobody takes a batch that others must play. */
export function batchQueue(database: QueueDatabase, code: string): BatchQueue {
  const boss = bossOf(database);
  const name = `${PREFIX}${code}`;
  const claim = ({ id, retryCount }: TakenBatch) => [{ id, retryCount }];
  return {
    async start() {
      await boss.start();
      await boss.createQueue(name, OPTIONS);
    },
    async put(batches) {
      const jobs = batches.map(({ id, batch }): JobInsert => ({ id, data: batch }));
      for (let at = 0; at < jobs.length; at += JOBS) await boss.insert(name, jobs.slice(at, at + JOBS));
    },
    async take() {
      const [job] = await boss.fetch<GameBatch>(name);
      return job === undefined ? null : { id: job.id, batch: job.data, retryCount: job.retryCount };
    },
    renew: async (taken) => void (await boss.touch(name, claim(taken))),
    finish: async (taken) => void (await boss.complete(name, claim(taken))),
    giveBack: async (taken) => void (await boss.fail(name, claim(taken))),
    async states(ids) {
      const { rows } = await database.query(`SELECT id, state FROM ${SCHEMA}.job WHERE name = $1 AND id = ANY($2::uuid[])`, [
        name,
        ids,
      ]);
      const known = new Map(rows.map(({ id, state }) => [id as string, STATES[state as string] ?? 'gone']));
      return new Map(ids.map((id) => [id, known.get(id) ?? 'gone']));
    },
    async withdraw(ids) {
      if (ids.length > 0) await boss.deleteJob(name, [...ids]);
    },
    async ofOtherCode() {
      const { rows } = await database.query(WAITING_ELSEWHERE, [name]);
      return new Map(rows.map((row) => [(row.name as string).slice(PREFIX.length), row.count as number]));
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  };
}
