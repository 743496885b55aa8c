import { randomUUID } from 'node:crypto';
import { type Budget, DEFAULT_BUDGET, isBotName, NAMES_OF_BOTS } from '@bauta/bots';
import type { BotWishes } from '../session/terminal-session.ts';
import { type ArgsFault, fault } from './args-fault.ts';

/** As it was typed. */
export interface TypedBot {
  bot?: string | undefined;
  iterations?: string | undefined;
  ms?: string | undefined;
  seed?: string | undefined;
}

const isCount = (word: string | undefined): boolean => word === undefined || /^[1-9]\d{0,6}$/.test(word);

function budgetOf({ iterations, ms }: TypedBot): Budget {
  if (iterations !== undefined) return { iterations: Number(iterations) };
  return ms === undefined ? DEFAULT_BUDGET : { milliseconds: Number(ms) };
}

/** null: nobody has asked for a bot. */
export function botWishes(typed: TypedBot): BotWishes | ArgsFault | null {
  const { bot, iterations, ms, seed = randomUUID() } = typed;
  if (bot === undefined)
    return iterations === undefined && ms === undefined
      ? null
      : fault('cli.needs-bot', { name: ms === undefined ? '--iterations' : '--ms' });
  if (!isBotName(bot)) return fault('cli.no-such-bot', { name: bot, names: NAMES_OF_BOTS });
  if (!isCount(iterations) || !isCount(ms) || (iterations !== undefined && ms !== undefined)) return fault('cli.bad-budget');
  if (seed === '' || seed.length > 100) return fault('cli.bad-seed');
  return { name: bot, budget: budgetOf(typed), seed };
}
