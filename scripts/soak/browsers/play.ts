import { type Command, type Game, optionId } from '@bauta/engine';
import type { Browser } from './browser.ts';
import { canSee, press, until } from './hands.ts';

/** In the page: whether that assassin has to be chosen before they can act. */
function isToBeChosen(index: number): boolean {
  const board = document.querySelectorAll('.assassin-board')[index];
  const head = board?.querySelector('.board-head');
  return board?.getAttribute('data-may-act') === 'true' && head?.getAttribute('aria-pressed') === 'false';
}

/** On their board, or where there is no room for it in the row of them. */
async function choose(browser: Browser, by: string, { characters }: Game): Promise<void> {
  const index = characters.filter(({ ally }) => ally === '').findIndex(({ id }) => id === by);
  if (!(await browser.ask(isToBeChosen, index))) return;
  const [chip, head] = [`:nth-child(${index + 1} of .party-chip)`, `:nth-child(${index + 1} of .assassin-board) .board-head`];
  await press(browser, { css: (await canSee(browser, chip)) ? chip : head });
}

/** Plays it by hand, once it is offered; one of a bunch is brought out first. */
export async function play(browser: Browser, game: Game, command: Command): Promise<void> {
  const option = `[data-option="${optionId(command)}"]`;
  await until(option, async () => {
    if (await browser.ask((css) => document.querySelector(css) !== null, option)) return true;
    if ('by' in command) await choose(browser, command.by, game);
    return null;
  });
  if (!(await canSee(browser, option))) await press(browser, { css: `details.bunch:has(${option}) > summary` });
  await press(browser, { css: option });
}
