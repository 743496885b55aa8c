import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFit, PHONE } from './fit.ts';
import { openPage } from './page.ts';
import { openTable, sitDown, withName } from './sit-down.ts';
import { startTableServer } from './table-server.ts';

const WHY = 'Too many windows are open on your network. Retrying…';

test('a page that there is no room for says why, and comes in when another has left', async () => {
  const { address } = await startTableServer({ BAUTA_CONNECTIONS: '1' });
  const page = await openPage({ address });
  const link = await openTable(page, ['Alessandra', 'Bastiano']);
  const late = await openPage({ address, viewport: PHONE });
  await late.goto(link);
  await withName(late, 'Bea');
  await late.getByRole('alert').getByText(WHY).waitFor();
  await expectFit(late, 'no room yet');

  const browsers = async (): Promise<string> =>
    /^bauta_browsers (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())![1]!;
  await page.goto('about:blank');
  await expect.poll(browsers).toBe('0');
  await late.getByRole('button', { name: 'Try again' }).click();
  await sitDown(late, 'Bastiano');
});

test('a page that is sent away from its table says why above it', async () => {
  const { address } = await startTableServer();
  const page = await openPage({ address, viewport: PHONE });
  const routes: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (route) => {
    routes.push(route);
    route.connectToServer();
  });
  await openTable(page, ['Alessandra', 'Bastiano']);
  await sitDown(page, 'Alessandra');
  await routes.at(-1)!.close({ code: 4431, reason: 'address-full' });
  await page.locator('.online-awaited.away').getByText(WHY).waitFor();
  await expectFit(page, 'sent away');
});
