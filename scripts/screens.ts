// Takes pictures of the screens at the sizes we look at, into docs/screens: node scripts/screens.ts [--png FOLDER] [NAME]...
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from '@bauta/server';
import type { Page } from 'playwright-core';
import { launch } from '../apps/web/test/launch.ts';
import { putSave } from '../apps/web/test/put-save.ts';
import { campaignStages, memoryStages } from '../apps/web/test/stages.ts';
import { builtWeb } from './build-web.ts';

const PORT = 18_700;
const ADDRESS = `http://localhost:${PORT}`;
const FOLDER = join(import.meta.dirname, '../docs/screens');
const SIZES = [
  [360, 740],
  [1280, 800],
  [2560, 1440],
] as const;

interface Picture {
  /** Its address, or the save that is opened. */
  at?: string;
  save?: () => string;
  /** The pages before what is asked are turned. */
  isRead?: boolean;
  reach?: (page: Page) => Promise<void>;
}

const go = async (page: Page, ...buttons: readonly string[]): Promise<void> => {
  for (const name of buttons) await page.getByRole('button', { name }).first().click();
};

const stages = campaignStages();
const between = (stage: string): Picture => ({ save: () => stages.get(stage)!, isRead: true });
const wholeMemory = (): string => memoryStages('low-bridge', ['alessandra', 'bastiano']).at(-1)!;

/** How each is reached. */
const SCREENS: Readonly<Record<string, Picture>> = {
  home: { at: '' },
  party: { at: 'new' },
  memories: { at: 'memory' },
  learn: { at: 'learn' },
  saves: { at: 'saves' },
  rules: { at: 'rules/R22.3' },
  settings: { at: 'settings' },
  about: { at: 'about' },
  briefing: { at: 'learn', reach: (page) => go(page, 'Begin the first memory') },
  table: {
    at: 'memory/venice/rope-walk',
    async reach(page) {
      await go(page, 'Begin', 'To the table', 'Enter on a4', 'Enter on a4');
      await page.getByRole('button', { name: /^end the phase/i }).waitFor();
    },
  },
  debrief: { save: wholeMemory, reach: (page) => page.locator('.page-debrief h1').waitFor() },
  campaign: { at: 'new', reach: (page) => go(page, 'Begin') },
  villa: between('arrange'),
  'party-between': between('change-party'),
  'headquarters-choice': between('choose-hq'),
  headquarters: between('assign'),
  workshop: between('workshop'),
  shop: between('shop'),
  'level-up': between('learn'),
  diary: {
    ...between('learn'),
    async reach(page) {
      await go(page, 'Diary');
      await page.locator('dialog[open] summary').first().click();
    },
  },
};

async function open(page: Page, { at, save, isRead = false }: Picture): Promise<void> {
  await page.goto(`${ADDRESS}/#/${at ?? ''}`);
  await page.locator('h1').first().waitFor();
  if (save === undefined) return;
  await page.goto(`${ADDRESS}/${await putSave(page, { name: 'Pictures', text: save(), isRead })}`);
  await page.locator('main.campaign, main.page-screen').first().waitFor();
}

const { values, positionals: wanted } = parseArgs({ options: { png: { type: 'string' } }, allowPositionals: true });
const folder = values.png ?? FOLDER;
const server = await createServer(await builtWeb());
await server.listen({ port: PORT, host: 'localhost' });
const browser = await launch();
mkdirSync(folder, { recursive: true });
try {
  for (const [name, picture] of Object.entries(SCREENS).filter(([each]) => wanted.length === 0 || wanted.includes(each)))
    for (const [width, height] of SIZES) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await open(page, picture);
      await picture.reach?.(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const path = join(folder, `${name}-${width}.${values.png === undefined ? 'jpg' : 'png'}`);
      await page.screenshot(values.png === undefined ? { path, type: 'jpeg', quality: 70 } : { path });
      await page.close();
    }
} finally {
  await browser.close();
  await server.close();
}
