import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit, expectSound, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { campaignStages, memoryStages } from './stages.ts';

const PALETTES = ['night', 'clear', 'contrast'];
const STAGES = campaignStages();
/** A question for each way in which one is laid out. */
const QUESTIONS = [
  'arrange',
  'choose-assassins',
  'change-party',
  'choose-hq',
  'first-assign',
  'choose',
  'workshop',
  'discount',
  'pay',
  'shop',
  'assign',
  'offer-memory',
  'choose-blueprint',
  'learn',
];

async function openAt(page: Page, text: string, options: { isRead: boolean }): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/`);
  await page.locator('main.home').waitFor();
  await page.goto(`${page.url().split('#')[0]}${await putSave(page, { name: 'Looked at', text, ...options })}`);
}

async function wearing(page: Page, palette: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.palette = chosen;
  }, palette);
}

test('axe finds nothing wrong with any question between memories, and there is room for fingers', async () => {
  const page = await openPage({ viewport: PHONE });
  for (const step of QUESTIONS) {
    await openAt(page, STAGES.get(step)!, { isRead: true });
    await page.locator(`main.campaign[data-asked=${step}]`).waitFor();
    await expectFit(page, step);
  }
});

test('axe finds nothing wrong with pages, diary, debrief and the end of a campaign', async () => {
  const page = await openPage({ viewport: PHONE });
  const places = {
    story: { text: STAGES.get('arrange')!, isRead: false, seen: '.page-screen' },
    briefing: { text: STAGES.get('table broken-tiles')!, isRead: false, seen: '.page-memory' },
    'debrief in a campaign': { text: STAGES.get('debrief')!, isRead: false, seen: '.page-debrief h1' },
    'debrief of a memory': {
      text: memoryStages('broken-tiles', ['alessandra', 'bastiano']).at(-1)!,
      isRead: false,
      seen: '.page-debrief h1',
    },
    'end of the campaign': { text: STAGES.get('end')!, isRead: true, seen: '.campaign-end' },
  };
  for (const [name, { text, isRead, seen }] of Object.entries(places)) {
    await openAt(page, text, { isRead });
    await page.locator(seen).waitFor();
    await expectFit(page, name);
  }
  await openAt(page, STAGES.get('arrange')!, { isRead: true });
  await page.getByRole('button', { name: 'Diary' }).click();
  await page.locator('dialog[open] summary').first().click();
  await expectSound(page, 'diary');
});

test('on a phone nothing of who did what is cut off, nor in the largest letters', async () => {
  const page = await openPage({ viewport: PHONE });
  await openAt(page, memoryStages('low-bridge', ['alessandra', 'bastiano']).at(-1)!, { isRead: false });
  const table = page.locator('.deeds');
  for (const size of ['normal', 'largest']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.textSize = chosen;
    }, size);
    const [needed, there] = await table.evaluate((deeds) => [deeds.scrollWidth, deeds.clientWidth]);
    expect(needed, size).toBe(there);
    for (const said of ['steps', 'enemies down', 'AP on objectives', 'chests', 'times seen', 'HP lost'])
      expect(await table.getByText(said).filter({ visible: true }).last().isVisible(), `${said}, ${size}`).toBe(true);
  }
});

test('in every palette villa, headquarters and table have enough contrast', async () => {
  const page = await openPage();
  const places = { arrange: '[data-asked=arrange]', assign: '[data-asked=assign]', 'table wet-ink': '.table-now .question' };
  for (const [stage, seen] of Object.entries(places)) {
    await openAt(page, STAGES.get(stage)!, { isRead: true });
    await page.locator(seen).waitFor();
    for (const palette of PALETTES) {
      await wearing(page, palette);
      await expectSound(page, `${stage} in ${palette}`, 'color-contrast');
    }
  }
});
