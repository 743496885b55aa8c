import type { Campaign, CampaignBook } from '@bauta/engine';
import { type ArgsFault, fault } from '../args-fault.ts';

/** Whether a bot has played far enough; it is told how many memories it has completed. */
export type StopCondition = (campaign: Campaign, memories: number) => boolean;

/** R35: a number of memories, or the entry of the diary before which it stops; without either, the end of the campaign. */
export function untilOf(word: string | undefined, { entries }: CampaignBook): StopCondition | ArgsFault {
  if (word === undefined) return () => false;
  if (/^[1-9]\d{0,3}$/.test(word)) return (_campaign, memories) => memories >= Number(word);
  if (!Object.hasOwn(entries, word)) return fault('cli.bad-until', { name: word });
  return ({ entry, diary }) => entry === word || diary[word] !== undefined;
}
