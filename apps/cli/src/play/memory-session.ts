import {
  apply,
  type Command,
  decision,
  type Game,
  type GameEvent,
  isNewInformation,
  isRefusal,
  optionId,
  squareName,
} from '@bauta/engine';
import { type Save, saveDecision, saveSnapshot, saveUndo } from '@bauta/format';
import { type Catalogue, type Lexicon, renderEvent, say } from '@bauta/text';
import { barrierOf } from './barrier.ts';
import { type Book, decide, type History, positionOf, takeBack } from './history.ts';
import { memoryScene } from './memory-scene.ts';
import type { SaveFile } from './save-file.ts';
import { boardLines } from './screen/board.ts';
import { endingLines } from './screen/ending.ts';
import { painter } from './screen/paint.ts';
import type { Session } from './session.ts';
import { toldOf } from './told.ts';

const BOOK: Book<Game, Command, GameEvent> = {
  apply(game, command) {
    const done = apply(game, command);
    return isRefusal(done) ? done : { position: done.game, events: done.events };
  },
  decision: saveDecision,
  undo: saveUndo,
  snapshot: saveSnapshot,
};

export const catalogueOf = (lexicon: Lexicon, { content }: Game): Catalogue => ({ ...lexicon, content, squareName });

/** A memory played by itself. */
export function memorySession(file: SaveFile, { setUp, decisions, positions, n }: Save, lexicon: Lexicon): Session {
  const catalogue = catalogueOf(lexicon, positions[0]!);
  const history: History<Game, Command, GameEvent> = { file, setUp, decisions: [...decisions], positions: [...positions], n };
  const told = (events: readonly GameEvent[]) => events.flatMap((event) => toldOf(catalogue, event));
  return {
    lexicon,
    entries: () => history.n,
    scene() {
      const game = positionOf(history);
      const asked = decision(game);
      return asked === null ? null : memoryScene(game, asked, catalogue);
    },
    decide: (command) => decide(history, BOOK, command as Command),
    takeBack: (count) => takeBack(history, BOOK, count),
    barrier() {
      const { free, learnt } = barrierOf(history.decisions, isNewInformation);
      return { free, learnt: learnt === null ? null : renderEvent(catalogue, learnt) };
    },
    last: () => told(history.decisions.at(-1)?.events ?? setUp),
    log: () => [
      { command: '', told: told(setUp) },
      ...history.decisions.map(({ command, events }) => ({ command: optionId(command), told: told(events) })),
    ],
    ending: (terminal) => [
      ...boardLines(positionOf(history), catalogue, terminal),
      '',
      ...endingLines(positionOf(history), catalogue, terminal.columns, painter(terminal.colour)),
      say(lexicon, 'screen.saved-in', { file: file.path }),
    ],
    leaving: () => say(lexicon, 'screen.quit'),
  };
}
