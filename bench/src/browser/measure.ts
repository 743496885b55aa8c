import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { launch } from '../../../apps/web/test/launch.ts';
import { listenAnywhere } from '../../../apps/web/test/listen-anywhere.ts';
import { putSave } from '../../../apps/web/test/put-save.ts';
import { builtWeb } from '../../../scripts/build-web.ts';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type RandomSource, seeded } from '../random.ts';
import { begunSave, crowdedSave, shipped } from './games.ts';
import { countFrames, type PageTimings, watch } from './in-page.ts';

const DECISIONS = 120;

/** What was seen of the page in Chromium. */
export interface SeenInBrowser {
  version: string;
  /** Milliseconds from each press of an option to its drawn result. */
  drawn: number[];
  /** Of these, what the page's own thread was at work, in CPU time: what else the machine does is not in it. */
  busy: number[];
  gliding: PageTimings['gliding'];
  /** Bytes of JavaScript over the wire: for home, and until memory 0.1 can be played. */
  script: { home: number; played: number };
}

interface OpenOptions {
  /** As kept by the settings screen. */
  settings: object;
  options?: BrowserContextOptions;
}

async function openAt(browser: Browser, address: string, text: string, { settings, options }: OpenOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.addInitScript(watch);
  await context.addInitScript((kept) => localStorage.setItem('bauta.settings', kept), JSON.stringify(settings));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('main.home').waitFor();
  await page.goto(`${address}/${await putSave(page, { name: 'bench', text, isRead: true })}`);
  await page.locator('[data-option]').first().waitFor();
  return page;
}

/** Where one of the options that can be pressed is, by chance; only those of a type when one is named. null: there is none. */
const optionAt = (page: Page, random: RandomSource, type = ''): Promise<{ x: number; y: number } | null> =>
  page.evaluate(
    ([chance, wanted]) => {
      const all = [...document.querySelectorAll<HTMLElement>('.table-now [data-option]')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.dataset.option!.includes(wanted),
      );
      const staying = all.filter(({ dataset }) => !/leave|discard/.test(dataset.option!));
      const among = staying.length > 0 ? staying : all;
      const first = Math.floor(chance * among.length);
      for (const each of [...among.slice(first), ...among.slice(0, first)]) {
        each.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = each.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        if (each.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
      return null;
    },
    [random(), type] as const,
  );

const watchedIn = (page: Page): Promise<PageTimings> =>
  page.evaluate(() => (globalThis as unknown as { watched: PageTimings }).watched);

/** Presses an option; whether there was one. Chances that come in may move it from under the pointer: then another is tried. */
async function press(page: Page, random: RandomSource, type = '', beforeEach = async (): Promise<void> => {}): Promise<boolean> {
  const { pressed } = await watchedIn(page);
  do {
    const at = await optionAt(page, random, type);
    if (at === null) return false;
    await beforeEach();
    await page.mouse.click(at.x, at.y);
  } while ((await watchedIn(page)).pressed === pressed);
  return true;
}

/** Reads how long the page's own thread was at work so far, in milliseconds of CPU time. */
async function busyClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
}

const AT_ONCE = { settings: { speed: 'once', lessons: false }, options: { reducedMotion: 'reduce' } } as const;

/** Random decisions in the largest memory, each drawn before the next; a game that ends is begun again. */
async function pressToDrawn(browser: Browser, address: string): Promise<Pick<SeenInBrowser, 'drawn' | 'busy'>> {
  const [text, random] = [begunSave(shipped()), seeded(1)];
  const [drawn, busy]: [number[], number[]] = [[], []];
  while (drawn.length < DECISIONS) {
    const page = await openAt(browser, address, text, AT_ONCE);
    const clock = await busyClock(page);
    for (let count = 1; drawn.length + count <= DECISIONS; count++) {
      let before = 0;
      const startClock = async (): Promise<void> => {
        before = await clock();
      };
      if (!(await press(page, random, '', startClock))) break;
      await page.waitForFunction(
        (pressed) =>
          (globalThis as unknown as { watched: PageTimings }).watched.drawn.length >= pressed ||
          document.querySelector('main.table') === null,
        count,
      );
      busy.push((await clock()) - before);
    }
    drawn.push(...(await watchedIn(page)).drawn);
    await page.context().close();
  }
  return { drawn, busy };
}

/** Far more than an enemy phase takes to be shown. */
const LONGEST_PHASE = 120_000;

/** A whole enemy phase with forty on the map, shown step by step at its own speed; whoever is asked meanwhile passes, or answers by chance. */
async function framesWhileGliding(browser: Browser, address: string): Promise<PageTimings['gliding']> {
  const page = await openAt(browser, address, crowdedSave(shipped()), {
    settings: { speed: 'speed', lessons: false, motion: 'full' },
  });
  const random = seeded(1);
  /** '' once the memory is over. */
  const turn = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLElement>('.status-turn')?.innerText.split('\n')[0] ?? '');
  while (await press(page, random, 'enter')) await page.locator('.table-now [data-option]').first().waitFor();
  await page.evaluate(countFrames);
  const before = await turn();
  const until = performance.now() + LONGEST_PHASE;
  while ((await turn()) === before && performance.now() < until)
    if (!((await press(page, random, 'end-phase')) || (await press(page, random, 'pass')) || (await press(page, random))))
      await page.waitForTimeout(250);
  const { gliding } = await watchedIn(page);
  await page.context().close();
  return gliding;
}

const isScript = (response: Response): boolean => new URL(response.url()).pathname.endsWith('.js');

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.filter(isScript).map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function scriptSent(browser: Browser, address: string): Promise<SeenInBrowser['script']> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const responses: Response[] = [];
  context.on('response', (response) => responses.push(response));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('main.home').waitFor();
  await page.waitForLoadState('networkidle');
  const home = await bytesOf(responses);
  await page.goto(`${address}/#/learn`);
  await page.locator('main.page button.main').click();
  await page.locator('.page-memory button.turn').click();
  // What weighs the options comes last, and has nothing to say until both are there.
  for (let entering = 0; entering < 2; entering++) await page.locator('[data-option*=" enter "]').first().click();
  await page.locator('.option .odds').first().waitFor();
  const played = await bytesOf(responses);
  await context.close();
  return { home, played };
}

export async function measureInBrowser(): Promise<SeenInBrowser> {
  const { address, close } = await listenAnywhere(await builtWeb());
  const browser = await launch(findChromium());
  try {
    const script = await scriptSent(browser, address);
    const pressed = await pressToDrawn(browser, address);
    return { version: browser.version(), ...pressed, gliding: await framesWhileGliding(browser, address), script };
  } finally {
    await browser.close();
    await close();
  }
}
