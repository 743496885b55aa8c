import { createBot } from '@bauta/bots';
import { decision, type Game, type GameEvent, glimpseOfMemory, type Lesson, squareName, taughtBy } from '@bauta/engine';
import type { MemorySave } from '@bauta/format';
import type { History } from '@bauta/session';
import { type Catalogue, type Lexicon, renderEvent, say, toldOf } from '@bauta/text';
import type { SaveFile } from '../files/save-file.ts';
import { boardLines } from '../terminal/screen/board.ts';
import { endingLines } from '../terminal/screen/ending.ts';
import { painter } from '../terminal/screen/paint.ts';
import { memoryScene } from './memory-scene.ts';
import { decide, takeBack } from './saved-history.ts';
import type { Session } from './session.ts';
import { createTutor, type Tutor } from './tutor.ts';

export const catalogueOf = (lexicon: Lexicon, { content }: Game): Catalogue => ({ ...lexicon, content, squareName });

function tutorOf(history: History<Game, GameEvent>, lessons: readonly Lesson[]): Tutor {
  const events = () => [history.setUp, ...history.decisions.map((each) => each.events)];
  const glimpses = () => [...history.states()].map((game, index) => glimpseOfMemory(game, events()[index]!));
  return createTutor(lessons, () => taughtBy(lessons, glimpses()));
}

/** A memory played by itself. */
export function memorySession(file: SaveFile, { history }: MemorySave, lexicon: Lexicon, lessons: readonly Lesson[]): Session {
  const { setUp } = history;
  const catalogue = catalogueOf(lexicon, history.state);
  const tutor = tutorOf(history, lessons);
  const told = (events: readonly GameEvent[]) => events.flatMap((event) => toldOf(catalogue, event));
  return {
    lexicon,
    tutor,
    entries: () => history.n,
    scene() {
      const asked = decision(history.state);
      return asked === null ? null : memoryScene(history.state, asked, catalogue, './bauta play');
    },
    decide(command) {
      const refusal = decide({ history, file }, command);
      if (refusal === null) tutor.see(glimpseOfMemory(history.state, history.decisions.at(-1)!.events));
      return refusal;
    },
    choice: ({ name, seed, budget }) =>
      decision(history.state) === null ? null : createBot(name, `${seed} ${history.n}`, budget).choose(history.state),
    takeBack(count) {
      takeBack({ history, file }, count);
      tutor.takenBack();
    },
    barrier() {
      const { free, revealed } = history.undoLimit;
      return { free, learnt: revealed === null ? null : renderEvent(catalogue, revealed) };
    },
    last: () => told(history.decisions.at(-1)?.events ?? setUp),
    log: () => [
      { command: '', told: told(setUp) },
      ...history.decisions.map(({ command, events }) => ({ command: history.rules.idOf(command), told: told(events) })),
    ],
    ending: (terminal) => [
      ...boardLines(history.state, catalogue, terminal),
      '',
      ...endingLines(history.state, catalogue, terminal.columns, painter(terminal.colour)),
      say(lexicon, 'screen.saved-in', { file: file.path }),
    ],
    helpLine: () => say(lexicon, 'screen.help-line'),
    leaving: () => say(lexicon, 'screen.quit'),
  };
}
