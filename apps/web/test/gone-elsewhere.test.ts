import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './page.ts';
import { putSave } from './put-save.ts';
import { openTable, sitDown, withName } from './sit-down.ts';
import { memoryStages } from './stages.ts';
import { startTableServer } from './table-server.ts';

/** Home, and then to their tables by hand: the answer that comes meanwhile leads nowhere. `answer`: resolves when the page has it. */
async function fromHomeToTables(page: Page, answer: () => Promise<void>, seen: () => Promise<void>): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('main.home').waitFor();
  const went = await page.evaluateHandle(() => {
    const hashes: string[] = [];
    addEventListener('hashchange', () => hashes.push(location.hash));
    return hashes;
  });
  await answer();
  await page.getByRole('link', { name: /On line/ }).click();
  // The tables are asked for behind the answer: whatever the page does with it is done by then.
  await seen();
  expect(await went.jsonValue()).toEqual(['#/online']);
}

/** What the server answers when it is asked for a table waits until it is let go; how often it was asked. */
interface HeldRequest {
  asked(): number;
  letGo(): Promise<void>;
}

async function holdOpening(page: Page): Promise<HeldRequest> {
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() === 'POST') waiting.push(() => route.continue());
    else await route.continue();
  });
  return {
    asked: () => waiting.length,
    async letGo() {
      const answered = page.waitForResponse('**/api/tables');
      for (const each of waiting) await each();
      await answered;
    },
  };
}

/** At home when the answer comes, they stay there; the table is among theirs, once. */
async function goHomeMeanwhile(page: Page, { asked, letGo }: HeldRequest): Promise<void> {
  await expect.poll(asked).toBe(1);
  await fromHomeToTables(page, letGo, () => expect.poll(() => page.locator('.online-tables a').count()).toBe(1));
  expect(asked()).toBe(1);
}

test('whoever goes elsewhere while a table is opened stays there and finds it among theirs, once however often it was pressed', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address, serviceWorkers: 'block' });
  await page.getByRole('link', { name: /On line/ }).click();
  await withName(page, 'Ada');
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('link', { name: /Broken Tiles/ }).click();
  const opening = await holdOpening(page);
  const open = page.getByRole('button', { name: 'Open the table' });
  await open.click();
  await page.getByText('Opening the table.').waitFor();
  // The pointer would wait for a button that can be pressed.
  await open.dispatchEvent('click');
  await goHomeMeanwhile(page, opening);
});

test('whoever goes elsewhere while a game of theirs is brought on line stays there, and finds the table among theirs', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address, serviceWorkers: 'block' });
  const text = memoryStages('broken-tiles', ['alessandra', 'bastiano'])[0]!;
  const id = (await putSave(page, { name: 'Brought', text })).split('/').at(-1)!;
  await page.goto(`${address}/#/online/bring/${id}`);
  await withName(page, 'Ada');
  const opening = await holdOpening(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Opening the table.').waitFor();
  await goHomeMeanwhile(page, opening);
});

test('whoever goes elsewhere while they leave a table stays there', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address });
  const held: (() => void)[] = [];
  let isHeld = false;
  const { promise: left, resolve: hasLeft } = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/socket$/, (browser) => {
    const server = browser.connectToServer();
    server.onMessage((message) => {
      if (isHeld) held.push(() => browser.send(message));
      else browser.send(message);
      if (held.length > 0 && String(message).includes('"type":"done"')) hasLeft();
    });
  });
  await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  await page.getByRole('button', { name: 'Players and seats' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  isHeld = true;
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const letGo = (): Promise<void> => {
    isHeld = false;
    for (const message of held) message();
    return left;
  };
  await fromHomeToTables(page, letGo, () => page.getByText('You sit at no table yet').waitFor());
});
