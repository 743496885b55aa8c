import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { zipOf } from '../../../test/support/packs/zip.ts';
import { keptParts } from './kept-parts.ts';
import { ownPackSave } from './own-pack-save.ts';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { reported, toReport } from './reported.ts';
import { memoryStages } from './stages.ts';

async function toSaves(): Promise<Page> {
  const page = await openPage();
  await page.getByRole('link', { name: /Saves and replays/ }).click();
  await page.getByRole('button', { name: 'Bring in a file' }).waitFor();
  return page;
}

const bringIn = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const HINT = 'import exported games (.jsonl) here.';

test('of a file that is no game one sentence says what it is and what can be brought in', async () => {
  const page = await toSaves();
  const says = (text: string): Promise<void> => page.getByRole('status').getByText(text, { exact: true }).waitFor();
  await bringIn(page, 'pack.zip', zipOf([{ name: 'pack.yaml', text: 'id: my-pack' }]));
  await says(`pack.zip is a zip, like a content pack: ${HINT}`);
  await bringIn(page, `${'mask'.repeat(50)}.png`, PNG);
  await says(`${'mask'.repeat(15).slice(0, 59)}… is a picture: ${HINT}`);
  await bringIn(page, 'nothing.jsonl', Buffer.alloc(0));
  await says(`nothing.jsonl is empty: ${HINT}`);
  await bringIn(page, 'words.jsonl', Buffer.from('x'.repeat(3_000_000)));
  await says(`words.jsonl is not a game: ${HINT}`);
  expect(await keptParts(page)).toBe(0);
});

const NEEDS = 'This game needs the words of the pack my-pack';

test('a save of a pack that is not here says which it needs, is played on, and is not offered again', async () => {
  const page = await toSaves();
  await bringIn(page, 'own.save.jsonl', Buffer.from(ownPackSave()));
  await page.getByRole('status').filter({ hasText: 'own is here now' }).getByText(NEEDS).waitFor();
  await page.locator('.save').getByText(NEEDS).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Words are missing' });
  await dialog.getByText(NEEDS).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.briefing-objectives li').allTextContents()).toEqual(['proof']);
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const parts of [2, 3]) {
    await page.locator('.actions [data-option]').first().click();
    await expect.poll(() => keptParts(page)).toBe(parts);
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Concede the memory' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('You need the pack my-pack to play it again.').waitFor();
  expect(await page.getByRole('button', { name: 'Play it again' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Another memory or party' }).count()).toBe(0);
});

test('a game that was kept as one of ours says which pack it needs too, and a problem of it can be reported', async () => {
  const page = await openPage();
  await page.locator('main.home').waitFor();
  await page.goto(`${page.url().split('#')[0]}${await putSave(page, { name: 'own', text: ownPackSave(), isRead: true })}`);
  await page.getByRole('dialog', { name: 'Words are missing' }).getByRole('button', { name: 'Play on', exact: true }).click();
  await toReport(page);
  const { report } = await reported(page, 'An id is long.');
  expect(report).toMatchObject({ report: { pack: { id: 'my-pack' } }, memory: 'own-night' });
});

test('what went wrong in one game is told no more once another is opened', async () => {
  const page = await toSaves();
  const [begun] = memoryStages('broken-tiles', ['alessandra', 'bastiano']);
  await bringIn(page, 'one.jsonl', Buffer.from(begun!));
  await page.getByRole('status').filter({ hasText: 'one is here now' }).waitFor();
  await bringIn(page, 'two.jsonl', Buffer.from(begun!));
  await expect.poll(() => page.locator('.save').count()).toBe(2);
  const games = page.locator('a[href^="#/play/"]');
  const open = async (index: number): Promise<void> => {
    await games.nth(index).click();
    await page.getByRole('button', { name: 'To the table' }).waitFor();
  };
  await open(0);
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('a plank broke') })));
  const fault = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await fault.waitFor();
  await page.goBack();
  await games.first().waitFor();
  expect(await fault.count()).toBe(1);
  await open(1);
  await fault.waitFor({ state: 'detached' });
});
