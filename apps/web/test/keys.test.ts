import { optionId } from '@bauta/engine';
import { expect, test } from 'vitest';
import { toFirstAction } from './first-action.ts';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { byPointer, play, select } from './player.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
const attack = moves.findIndex(({ command }) => command.type === 'attack');

test('the key of an attack shows what is at stake first, and strikes when it is pressed again', async () => {
  const { command } = moves[attack]!;
  if (command.type !== 'attack') throw new Error('nobody attacks');
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, attack)) await play(page, move, byPointer);
  await select(page, moves[attack]!, byPointer);
  await page
    .locator(`.actions [data-option="${optionId(command)}"] .odds`)
    .first()
    .waitFor();
  const before = await keptParts(page);
  await page.locator(`.board [data-at="${command.at}"]`).hover({ position: { x: 5, y: 30 } });
  // Away from the board nothing is looked at, but the square stays pointed at.
  await page.locator('.status-turn').hover();
  await page.locator('.previewed').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await page.locator('.previewed').waitFor();
  expect(await keptParts(page)).toBe(before);
  await page.keyboard.press('a');
  await expect.poll(() => keptParts(page)).toBe(before + 1);
});

test('whatever option the keys come to, forwards or back, the bar above does not cover it', async () => {
  const page = await openPage();
  await toFirstAction(page);
  await page.locator('.actions details').evaluateAll((bunches) => {
    for (const bunch of bunches as HTMLDetailsElement[]) bunch.open = true;
  });
  const covered = await page.evaluate(async () => {
    const options = [...document.querySelectorAll<HTMLElement>('.actions .option, .actions .clause')];
    const found: string[] = [];
    for (const option of [...options, ...options.toReversed()]) {
      option.focus();
      await new Promise(requestAnimationFrame);
      const { left, top, width } = option.getBoundingClientRect();
      if (!option.contains(document.elementFromPoint(left + width / 2, top + 1))) found.push(option.textContent);
    }
    return found;
  });
  expect(covered).toEqual([]);
});
