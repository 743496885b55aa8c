import { z } from 'zod';
import { KEY, MOST_LETTERS } from './bounds.ts';
import { line } from './line.ts';
import { reader } from './reader.ts';

/** Everything a browser may say. Whatever is not exactly one of these is refused. */
const whole = z.int().min(0).max(1_000_000);
const id = z.string().min(1).max(40);
/** Made by the browser for each command: said twice, it is done once. */
const key = z.string().regex(KEY);

const fromClient = z.discriminatedUnion('type', [
  /** The first word. `seen`: the last entry the browser has; 0 for none. `link`: what its link has besides the table's code. */
  z.strictObject({ type: z.literal('hello'), protocol: whole, seen: whole, link: z.string().max(100).optional() }),
  /** `n`: the decision the browser stood at, so that nothing is answered that was not asked. */
  z.strictObject({ type: z.literal('decide'), key, n: whole, option: z.string().min(1).max(200) }),
  z.strictObject({ type: z.literal('undo'), key, n: whole, count: z.int().min(1).max(1000) }),
  /** Whether just this may be taken back: what else is asked meanwhile is not answered by it. */
  z.strictObject({ type: z.literal('answer-undo'), key, n: whole, count: z.int().min(1).max(1000), agree: z.boolean() }),
  /** A seat for oneself, for nobody, or for a bot. */
  z.strictObject({ type: z.literal('seat'), key, seat: id, for: z.enum(['me', 'nobody', 'bot']) }),
  /** Bots are to play now. */
  z.strictObject({ type: z.literal('bots'), key }),
  z.strictObject({ type: z.literal('host'), key, member: id }),
  z.strictObject({ type: z.literal('leave'), key }),
  /** The host sends a guest away, or lets one back in who was. */
  z.strictObject({ type: z.literal('remove'), key, member: id }),
  z.strictObject({ type: z.literal('readmit'), key, member: id }),
  /** The old link lets nobody in any more. */
  z.strictObject({ type: z.literal('renew-link'), key }),
  /** The table is archived, or restored. */
  z.strictObject({ type: z.literal('archive'), key, archived: z.boolean() }),
  z.strictObject({ type: z.literal('say'), key, text: line(MOST_LETTERS) }),
  /** Points at a square; nothing of it is kept. */
  z.strictObject({ type: z.literal('ping'), at: z.int().min(-1).max(10_000_000) }),
]);

export const readFromClient = reader(fromClient);
export type FromClient = z.infer<typeof fromClient>;
/** What a browser asks of a table: judged by the server, answered by its key, and written into the log. */
export type TableRequest = Extract<FromClient, { key: string }>;
