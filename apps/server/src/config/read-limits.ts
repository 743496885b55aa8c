import { BURST, type Limits } from './limits.ts';

const MB = 1_000_000;
/** Milliseconds of a second in one percent of it. */
const PERCENT = 10;

/** What is wrong with a whole number; null when nothing is. */
function wrongNumber(name: string, value: string, what: string, most = 9_999_999): string | null {
  return /^[1-9]\d{0,6}$/.test(value) && Number(value) <= most ? null : `${name}=${value} is no ${what}.`;
}

/** The limits that the environment wants, or what is wrong with them in one sentence. Without a word a household or a club behind one address has enough. */
export function readLimits(env: NodeJS.ProcessEnv): Limits | string {
  const { BAUTA_RATE = '20', BAUTA_SHARE = '10', BAUTA_NEW_TABLES = '20', BAUTA_GUEST_TABLES = '100', BAUTA_STORE_MB } = env;
  const wrong =
    wrongNumber('BAUTA_RATE', BAUTA_RATE, 'number of requests a second') ??
    wrongNumber('BAUTA_SHARE', BAUTA_SHARE, 'number of percent: 1 to 100 are', 100) ??
    wrongNumber('BAUTA_NEW_TABLES', BAUTA_NEW_TABLES, 'number of new tables an hour') ??
    wrongNumber('BAUTA_GUEST_TABLES', BAUTA_GUEST_TABLES, 'number of tables of a guest') ??
    (BAUTA_STORE_MB === undefined ? null : wrongNumber('BAUTA_STORE_MB', BAUTA_STORE_MB, 'number of megabytes'));
  if (wrong !== null) return wrong;
  return {
    aSecond: Number(BAUTA_RATE),
    atOnce: BURST * Number(BAUTA_RATE),
    threadTime: PERCENT * Number(BAUTA_SHARE),
    newTables: Number(BAUTA_NEW_TABLES),
    guestTables: Number(BAUTA_GUEST_TABLES),
    storeBytes: BAUTA_STORE_MB === undefined ? Number.POSITIVE_INFINITY : MB * Number(BAUTA_STORE_MB),
  };
}
