import type { BotAim } from '@bauta/bots';
import type { PlayedDeal } from './play-deal.ts';

/** What a failed game with nearly everything done is worth beside a success. */
const NEARLY = 0.2;
/** What a success that misses the aim is worth: it holds success too. */
const MISSED = 0.5;
/** What each turn costs who is to be fast. */
const TURN = 0.03;

/** How good a game is, from 0 to 1. */
export function worthOf(aim: BotAim, { success, quiet, sync, turns, done }: PlayedDeal): number {
  if (!success) return NEARLY * done * (aim === 'success' || aim === 'fast' ? 1 : MISSED);
  if (aim === 'quiet') return quiet ? 1 : MISSED;
  if (aim === 'sync') return sync ? 1 : MISSED;
  return aim === 'fast' ? Math.max(MISSED, 1 - TURN * turns) : 1;
}

/** Whether a game came to what is aimed at; fast is no yes or no, so its successes count. */
export function isWon(aim: BotAim, { success, quiet, sync }: PlayedDeal): boolean {
  return success && (aim === 'quiet' ? quiet : aim === 'sync' ? sync : true);
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

export const shareOf = <T>(of: readonly T[], holds: (each: T) => boolean): number =>
  meanOf(of.map((each) => (holds(each) ? 1 : 0)));
