import type { Campaign } from '../../model/campaign.ts';
import { totalOf } from '../memory/earned.ts';

/** R39.1: the level that so many XP reach. */
export const levelAt = ({ content }: Campaign, xp: number): number => content.book.levels.filter((each) => xp >= each).length;

/** R35: the track as the diary has it. What a memory was worth is written at once, and gained after conclusion and rewards. */
export function trackOf(campaign: Campaign): { xp: number; level: number } {
  const xp = campaign.xp + totalOf(campaign.earned);
  return { xp, level: Math.max(campaign.level, levelAt(campaign, xp)) };
}
