import { freePort } from '../../../apps/server/test/servers/free-port.ts';
import { type Running, run } from '../../../apps/server/test/servers/running.ts';
import { findMiniBrowser, findWebKitDriver, findXvfb } from '../../browsers.mjs';
import { type Browser, inPageCall } from './browser.ts';

/** X's display number n is port 6000 + n. */
const FIRST_DISPLAY = 6000;

async function openScreen(): Promise<Running & { display: string }> {
  const port = await freePort();
  const display = `:${port - FIRST_DISPLAY}`;
  const args = [display, '-screen', '0', '1600x1000x24', '-listen', 'tcp'];
  return { ...(await run({ path: findXvfb()!, args, end: 'TERM' }, port)), display };
}

/** One session of classic WebDriver: each command is a request. */
async function ask<T>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.message}`);
  return value;
}

/** In the page: keeps what goes wrong from now on. Classic WebDriver does not tell it. */
function watch(): void {
  const kept: string[] = [];
  Object.assign(window, { soakErrors: kept });
  const told = (error: unknown): string => (error instanceof Error ? `${error.message}\n${error.stack}` : String(error));
  addEventListener('error', ({ error, message }) => kept.push(told(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(told(reason)));
  const tell = console.error;
  console.error = (...words) => {
    kept.push(words.map(told).join(' '));
    tell(...words);
  };
}

/** In the page: what was kept, and what the page says itself of a fault from before we watched. */
function takeErrors(): string[] {
  const { soakErrors = [] } = window as { soakErrors?: string[] };
  return [...soakErrors.splice(0), ...[...document.querySelectorAll('.fault')].map(({ textContent }) => textContent)];
}

interface WebDriverSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** WebKitGTK's small browser on a screen in memory, by classic WebDriver. */
export async function openWebKit({ width, height }: { width: number; height: number }): Promise<Browser> {
  const screen = await openScreen();
  const port = await freePort();
  const env = { DISPLAY: screen.display };
  const driver = await run({ path: findWebKitDriver()!, args: [`--port=${port}`], end: 'TERM', env }, port);
  const browser = { binary: findMiniBrowser()!, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const place = `http://127.0.0.1:${port}/session`;
  const session = await ask<WebDriverSession>(place, 'POST', { capabilities });
  const own = `${place}/${session.sessionId}`;
  const errors: string[] = [];
  const inPage = async <A, T>(work: (given: A) => T | Promise<T>, given: A): Promise<T> =>
    JSON.parse(await ask<string>(`${own}/execute/sync`, 'POST', { script: `return ${inPageCall(work, given)}`, args: [] }));
  /** Another page takes what was kept with it. */
  async function travel(way: 'url' | 'refresh', body: object): Promise<void> {
    errors.push(...(await inPage(takeErrors, null)));
    await ask(`${own}/${way}`, 'POST', body);
    await inPage(watch, null);
  }
  await ask(`${own}/window/rect`, 'POST', { width, height });
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    goto: (url) => travel('url', { url }),
    reload: () => travel('refresh', {}),
    ask: inPage,
    perform: (actions) => ask(`${own}/actions`, 'POST', { actions }),
    picture: () => ask(`${own}/screenshot`, 'GET'),
    async errors() {
      errors.push(...(await inPage(takeErrors, null)));
      return errors;
    },
    async close() {
      await ask(own, 'DELETE');
      await driver.stop();
      await screen.stop();
    },
  };
}
