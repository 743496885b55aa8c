// How long a hint takes in Chromium, from the press to the first answer and to the last: node scripts/hint-times.ts [--png FOLDER] [--rounds N]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launch } from '../apps/web/test/launch.ts';
import { listenWithTables } from '../apps/web/test/listen-with-tables.ts';
import { putSave } from '../apps/web/test/put-save.ts';
import { memoryStages } from '../apps/web/test/stages.ts';
import { builtWeb } from './build-web.ts';

const SIZES = [
  [360, 740],
  [1280, 800],
  [2560, 1440],
] as const;

const { values } = parseArgs({ options: { png: { type: 'string' }, rounds: { type: 'string', default: '9' } } });
const { address, close } = await listenWithTables(await builtWeb());
const browser = await launch();

/** Milliseconds from the press to the first hint in the panel, and to the end of thinking. */
const timesOf = (page: Page): Promise<{ first: number; whole: number }> =>
  page.evaluate(
    () =>
      new Promise((tell) => {
        const from = performance.now();
        let first = 0;
        const watcher = new MutationObserver(() => {
          const panel = document.querySelector('.hints');
          if (!panel?.querySelector('li')) return;
          if (first === 0) first = performance.now() - from;
          if (panel.ariaBusy === 'true') return;
          watcher.disconnect();
          tell({ first, whole: performance.now() - from });
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>('button[aria-label="Hint"]')!.click();
      }),
  );

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

try {
  const stages = memoryStages('rope-walk', ['alessandra', 'bastiano', 'claudio']);
  const found: { first: number; whole: number }[] = [];
  for (let round = 0; round < Math.max(SIZES.length, Number(values.rounds)); round++) {
    const [width, height] = SIZES[round % SIZES.length]!;
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(`${address}/#/`);
    await page.locator('main.home').waitFor();
    const text = stages[4 + 3 * round]!;
    await page.goto(`${address}/${await putSave(page, { name: 'Hints', text, isRead: true })}`);
    await page.locator('button[aria-label="Hint"]').waitFor();
    await page.waitForLoadState('networkidle');
    found.push(await timesOf(page));
    if (values.png !== undefined && round < SIZES.length) {
      mkdirSync(values.png, { recursive: true });
      await page.screenshot({ path: join(values.png, `hint-${width}.png`) });
    }
    await page.close();
  }
  const [firsts, wholes] = [found.map(({ first }) => first), found.map(({ whole }) => whole)];
  console.log(`first answer: median ${median(firsts).toFixed(0)} ms, most ${Math.max(...firsts).toFixed(0)} ms`);
  console.log(`last answer: median ${median(wholes).toFixed(0)} ms, most ${Math.max(...wholes).toFixed(0)} ms`);
} finally {
  await browser.close();
  await close();
}
