import { createBot } from '@bauta/bots';
import { type Game, type GameEvent, type Lesson, memoryRules, observationOfMemory, squareName } from '@bauta/engine';
import { type Catalogue, describe, type Lexicon, say } from '@bauta/text';
import { boardLines } from '../terminal/screen/board.ts';
import { endingLines } from '../terminal/screen/ending.ts';
import { painter } from '../terminal/screen/paint.ts';
import { historySession } from './history-session.ts';
import { memoryScene } from './memory-scene.ts';
import type { SavedHistory } from './saved-history.ts';
import type { TerminalSession } from './terminal-session.ts';

export const catalogueOf = (lexicon: Lexicon, { content }: Game): Catalogue => ({ ...lexicon, content, squareName });

/** A memory played by itself. */
export function memorySession(
  saved: SavedHistory<Game, GameEvent>,
  lexicon: Lexicon,
  lessons: readonly Lesson[],
): TerminalSession {
  const { history, file } = saved;
  const catalogue = catalogueOf(lexicon, history.state);
  return historySession(saved, {
    lexicon,
    lessons,
    scene() {
      const asked = memoryRules.question(history.state);
      return asked === null ? null : memoryScene(history.state, asked, catalogue, './bauta play');
    },
    observation: observationOfMemory,
    choose: (game, { name, seed, budget }) => createBot(name, seed, budget).choose(game),
    teller: () => (events) => events.flatMap((event) => describe(catalogue, event)),
    ending: (terminal) => [
      ...boardLines(history.state, catalogue, terminal),
      '',
      ...endingLines(history.state, catalogue, terminal.columns, painter(terminal.colour)),
      say(lexicon, 'screen.saved-in', { file: file.path }),
    ],
    helpLine: () => say(lexicon, 'screen.help-line'),
    leaving: () => say(lexicon, 'screen.quit'),
  });
}
