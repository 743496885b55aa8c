// Takes pictures of the screens at the sizes we look at, into docs/screens: node scripts/screens.ts [--png FOLDER] [NAME]...
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launch } from '../apps/web/test/launch.ts';
import { listenWithTables } from '../apps/web/test/listen-with-tables.ts';
import { putSave } from '../apps/web/test/put-save.ts';
import { openTable, sitDown, withName } from '../apps/web/test/sit-down.ts';
import { campaignStages, memoryStages } from '../apps/web/test/stages.ts';
import { builtWeb } from './build-web.ts';
import { coverServersChance, makeSteady, STEADY_DRAWING } from './steady-page.ts';

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

/** A table of our own, where Ada has a seat. */
async function toTable(page: Page): Promise<void> {
  await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
}

/** Letters that come late move the clause away from the middle again. */
async function showClause(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => {})');
  await page.locator('.wanted').evaluate((clause: { scrollIntoView(where: object): void }) => {
    clause.scrollIntoView({ block: 'center' });
  });
}

/** How each is reached. */
const SCREENS: Readonly<Record<string, Picture>> = {
  home: { at: '' },
  party: { at: 'new' },
  memories: { at: 'memory' },
  learn: { at: 'learn' },
  saves: { at: 'saves' },
  rules: { at: 'rules/R22.3', reach: showClause },
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
  debrief: { save: wholeMemory, reach: (page) => page.locator('.page-debrief .turning-points').waitFor() },
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
  'online-name': { at: 'online', reach: (page) => page.getByLabel('Name').waitFor() },
  'online-new': {
    at: 'online/new/low-bridge',
    async reach(page) {
      await withName(page, 'Ada');
      await page.getByRole('button', { name: 'Open the table' }).waitFor();
    },
  },
  'online-seats': { at: '', reach: async (page) => void (await openTable(page, ['Alessandra', 'Bastiano'])) },
  'online-table': {
    at: '',
    async reach(page) {
      await toTable(page);
      await page.getByRole('button', { name: /Talk/ }).click();
      await page.getByLabel('Say something').fill('Shall we take the roofs?');
      await page.keyboard.press('Enter');
      await page.locator('.online-said').getByText('roofs').waitFor();
    },
  },
  'online-tables': {
    at: '',
    async reach(page) {
      await toTable(page);
      await page.goto(`${address}/#/online`);
      await page.locator('.online-tables a').first().waitFor();
    },
  },
};

async function open(page: Page, { at, save, isRead = false }: Picture): Promise<void> {
  await page.goto(`${address}/#/${at ?? ''}`);
  await page.locator('h1').first().waitFor();
  if (save === undefined) return;
  await page.goto(`${address}/${await putSave(page, { name: 'Pictures', text: save(), isRead })}`);
  await page.locator('main.campaign, main.page-screen').first().waitFor();
}

const { values, positionals: wanted } = parseArgs({ options: { png: { type: 'string' } }, allowPositionals: true });
const folder = values.png ?? FOLDER;
const { address, close } = await listenWithTables(await builtWeb());
const browser = await launch(undefined, STEADY_DRAWING);
mkdirSync(folder, { recursive: true });
try {
  for (const [name, picture] of Object.entries(SCREENS).filter(([each]) => wanted.length === 0 || wanted.includes(each)))
    for (const [width, height] of SIZES) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await makeSteady(page);
      await open(page, picture);
      await picture.reach?.(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      await coverServersChance(page);
      const path = join(folder, `${name}-${width}.${values.png === undefined ? 'jpg' : 'png'}`);
      await page.screenshot(values.png === undefined ? { path, type: 'jpeg', quality: 70 } : { path });
      await page.close();
    }
} finally {
  await browser.close();
  await close();
}
