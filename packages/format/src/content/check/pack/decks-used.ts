import type { PackFiles } from '../../files/pack-files.ts';

/** The decks that a memory or the campaign is put together from. */
export const decksUsed = ({ memories, campaign }: PackFiles): Set<string> =>
  new Set([
    ...memories.flatMap(({ data }) => Object.values(data.decks).flat()),
    ...campaign.flatMap(({ data: { decks, chests } }) => [...decks.event, ...decks.equipment, ...Object.values(chests).flat()]),
  ]);
