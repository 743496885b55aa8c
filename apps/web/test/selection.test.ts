import { type Game, memoryRules } from '@bauta/engine';
import { expect, test } from 'vitest';
import { actorsOf, isActing } from '../src/table/actions/acting.ts';
import { type Foreseen, foreseeChance, foreseen } from './foreseen.ts';
import { openPage } from './page.ts';
import { byPointer, inPanel, play } from './player.ts';

const [FIRST, SECOND] = ['alessandra', 'bastiano'];
const MOST = 30;
const WILD = ['enter', 'move', 'attack', 'hide-bodies'];

/** The second has AP left, and the first is offered actions before them. */
function isTempting(game: Game): boolean {
  const asked = memoryRules.question(game);
  const { ap } = game.characters.find(({ id }) => id === SECOND)!;
  return asked?.step.step === 'assassin-phase' && ap > 0 && actorsOf(asked.options)[0] === FIRST;
}

/** Two who go about without thinking, until what the second did has led to a question of the rules, and it is answered. */
function interrupted(stride: number): readonly Foreseen[] | null {
  let [count, acted, isAsked, isFound] = [0, '', false, false];
  const { moves } = foreseen('broken-tiles', [FIRST!, SECOND!], (game) => {
    const asked = memoryRules.question(game);
    isFound = isAsked && acted === SECOND && isTempting(game);
    count += 1;
    if (asked === null || isFound || count > MOST) return null;
    const wild = asked.options.filter(({ type }) => WILD.includes(type));
    const choices = wild.length > 0 ? wild : asked.options;
    const chosen = choices[(count * stride) % choices.length]!;
    isAsked = !isActing(asked.step);
    if (!isAsked) acted = 'by' in chosen ? chosen.by : '';
    return chosen;
  });
  return isFound ? moves : null;
}

const all = Array.from({ length: 60 }, (_, stride) => interrupted(stride)).filter((each) => each !== null);
const moves = all.sort((a, b) => a.length - b.length)[0]!;

test('[R4.1] after a question of the rules whoever acted stays selected while they have AP', async () => {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, -1)) await play(page, move, byPointer);
  await inPanel(page, moves.at(-1)!, byPointer);
  const selected = page.locator('.assassin-board[data-selected=true] .board-name');
  await expect.poll(() => selected.allTextContents()).toEqual(['Bastiano']);
});
