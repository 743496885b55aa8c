import { join } from 'node:path';
import { type CampaignContent, hasBook } from '@bauta/engine';
import { type Pack, readFolder, readShippedPacks, type TextFile } from '@bauta/format';
import { campaignFolders } from '../../../apps/cli/src/files/library.ts';
import { openPack } from '../../../apps/cli/src/files/packs.ts';

function load(): Pack {
  const opened = openPack(campaignFolders());
  if (typeof opened === 'string') throw new Error(opened);
  return opened.pack;
}

function withBook({ content }: Pack): CampaignContent {
  if (!hasBook(content)) throw new Error('the campaign has no book');
  return content;
}

/** The campaign that ships with the program, read once for a test file. */
export const venicePack: Pack = load();
export const venice: CampaignContent = withBook(venicePack);

/** Its words, and those of the practice pack below it. */
export const veniceTexts = (): TextFile[] =>
  readShippedPacks(join(import.meta.dirname, '../../../packages/content')).flatMap(({ words }) => readFolder(join(words, 'en')));
