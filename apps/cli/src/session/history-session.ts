import { type AnyCommand, type Lesson, type Observation, taughtBy } from '@bauta/engine';
import { earlierThisTurn } from '@bauta/session';
import type { Lexicon, LogLine } from '@bauta/text';
import type { Screen } from '../terminal/terminal.ts';
import { decide, type SavedHistory, takeBack } from './saved-history.ts';
import type { Scene } from './scene.ts';
import type { BotWishes, TerminalSession } from './terminal-session.ts';
import { createTutor } from './tutor.ts';

/** What a memory by itself and a campaign show and say differently. */
export interface Presentation<State, Event> {
  lexicon: Lexicon;
  lessons: readonly Lesson[];
  scene(): Scene | null;
  /** What is asked in that state, to which those events led. */
  observation(state: State, events: readonly Event[]): Observation | null;
  /** What a bot answers; something is asked. */
  choose(state: State, bot: BotWishes): AnyCommand;
  /** Tells events in their order, after those of the set-up and of decisions before. */
  teller(before: readonly (readonly Event[])[]): (events: readonly Event[]) => LogLine[];
  ending(screen: Screen): string[];
  helpLine(): string;
  leaving(): string;
}

/** A history and its file, played at a terminal. */
export function historySession<State, Event>(
  saved: SavedHistory<State, Event>,
  presentation: Presentation<State, Event>,
): TerminalSession {
  const { history } = saved;
  const { lexicon, lessons, observation, teller, scene, ending, helpLine, leaving } = presentation;
  /** Of the set-up, and of each decision that stands. */
  const told = (): (readonly Event[])[] => [history.setUp, ...history.decisions.map(({ events }) => events)];
  function observations(): (Observation | null)[] {
    const events = told();
    return [...history.states()].map((state, index) => observation(state, events[index]!));
  }
  const tutor = createTutor(lessons, () => taughtBy(lessons, observations()));
  return {
    lexicon,
    tutor,
    entries: () => history.n,
    scene,
    earlierThisTurn: () => earlierThisTurn(history),
    decide(command) {
      const refusal = decide(saved, command);
      if (refusal === null) tutor.see(observation(history.state, history.decisions.at(-1)!.events));
      return refusal;
    },
    choice: (bot) =>
      history.question === null ? null : presentation.choose(history.state, { ...bot, seed: `${bot.seed} ${history.n}` }),
    takeBack(count) {
      takeBack(saved, count);
      tutor.takenBack();
    },
    undoLimit() {
      const { free, revealed } = history.undoLimit;
      const [line] = revealed === null ? [] : teller(told())([revealed]);
      return { free, revealed: line?.told === 'event' ? line.text : null };
    },
    last() {
      const events = told();
      return teller(events.slice(0, -1))(events.at(-1)!);
    },
    log() {
      const tell = teller([]);
      const commands = ['', ...history.decisions.map(({ command }) => history.rules.idOf(command))];
      return told().map((events, index) => ({ command: commands[index]!, told: tell(events) }));
    },
    ending,
    helpLine,
    leaving,
  };
}
