import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './page.ts';

/** Little more than what is sent, in bytes as they go over the wire: what makes it heavier is seen. */
const FIRST_SCREEN = 16_000;
const UNTIL_PLAYED = 115_000;
const HOME_IN_ALL = 80_000;

const isScript = (response: Response): boolean => /\.js$/.test(new URL(response.url()).pathname);

async function weigh(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('little is sent until home is seen, and until 0.1 can be played', async () => {
  const responses: Response[] = [];
  const page = await openPage({
    serviceWorkers: 'block',
    prepare: async (context) => void context.on('response', (each) => responses.push(each)),
  });
  await page.getByRole('link', { name: /Learn/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const home = { script: await weigh(responses.filter(isScript)), all: await weigh(responses) };
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  // What weighs the options comes last, and has nothing to say until both are there.
  for (let entering = 0; entering < 2; entering++) await page.getByRole('button', { name: 'Enter on a4' }).first().click();
  await page.locator('.option .odds').first().waitFor();
  const played = await weigh(responses.filter(isScript));
  console.log(`home: ${home.script} bytes of JavaScript, ${home.all} in all; until 0.1 is played: ${played} bytes of JavaScript`);
  expect(home.script).toBeLessThan(FIRST_SCREEN);
  expect(home.all).toBeLessThan(HOME_IN_ALL);
  expect(played).toBeLessThan(UNTIL_PLAYED);
});
