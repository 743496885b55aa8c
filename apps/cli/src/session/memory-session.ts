import { createBot } from '@bauta/bots';
import {
  apply,
  type Command,
  decision,
  type Game,
  type GameEvent,
  glimpseOfMemory,
  isRefusal,
  type Lesson,
  optionId,
  type Refusal,
  squareName,
  taughtBy,
} from '@bauta/engine';
import { barrierOf, type Save, saveDecision, saveSnapshot, saveUndo } from '@bauta/format';
import { type Catalogue, type Lexicon, renderEvent, say, toldOf } from '@bauta/text';
import { append, type SaveFile, SNAPSHOT_EVERY } from '../files/save-file.ts';
import { boardLines } from '../terminal/screen/board.ts';
import { endingLines } from '../terminal/screen/ending.ts';
import { painter } from '../terminal/screen/paint.ts';
import { memoryScene } from './memory-scene.ts';
import type { Session } from './session.ts';
import { createTutor, type Tutor } from './tutor.ts';

export const catalogueOf = (lexicon: Lexicon, { content }: Game): Catalogue => ({ ...lexicon, content, squareName });

/** The decisions that stand, and where they led, in step with the file. */
interface History {
  file: SaveFile;
  decisions: { command: Command; events: readonly GameEvent[] }[];
  positions: Game[];
  n: number;
}

const gameOf = ({ positions }: History): Game => positions.at(-1)!;

function decide(history: History, command: Command): Refusal | null {
  const done = apply(gameOf(history), command);
  if (isRefusal(done)) return done;
  const n = history.n + 1;
  append(history.file, saveDecision(n, command, done.events, done.game));
  history.n = n;
  history.decisions.push({ command, events: done.events });
  history.positions.push(done.game);
  if (n % SNAPSHOT_EVERY === 0) append(history.file, saveSnapshot(n, done.game));
  return null;
}

function takeBack(history: History, count: number): void {
  append(history.file, saveUndo(history.n + 1, count, history.positions.at(-1 - count)!));
  history.n += 1;
  history.decisions.length -= count;
  history.positions.length -= count;
}

const tutorOf = ({ decisions, positions }: History, setUp: readonly GameEvent[], lessons: readonly Lesson[]): Tutor =>
  createTutor(lessons, () =>
    taughtBy(
      lessons,
      positions.map((game, index) => glimpseOfMemory(game, decisions[index - 1]?.events ?? setUp)),
    ),
  );

/** A memory played by itself. */
export function memorySession(
  file: SaveFile,
  { setUp, decisions, positions, n }: Save,
  lexicon: Lexicon,
  lessons: readonly Lesson[],
): Session {
  const catalogue = catalogueOf(lexicon, positions[0]!);
  const history: History = { file, decisions: [...decisions], positions: [...positions], n };
  const tutor = tutorOf(history, setUp, lessons);
  const told = (events: readonly GameEvent[]) => events.flatMap((event) => toldOf(catalogue, event));
  return {
    lexicon,
    tutor,
    entries: () => history.n,
    scene() {
      const asked = decision(gameOf(history));
      return asked === null ? null : memoryScene(gameOf(history), asked, catalogue, './bauta play');
    },
    decide(command) {
      const refusal = decide(history, command as Command);
      if (refusal === null) tutor.see(glimpseOfMemory(gameOf(history), history.decisions.at(-1)!.events));
      return refusal;
    },
    choice: ({ name, seed, budget }) =>
      decision(gameOf(history)) === null ? null : createBot(name, `${seed} ${history.n}`, budget).choose(gameOf(history)),
    takeBack(count) {
      takeBack(history, count);
      tutor.takenBack();
    },
    barrier() {
      const { free, learnt } = barrierOf(history.decisions);
      return { free, learnt: learnt === null ? null : renderEvent(catalogue, learnt) };
    },
    last: () => told(history.decisions.at(-1)?.events ?? setUp),
    log: () => [
      { command: '', told: told(setUp) },
      ...history.decisions.map(({ command, events }) => ({ command: optionId(command), told: told(events) })),
    ],
    ending: (terminal) => [
      ...boardLines(gameOf(history), catalogue, terminal),
      '',
      ...endingLines(gameOf(history), catalogue, terminal.columns, painter(terminal.colour)),
      say(lexicon, 'screen.saved-in', { file: file.path }),
    ],
    helpLine: () => say(lexicon, 'screen.help-line'),
    leaving: () => say(lexicon, 'screen.quit'),
  };
}
