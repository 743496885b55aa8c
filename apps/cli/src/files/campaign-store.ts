import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadSave, readSave } from '@bauta/format';

const ENDING = '.campaign.jsonl';
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u;

export const isName = (name: string): boolean => NAME.test(name);
export const fileName = (name: string): string => `${name}${ENDING}`;
export const pathOf = (folder: string, name: string): string => join(folder, fileName(name));
export const hasCampaign = (folder: string, name: string): boolean => isName(name) && existsSync(pathOf(folder, name));

/** The name a file would have as a campaign, without what cannot be in one. */
export function nameFrom(file: string): string {
  const name = file
    .replace(/\.jsonl$/, '')
    .replace(/\.campaign$/, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^[-_]+/, '');
  return isName(name) ? name : 'campaign';
}

export interface StoredCampaign {
  name: string;
  path: string;
  /** When it was last played, in milliseconds. */
  played: number;
}

/** Every campaign there is, the last played first. */
export function campaignsIn(folder: string): StoredCampaign[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING) && isName(file.slice(0, -ENDING.length)))
    .map((file) => ({
      name: file.slice(0, -ENDING.length),
      path: join(folder, file),
      played: statSync(join(folder, file)).mtimeMs,
    }))
    .sort((a, b) => b.played - a.played || (a.name < b.name ? -1 : 1));
}

/** What the first line says, also of a campaign whose later lines are damaged; null when that line cannot be read. */
export function headerOf(path: string): { id: string; begun: string } | null {
  try {
    const { content, begun } = JSON.parse(readFileSync(path, 'utf8').split('\n', 1)[0]!);
    return { id: String(content.id), begun: String(begun) };
  } catch {
    return null;
  }
}

export const readCampaign = (path: string): ReadSave<'campaign'> => readSave(readFileSync(path, 'utf8'), 'campaign');
