import { isNewInformation } from '@bauta/engine';
import { expect, test } from 'vitest';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
/** The first decision that taught something, once the map was entered: a die or a card. */
const learning = moves.findIndex(({ events }, index) => index > 2 && events.some(isNewInformation));

test('decisions are taken back to the last new information, and not beyond', async () => {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, learning)) await play(page, move, byPointer);
  const undo = page.getByRole('button', { name: /^Take back: / });
  await undo.click();
  await expect.poll(() => keptParts(page)).toBe(learning + 2);
  await page.getByRole('button', { name: /^Do again: / }).click();
  await play(page, moves[learning]!, byPointer);
  await page.getByRole('button', { name: 'Nothing can be taken back: something new was learnt' }).waitFor();
  const before = await keptParts(page);
  await page.keyboard.press('Control+z');
  await play(page, moves[learning + 1]!, byPointer);
  expect(await keptParts(page)).toBe(before + 1);
});

test('rewinds go beyond it where players want them, and are counted for everyone to see', async () => {
  const wanted = (): void => localStorage.setItem('bauta.settings', JSON.stringify({ rewinds: true }));
  const page = await openPage({
    prepare: async (context) => {
      await foreseeChance(context);
      await context.addInitScript(wanted);
    },
  });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, learning + 1)) await play(page, move, byPointer);
  await page.getByRole('button', { name: 'Nothing can be taken back: something new was learnt' }).waitFor();
  await page.getByRole('button', { name: 'How far back one can go' }).click();
  await page.locator('.rewinds button').first().click();
  await expect.poll(() => keptParts(page)).toBe(learning + 3);
  await page.locator('.log-mark').getByText('Rewound once.').waitFor();
  await page.reload();
  await page.locator('.log-mark').getByText('Rewound once.').waitFor();
  await play(page, moves[learning]!, byPointer);
});
