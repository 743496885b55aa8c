import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { DEADLINES } from '../../../../scripts/deadlines.ts';
import type { Random } from '../../../../test/support/players/random-player.ts';
import { type Keeper, readKept } from './keeper.ts';
import { look, type VisibleScreen } from './look.ts';

/** How long a screen may take to have something to press. */
const PATIENCE = DEADLINES.wait;

interface Eyes {
  look: typeof look;
  readKept: typeof readKept;
}

/** Both looks are laid into each page once: an action costs one question. */
export const openEyes = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: `globalThis.eyes = { look: ${look}, readKept: ${readKept} };` });

/** A page that loads itself again is looked at when it is there. */
const isLeft = (error: unknown): boolean => error instanceof Error && error.message.includes('Execution context was destroyed');

async function lookInto(page: Page, keeper: Keeper, chance: { kind: number; which: number }): Promise<VisibleScreen | null> {
  try {
    const { seen, kept } = await page.evaluate(
      async ({ known, ...by }) => {
        const { eyes } = globalThis as unknown as { eyes: Eyes };
        return { seen: eyes.look(by), kept: await eyes.readKept(known) };
      },
      { known: keeper.known(), ...chance },
    );
    keeper.see(kept);
    return seen;
  } catch (error) {
    if (isLeft(error)) return null;
    throw error;
  }
}

/** Looks until there is something to press: a screen that has no way on fails. Saves are looked at too. */
export async function seeNow(page: Page, keeper: Keeper, random: Random): Promise<VisibleScreen> {
  const chance = { kind: random(), which: random() };
  const until = performance.now() + PATIENCE;
  for (;;) {
    const seen = await lookInto(page, keeper, chance);
    if (seen !== null && seen.screen !== 'waiting' && seen.ways > 0) return seen;
    if (performance.now() > until) throw new Error(`no way on: ${seen?.screen} at ${page.url()}`);
    await pause(50);
  }
}

/** Every save, letter by letter. */
export async function seeAll(page: Page, keeper: Keeper): Promise<void> {
  const read = (known: Record<string, number>) =>
    page.evaluate((each) => (globalThis as unknown as { eyes: Eyes }).eyes.readKept(each), known);
  keeper.see(await read(keeper.known()));
  keeper.seeAll(await read({}));
}
