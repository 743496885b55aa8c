import { NOWHERE, optionId, type Square } from '@bauta/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { squareOfCommand } from '../src/table/square-of-command.ts';
import { byMentor, type Foreseen, foreseeChance, foreseen } from './foreseen.ts';
import { keptParts } from './kept-parts.ts';
import { openPage } from './page.ts';
import { byPointer, play, select } from './player.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
const isOnBoard = ({ game, command }: Foreseen): boolean => squareOfCommand(game, command) !== NOWHERE;
/** The whole way in, and enough after it for moves, attacks and questions of the rules. */
const stretch = moves.slice(0, 24);

async function openFirstMemory(size = { width: 1280, height: 800 }): Promise<Page> {
  const page = await openPage({ prepare: foreseeChance, viewport: size, hasTouch: size.width < 600 });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  return page;
}

const squareOn = (page: Page, at: Square): Locator => page.locator(`.board [data-at="${at}"]`);

/** Somewhere on the upper edge of a square nobody stands. */
async function edgeOf(square: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width } = (await square.boundingBox())!;
  return { x: x + width / 2, y: y + 2 };
}

type Tap = (page: Page, spot: { x: number; y: number }) => Promise<void>;

/** The hand slips by three pixels, over the edge of the square. */
const slip: Tap = async ({ mouse }, { x, y }) => {
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y - 3);
  await mouse.up();
};

const tap: Tap = ({ touchscreen }, { x, y }) => touchscreen.tap(x, y);

/** Presses the square of a decision; where that can mean several things, what was meant in its menu. */
async function playOnBoard(page: Page, move: Foreseen, press: Tap): Promise<void> {
  const { game, command } = move;
  const before = await keptParts(page);
  await select(page, move, byPointer);
  await page
    .locator(`[data-option="${optionId(command)}"]`)
    .first()
    .waitFor({ state: 'attached' });
  await press(page, await edgeOf(squareOn(page, squareOfCommand(game, command))));
  const isKept = async (): Promise<boolean> => (await keptParts(page)) === before + 1;
  const menu = page.getByRole('menu');
  await expect.poll(async () => (await isKept()) || (await menu.isVisible()), { message: optionId(command) }).toBe(true);
  if (await isKept()) return;
  await menu.locator(`[data-option="${optionId(command)}"]`).click();
  await expect.poll(isKept, { message: optionId(command) }).toBe(true);
}

async function playStretch(page: Page, press: Tap): Promise<void> {
  for (const move of stretch) await (isOnBoard(move) ? playOnBoard(page, move, press) : play(page, move, byPointer));
}

test('the stretch has many decisions on squares', () => {
  expect(stretch.filter(isOnBoard).length).toBeGreaterThan(12);
});

test('memory 0.1 is played by pressing squares, with a hand that slips', async () => {
  const page = await openFirstMemory();
  await playStretch(page, slip);
});

test('memory 0.1 is played by tapping squares on a phone', async () => {
  const page = await openFirstMemory({ width: 360, height: 740 });
  await playStretch(page, tap);
});

test('the board keeps its size, whatever is asked', async () => {
  const page = await openFirstMemory();
  const square = squareOn(page, squareOfCommand(moves[0]!.game, moves[0]!.command));
  await square.waitFor();
  const first = await square.boundingBox();
  for (const move of stretch.slice(0, 8)) {
    await play(page, move, byPointer);
    expect(await square.boundingBox()).toEqual(first);
  }
});

/** Some spot where a square is on top; null where none is. */
const seenSpot = (square: Locator): Promise<{ x: number; y: number } | null> =>
  square.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let x = Math.ceil(left) + 2; x < right; x += 4)
      for (let y = Math.ceil(top) + 2; y < bottom; y += 4) if (document.elementFromPoint(x, y) === element) return { x, y };
    return null;
  });

test('a square at the rim of the view stays there while it is pressed', async () => {
  const page = await openFirstMemory();
  const [move] = moves;
  const square = squareOn(page, squareOfCommand(move!.game, move!.command));
  await page
    .locator(`[data-option="${optionId(move!.command)}"]`)
    .first()
    .waitFor({ state: 'attached' });
  const board = (await page.locator('.board').boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  const isHalfOut = async (): Promise<boolean> => {
    const { x, y, width, height } = (await square.boundingBox())!;
    return y + height / 2 < board.y || y + height / 2 > board.y + board.height || x + width / 2 < board.x;
  };
  while (!(await isHalfOut())) {
    const before = await square.boundingBox();
    await page.mouse.wheel(0, -60);
    // A turn of the wheel that is still on its way would move the square later.
    await expect.poll(() => square.boundingBox()).not.toEqual(before);
  }
  const spot = await seenSpot(square);
  const seen = await square.boundingBox();
  await page.mouse.move(spot!.x, spot!.y);
  await page.mouse.down();
  expect(await square.boundingBox()).toEqual(seen);
  await page.mouse.up();
  await expect.poll(() => keptParts(page)).toBe(2);
});

test('a press that ended beside the board spoils none that follows', async () => {
  const page = await openFirstMemory();
  const [move] = moves;
  await page
    .locator(`[data-option="${optionId(move!.command)}"]`)
    .first()
    .waitFor({ state: 'attached' });
  const board = (await page.locator('.board').boundingBox())!;
  const middle = board.y + board.height / 2;
  await page.mouse.move(board.x + 2, middle);
  await page.mouse.down();
  await page.mouse.move(board.x - 2, middle);
  await page.mouse.up();
  await page.mouse.move(board.x + 60, middle);
  await playOnBoard(page, move!, slip);
});
