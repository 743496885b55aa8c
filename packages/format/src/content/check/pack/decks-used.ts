import type { PackFiles } from '../../files/pack-files.ts';
import type { CampaignFile } from '../../schema/campaign-schema.ts';

export const decksOfBook = ({ decks, chests }: CampaignFile): string[] => [
  ...decks.event,
  ...decks.equipment,
  ...Object.values(chests).flat(),
];

/** The decks that a memory or the campaign is put together from. */
export const decksUsed = ({ memories, campaign }: PackFiles): Set<string> =>
  new Set([
    ...memories.flatMap(({ data }) => Object.values(data.decks).flat()),
    ...campaign.flatMap(({ data }) => decksOfBook(data)),
  ]);
