// Takes pictures of the screens at the sizes we look at, into docs/screens: node scripts/screens.ts [NAME]...
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@bauta/server';
import { chromium, type Page } from 'playwright-core';
import { builtWeb } from './build-web.ts';
import { findChromium } from './chromium.mjs';

const PORT = 18_700;
const ADDRESS = `http://localhost:${PORT}`;
const FOLDER = join(import.meta.dirname, '../docs/screens');
const SIZES = [
  [360, 740],
  [1280, 800],
  [2560, 1440],
] as const;

const go = async (page: Page, ...buttons: readonly string[]): Promise<void> => {
  for (const name of buttons) await page.getByRole('button', { name }).first().click();
};

/** How each is reached from its address. */
const SCREENS: Readonly<Record<string, { at: string; reach?: (page: Page) => Promise<void> }>> = {
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
  campaign: { at: 'new', reach: (page) => go(page, 'Begin') },
};

const server = await createServer(await builtWeb());
await server.listen({ port: PORT, host: 'localhost' });
const browser = await chromium.launch({
  executablePath: findChromium()!,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
mkdirSync(FOLDER, { recursive: true });
try {
  const wanted = process.argv.slice(2);
  for (const [name, { at, reach }] of Object.entries(SCREENS).filter(([each]) => wanted.length === 0 || wanted.includes(each)))
    for (const [width, height] of SIZES) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(`${ADDRESS}/#/${at}`);
      await page.locator('h1').first().waitFor();
      await reach?.(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(FOLDER, `${name}-${width}.jpg`), type: 'jpeg', quality: 70 });
      await page.close();
    }
} finally {
  await browser.close();
  await server.close();
}
