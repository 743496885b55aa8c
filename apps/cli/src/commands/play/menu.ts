import { readFileSync } from 'node:fs';
import { hasBook } from '@bauta/engine';
import { memoriesInOrder, readSave } from '@bauta/format';
import { type Lexicon, nameOf, say } from '@bauta/text';
import { lexiconFor, type OpenPack } from '../../files/packs.ts';
import { contentOf, type SavedGame } from '../../files/saves-folder.ts';
import type { Terminal } from '../../terminal/terminal.ts';

export type MenuChoice = { resume: SavedGame } | { begin: string };

const MOST = 9;

function turnOf({ path }: SavedGame): number | null {
  const { save } = readSave(readFileSync(path, 'utf8'), 'memory');
  return save === null ? null : save.history.state.turn;
}

interface Offer {
  text: string;
  choice: MenuChoice;
}

interface Shop {
  shelf: readonly OpenPack[];
  lexicon: Lexicon;
  folder: string;
}

function gone({ lexicon, folder }: Shop, game: SavedGame): Offer[] {
  const turn = turnOf(game);
  if (turn === null) return [];
  const title = nameOf(lexiconFor(folder, contentOf(game.path)), 'memory', game.memory, 'title');
  return [{ text: say(lexicon, 'screen.menu-continue', { title, turn }), choice: { resume: game } }];
}

const fresh = ({ pack, lexicon }: OpenPack): Offer[] =>
  memoriesInOrder(pack.content).map((memory) => ({
    text: say(lexicon, 'screen.menu-begin', { title: nameOf(lexicon, 'memory', memory, 'title'), memory }),
    choice: { begin: memory },
  }));

/** Offers the games under way and the memories there are; null when the players leave. */
export async function chooseGame(shop: Shop, games: readonly SavedGame[], terminal: Terminal): Promise<MenuChoice | null> {
  const { shelf, lexicon } = shop;
  const offered: Offer[] = [];
  const show = (offers: readonly Offer[]): void => {
    for (const offer of offers) terminal.print(`  ${offered.push(offer)} ${offer.text}`);
  };
  terminal.print(say(lexicon, 'screen.menu-title'));
  show(games.slice(0, MOST).flatMap((game) => gone(shop, game)));
  for (const each of shelf) {
    if (hasBook(each.pack.content)) terminal.print(say(lexicon, 'screen.menu-campaign'));
    show(fresh(each));
  }
  terminal.print(say(lexicon, 'screen.menu-ask'));
  for (;;) {
    const typed = await terminal.ask(`${say(lexicon, 'screen.prompt')} `);
    if (typed === null || typed === 'q') return null;
    const found = /^\d+$/.test(typed) ? offered[Number(typed) - 1] : undefined;
    if (found !== undefined) return found.choice;
    terminal.print(say(lexicon, 'screen.menu-bad', { count: offered.length }));
  }
}
