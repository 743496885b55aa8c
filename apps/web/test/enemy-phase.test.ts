import { type Command, type Game, memoryRules } from '@bauta/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foreseeChance, foreseen } from './foreseen.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';

const isInWindow = (game: Game): boolean => memoryRules.question(game)?.step.step === 'window';

/** R19: everyone saves what they can, ends the phase, and uses a saved action in the first window; then all is passed until turn 2. */
function savesAndActs(game: Game): Command | null {
  if (game.turn > 1) return null;
  const { options } = memoryRules.question(game)!;
  const of = (...types: readonly Command['type'][]): Command | undefined =>
    types.map((type) => options.find((command) => command.type === type)).find((command) => command !== undefined);
  if (isInWindow(game) && game.characters.every(({ saved, status }) => status !== 'active' || saved > 0))
    return of('move') ?? of('pass')!;
  return of('save', 'end-phase', 'pass') ?? options[0]!;
}

const { moves } = foreseen('low-bridge', ['alessandra', 'bastiano'], savesAndActs);
const used = moves.findIndex(({ game, command }) => isInWindow(game) && command.type === 'move');

async function openLowBridge(): Promise<Page> {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /A single memory/ }).click();
  await page.getByRole('link', { name: /Low Bridge/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  return page;
}

test('[R19.2] a whole enemy phase, with a saved action used in it', async () => {
  expect(used).toBeGreaterThan(0);
  const page = await openLowBridge();
  for (const move of moves) await play(page, move, byPointer);
  await expect.poll(() => page.locator('.status-turn').textContent()).toContain('Turn 2');
});

test('a reload in the middle of an enemy phase goes on exactly there', async () => {
  const page = await openLowBridge();
  for (const move of moves.slice(0, used)) await play(page, move, byPointer);
  const question = page.locator('.table-now .question');
  const asked = await question.textContent();
  await page.reload();
  await expect.poll(() => question.textContent()).toBe(asked);
  for (const move of moves.slice(used)) await play(page, move, byPointer);
  await expect.poll(() => page.locator('.status-turn').textContent()).toContain('Turn 2');
});
