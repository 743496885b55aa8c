import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { launch } from './launch.ts';

let browser: Promise<Browser> | null = null;
const launched = (): Promise<Browser> => {
  browser ??= launch();
  return browser;
};

afterAll(async () => {
  await (await browser)?.close();
  browser = null;
});

interface PageOptions extends BrowserContextOptions {
  address?: string;
  /** The server goes away in the middle: a browser says so in its console. */
  losesServer?: boolean;
  /** The server refuses what the page asks, of which a browser tells too. */
  isRefused?: boolean;
  /** Done before the page is there. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

const isOfLoss = (error: string): boolean => /WebSocket connection to|ERR_CONNECTION_/.test(error);
const isOfRefusal = (error: string): boolean => /status of 409 /.test(error);

/** A page in a browser with nothing stored. An error in its console fails the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { address = inject('address'), losesServer = false, isRefused = false, prepare, ...rest } = options;
  const context = await (await launched()).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...rest,
  });
  await prepare?.(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  onTestFinished(async () => {
    await context.close();
    const isExpected = (error: string): boolean => (losesServer && isOfLoss(error)) || (isRefused && isOfRefusal(error));
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
  });
  await page.goto(address);
  return page;
}
