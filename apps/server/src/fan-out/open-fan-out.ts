import type { FanOut } from './fan-out.ts';
import { localFanOut } from './local-fan-out.ts';

export interface FanOutPlace {
  /** A Redis that all processes share; without one there is only this process. */
  REDIS_URL?: string | undefined;
}

export async function openFanOut({ REDIS_URL }: FanOutPlace): Promise<FanOut> {
  if (REDIS_URL === undefined) return localFanOut();
  const { openRedisFanOut } = await import('./redis-fan-out.ts');
  return openRedisFanOut(REDIS_URL);
}
