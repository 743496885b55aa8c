import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { generator, type Random } from '../../../../test/support/players/random-player.ts';
import { english } from '../english.ts';
import { act } from './act.ts';
import { beginnings, type StartingPoint, setDown } from './beginnings.ts';
import { Keeper } from './keeper.ts';
import type { ScreenName } from './look.ts';
import { playAlong } from './partner.ts';
import { openEyes, seeAll, seeNow } from './see.ts';

/** The browsers it sits at in turn, each with nothing stored. */
const SEATS: readonly (BrowserContextOptions & { hasTouch: boolean })[] = [
  { viewport: { width: 1280, height: 800 }, hasTouch: false, reducedMotion: 'reduce' },
  { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' },
  { viewport: { width: 1600, height: 900 }, hasTouch: false },
  { viewport: { width: 740, height: 360 }, hasTouch: true },
];

/** Every save that has grown is read to its end after so many actions. */
const READ_EVERY = 100;
const REMEMBERED = 20;

export interface MonkeyPlan {
  browser: Browser;
  address: string;
  seed: number;
  actions: number;
  /** Where it is set down in turn. */
  which: 'all' | 'few';
  /** Actions at one beginning. */
  perBeginning: number;
  /** Beginnings in one browser. */
  perSeat: number;
  progress?(done: number): void;
}

/** How many actions were done on each screen. */
export type Visits = Partial<Record<ScreenName, number>>;

/** The server may refuse what it is asked, but not fail, and nobody asks too much. */
const isRefused = (url: string, status: number): boolean =>
  new URL(url).pathname.startsWith('/api/') && status < 500 && status !== 429;

/** A browser says twice what was refused, and complains when a table is left while it connects. */
const isSaidTwice = (text: string): boolean =>
  /^Failed to load resource: the server responded/.test(text) || /closed before the connection is established/.test(text);

/** What it does goes wrong in the page, and when. */
class Troubles {
  readonly found: string[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error' && !isSaidTwice(message.text())) this.found.push(`console: ${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => this.found.push(`error: ${error.stack ?? error.message}`));
    page.on('crash', () => this.found.push('the page crashed'));
    page.on('dialog', (dialog) => this.found.push(`dialog: ${dialog.message()}`));
    page.on('response', (response) => {
      const [url, status] = [response.url(), response.status()];
      if (status >= 400 && !isRefused(url, status)) this.found.push(`${status} ${url}`);
    });
    page.on('requestfailed', (request) => {
      // What a page no longer waits for when it is left is no failure.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.found.push(`${reason} ${request.url()}`);
    });
  }
}

const isOurs = (page: Page, address: string): boolean => page.url().startsWith(address);
const idInAddress = (page: Page): string => /#\/play\/([^/]*)/.exec(page.url())?.[1] ?? '';

/** A file chosen by chance: something it was given, something the browser has, or no save at all. */
function fileFor(keeper: Keeper, random: Random) {
  const text = random() < 0.5 ? keeper.any(random) : '{"bauta":"save"}\nbroken';
  return { name: 'some.save.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text ?? '') };
}

async function sitAt(plan: MonkeyPlan, seat: (typeof SEATS)[number], keeper: Keeper, troubles: Troubles, random: Random) {
  const context = await plan.browser.newContext(seat);
  await context.exposeBinding('removesSave', (_source, id: string) => keeper.removes(id));
  await context.addInitScript((yes) => {
    const told = globalThis as unknown as { removesSave(id: string): void };
    addEventListener(
      'click',
      ({ target }) => {
        const button = (target as Element).closest('.save button');
        const link = button?.closest('.save')?.querySelector('a[href^="#/play/"]')?.getAttribute('href');
        if (button?.textContent === yes && link != null) told.removesSave(link.split('/').at(-1)!);
      },
      { capture: true },
    );
  }, english().words.get('web.saves.really-remove')!);
  await openEyes(context);
  const page = await context.newPage();
  troubles.watch(page);
  page.on('filechooser', (chooser) => void chooser.setFiles(fileFor(keeper, random)).catch(() => {}));
  page.on('download', (file) => void file.delete().catch(() => {}));
  return { context, page };
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function nameOf(beginning: StartingPoint): string {
  if ('at' in beginning) return `#/${beginning.at}`;
  return 'called' in beginning ? beginning.called : `a ${beginning.wished.kind} on line with ${beginning.company}`;
}

/** Presses, writes and travels at random over all screens; throws with what it did last when anything goes wrong. */
export async function monkey(plan: MonkeyPlan): Promise<Visits> {
  const random = generator(plan.seed);
  const all = beginnings(plan.which);
  const visits: Visits = {};
  const did: string[] = [];
  const troubles = new Troubles();
  const note = (what: string): void => {
    did.push(what);
    if (did.length > REMEMBERED) did.shift();
  };
  let done = 0;
  let queue: StartingPoint[] = [];

  async function step(page: Page, keeper: Keeper, touch: boolean): Promise<void> {
    if (!isOurs(page, plan.address)) await page.goForward();
    if (!isOurs(page, plan.address)) await page.goto(plan.address);
    const seen = await seeNow(page, keeper, random);
    if (seen.trouble !== '') throw new Error(`not kept: ${seen.trouble}`);
    if (seen.screen === 'no such save' && keeper.has(idInAddress(page))) throw new Error('a save that is kept does not open');
    if (seen.screen !== 'no such save' && seen.screen !== 'waiting') visits[seen.screen] = (visits[seen.screen] ?? 0) + 1;
    note(`${done} on ${seen.screen}: ${await act({ page, random, touch }, seen.target)}`);
    if (troubles.found.length > 0) throw new Error(troubles.found.join('\n'));
    done += 1;
    plan.progress?.(done);
    if (done % READ_EVERY === 0 && isOurs(page, plan.address)) await seeAll(page, keeper);
  }

  /** At one beginning; whoever plays along does something between its actions. */
  async function from(page: Page, keeper: Keeper, touch: boolean, beginning: StartingPoint): Promise<void> {
    note(`set down at ${nameOf(beginning)}`);
    const partner = await setDown(page, plan.address, beginning);
    try {
      for (let each = 0; each < plan.perBeginning && done < plan.actions; each++) {
        await step(page, keeper, touch);
        if (partner !== null && random() < 0.4) playAlong(partner, random);
      }
    } finally {
      partner?.close();
    }
  }

  async function session(seat: (typeof SEATS)[number]): Promise<void> {
    const keeper = new Keeper();
    const { context, page } = await sitAt(plan, seat, keeper, troubles, random);
    for (let count = 0; count < plan.perSeat && done < plan.actions; count++) {
      if (queue.length === 0) queue = shuffled(all, random);
      await from(page, keeper, seat.hasTouch, queue.pop()!);
    }
    await page.goto(plan.address);
    await seeAll(page, keeper);
    await context.close();
  }

  try {
    for (let count = 0; done < plan.actions; count++) await session(SEATS[count % SEATS.length]!);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`seed ${plan.seed}, action ${done}: ${message}\n${did.join('\n')}\n${troubles.found.join('\n')}`);
  }
  return visits;
}
