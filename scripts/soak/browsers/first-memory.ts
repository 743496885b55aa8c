import { type Game, hash } from '@bauta/engine';
import { readSave } from '@bauta/format';
import { byMentor, drawInOrder, foreseen } from '../../../apps/web/test/foreseen.ts';
import { type Listening, listenAnywhere } from '../../../apps/web/test/listen-anywhere.ts';
import type { Browser } from './browser.ts';
import { press, until, wordsOf } from './hands.ts';
import { keptText } from './kept-text.ts';
import { play } from './play.ts';
import { reload } from './table-shown.ts';

const { setUp, moves, end } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());

/** The save that the browser keeps holds so many decisions, and reads back to the very position. */
async function isKept(browser: Browser, decisions: number, game: Game): Promise<void> {
  const history = await until(`decision ${decisions} in the save`, async () => {
    const read = readSave(await browser.ask(keptText, null), 'memory');
    if (read.save === null) throw new Error(`the save cannot be read: ${JSON.stringify(read.problem)}`);
    return read.save.history.decisions.length === decisions ? read.save.history : null;
  });
  if (hash(history.state) !== hash(game)) throw new Error(`after decision ${decisions} the save holds another position`);
}

async function begin(browser: Browser, address: string): Promise<void> {
  await browser.goto(address);
  await browser.ask(drawInOrder, null);
  await press(browser, { css: 'a', words: 'Learn' });
  await press(browser, { css: 'button', words: 'Begin the first memory' });
  await press(browser, { css: 'button', words: 'To the table' });
  await isKept(browser, 0, setUp.game);
}

/** In the page: what is asked for now comes from the browser itself. */
const isServedHere = (): true | null => navigator.serviceWorker.controller !== null || null;

async function stop({ address, close }: Listening): Promise<void> {
  await close();
  const answer = await fetch(address).catch(() => null);
  if (answer !== null) throw new Error('the server still answers');
}

/** From the first decision to the last: after a third the page is loaded again, after two it has to live without a server. */
async function playAll(browser: Browser, server: Listening): Promise<string> {
  const [third, twoThirds] = [1, 2].map((parts) => Math.floor((parts * moves.length) / 3));
  for (const [index, { game, command, after }] of moves.entries()) {
    if (index === third) await reload(browser, 'loaded again');
    if (index === twoThirds) {
      await until('the service worker', () => browser.ask(isServedHere, null));
      await stop(server);
      await reload(browser, 'loaded again without a server');
    }
    await play(browser, game, command);
    await isKept(browser, index + 1, after);
  }
  return `${moves.length} decisions, each read back from the save; loaded again after ${third}, and after ${twoThirds} without a server`;
}

/** Memory 0.1 from home to its success. */
export async function playFirstMemory(browser: Browser, folder: string): Promise<string> {
  if (end.result?.success !== true) throw new Error('the mentor was to succeed');
  const server = await listenAnywhere(folder);
  try {
    await begin(browser, server.address);
    const played = await playAll(browser, server);
    const isOver = async (): Promise<true | null> => (await wordsOf(browser, 'h1')).includes('succeeded') || null;
    await until('the success', isOver);
    return played;
  } finally {
    await server.close();
  }
}
