import { expect, test } from 'vitest';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { openPage } from './page.ts';
import { byKeys, byPointer, type Press, play } from './player.ts';

const { moves, end } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());

async function fromHomeToSuccess(press: Press): Promise<void> {
  const page = await openPage({ prepare: foreseeChance });
  await press(page.getByRole('link', { name: /Learn/ }));
  await press(page.getByRole('button', { name: 'Begin the first memory' }));
  await press(page.getByRole('button', { name: 'To the table' }));
  for (const move of moves) await play(page, move, press);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/succeeded/);
}

test('the bot that is followed succeeds', () => {
  expect(end.result).toEqual({ success: true });
});

test('memory 0.1 from the home page to its success by clicks alone', () => fromHomeToSuccess(byPointer));

test('memory 0.1 from the home page to its success by the keyboard alone', () => fromHomeToSuccess(byKeys));
