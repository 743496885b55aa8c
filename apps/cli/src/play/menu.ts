import { readFileSync } from 'node:fs';
import { readSave } from '@bauta/format';
import { nameOf, say } from '@bauta/text';
import type { Library } from '../library.ts';
import { lexiconFor } from '../packs.ts';
import { contentOf, type SavedGame } from './saves-folder.ts';
import type { Terminal } from './terminal.ts';

export type Choice = { resume: SavedGame } | { begin: string };

const MOST = 9;

function turnOf({ path }: SavedGame): number | null {
  const { save } = readSave(readFileSync(path, 'utf8'));
  return save === null ? null : save.positions.at(-1)!.turn;
}

function entries({ pack, lexicon }: Library, folder: string, games: readonly SavedGame[]): { text: string; choice: Choice }[] {
  const title = (memory: string, words = lexicon) => nameOf(words, 'memory', memory, 'title');
  const wordsOf = ({ path }: SavedGame) => lexiconFor(folder, contentOf(path));
  const running = games.slice(0, MOST).flatMap((game) => {
    const turn = turnOf(game);
    return turn === null
      ? []
      : [
          {
            text: say(lexicon, 'screen.menu-continue', { title: title(game.memory, wordsOf(game)), turn }),
            choice: { resume: game },
          },
        ];
  });
  const fresh = Object.keys(pack.content.memories).map((memory) => ({
    text: say(lexicon, 'screen.menu-begin', { title: title(memory), memory }),
    choice: { begin: memory },
  }));
  return [...running, ...fresh];
}

/** Offers the games under way and the memories there are; null when the players leave. */
export async function chooseGame(
  library: Library,
  folder: string,
  games: readonly SavedGame[],
  terminal: Terminal,
): Promise<Choice | null> {
  const { lexicon } = library;
  const offered = entries(library, folder, games);
  terminal.print(say(lexicon, 'screen.menu-title'));
  terminal.print(offered.map(({ text }, index) => `  ${index + 1} ${text}`).join('\n'));
  terminal.print(say(lexicon, 'screen.menu-ask'));
  for (;;) {
    const typed = await terminal.ask(`${say(lexicon, 'screen.prompt')} `);
    if (typed === null || typed === 'q') return null;
    const found = /^\d+$/.test(typed) ? offered[Number(typed) - 1] : undefined;
    if (found !== undefined) return found.choice;
    terminal.print(say(lexicon, 'screen.menu-bad', { count: offered.length }));
  }
}
