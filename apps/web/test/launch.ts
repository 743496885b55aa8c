import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findForTests } from '../../../scripts/chromium.mjs';
import { DEADLINES, THROTTLE } from '../../../scripts/deadlines.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}

function prepare(context: BrowserContext): void {
  context.setDefaultTimeout(DEADLINES.wait);
  if (THROTTLE > 1) context.on('page', slowDown);
}

export async function launch(executable = findForTests(), more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: executable!, args: [...ARGUMENTS, ...more] });
  return browser.on('context', prepare);
}
