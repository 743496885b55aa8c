import type { Page } from 'playwright-core';

/** Every square in words, once the board is drawn: its ground and who stands there. What can be done there depends on who is selected. */
export async function boardOf(page: Page): Promise<string[]> {
  const squares = page.locator('.board-square');
  await squares.first().waitFor();
  return squares.evaluateAll((all) => all.map((square) => square.getAttribute('aria-label')!.replace(/, \d+ choices?.*$/, '')));
}
