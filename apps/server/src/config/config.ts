import { CONNECTIONS, type Limits } from './limits.ts';
import { readLimits } from './read-limits.ts';

export interface StorePlace {
  /** A PostgreSQL database, for any number of servers. */
  DATABASE_URL?: string | undefined;
  /** Without one: the folder of an SQLite file. */
  BAUTA_DATA?: string | undefined;
}

export interface FanOutPlace {
  /** A Redis that all processes share; without one there is only this process. */
  REDIS_URL?: string | undefined;
}

/** What the environment says of how to run. */
export interface Config {
  port: number;
  host: string;
  /** Where tables are kept. */
  store: StorePlace;
  /** How processes tell each other. */
  fanOut: FanOutPlace;
  /** Pages that may speak for a guest, besides our own. */
  origins: readonly string[];
  /** A proxy in front says who asks, and whether over https. */
  behindProxy: boolean;
  /** Of requests and tables. */
  limits: Limits;
  /** Open at one time from one address. */
  connections: { address: number };
  /** Until tables that nobody comes back to are removed; absent where they never are. */
  expiry?: { days: number };
  logLevel: string;
}

export const DEFAULT_PORT = '8710';
/** A number that is small enough to count by. */
const COUNT = /^[1-9]\d{0,6}$/;
/** A hundred years. */
const MOST_DAYS = 36_500;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** A name that is set to nothing is not set. */
const namesThatAreSet = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** The configuration, or what is wrong with it in one sentence. */
export function readConfig(env: NodeJS.ProcessEnv): Config | string {
  const set = namesThatAreSet(env);
  const { PORT = DEFAULT_PORT, HOST = 'localhost', BAUTA_DATA = 'data', DATABASE_URL, REDIS_URL } = set;
  const { BAUTA_ORIGINS = '', BAUTA_PROXY = '', LOG_LEVEL = 'warn', BAUTA_CONNECTIONS = String(CONNECTIONS.address) } = set;
  const { BAUTA_EXPIRE_DAYS } = set;
  const origins = BAUTA_ORIGINS.split(',').filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) return `PORT=${PORT} is no port: a number up to 65535 is.`;
  const limits = readLimits(set);
  if (typeof limits === 'string') return limits;
  if (!COUNT.test(BAUTA_CONNECTIONS)) return `BAUTA_CONNECTIONS=${BAUTA_CONNECTIONS} is no number of connections.`;
  if (BAUTA_EXPIRE_DAYS !== undefined && !(COUNT.test(BAUTA_EXPIRE_DAYS) && Number(BAUTA_EXPIRE_DAYS) <= MOST_DAYS))
    return `BAUTA_EXPIRE_DAYS=${BAUTA_EXPIRE_DAYS} is no number of days: 1 to ${MOST_DAYS} are.`;
  if (!LOG_LEVELS.includes(LOG_LEVEL)) return `LOG_LEVEL=${LOG_LEVEL} is none of ${LOG_LEVELS.join(', ')}.`;
  if (wrong !== undefined) return `BAUTA_ORIGINS: ${wrong} is no origin, such as https://play.example.org.`;
  return {
    port: Number(PORT),
    host: HOST,
    store: { DATABASE_URL, BAUTA_DATA },
    fanOut: { REDIS_URL },
    origins,
    behindProxy: BAUTA_PROXY === '1',
    limits,
    connections: { address: Number(BAUTA_CONNECTIONS) },
    ...(BAUTA_EXPIRE_DAYS !== undefined && { expiry: { days: Number(BAUTA_EXPIRE_DAYS) } }),
    logLevel: LOG_LEVEL,
  };
}
