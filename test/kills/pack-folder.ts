import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { campaignFiles } from '../support/packs/campaign-pack.ts';

/** The campaign of the tests as one folder, the way the program takes a pack. */
export function writePack(folder: string): string {
  cpSync(fileURLToPath(new URL('../campaign', import.meta.url)), folder, { recursive: true });
  for (const { path, text } of campaignFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
