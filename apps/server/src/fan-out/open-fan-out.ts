import type { FanOutPlace } from '../config/config.ts';
import type { FanOut } from './fan-out.ts';
import { localFanOut } from './local-fan-out.ts';

export async function openFanOut({ REDIS_URL }: FanOutPlace): Promise<FanOut> {
  if (REDIS_URL === undefined) return localFanOut();
  const { openRedisFanOut } = await import('./redis-fan-out.ts');
  return openRedisFanOut(REDIS_URL);
}
