import { type AnyCommand, type Campaign, isRefusal, type Lesson, type Taught, view } from '@bauta/engine';
import { decisionLines, saveUndo } from '@bauta/format';
import type { History } from '@bauta/session';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SaveWriter } from '../storage/save-writer.ts';
import type { SaveSummary } from '../storage/saves.ts';
import type { Session, ShownDecision } from './session.ts';

/** What is played in this browser, with its save. */
export interface LocalGame<State, Event> {
  summary: SaveSummary;
  history: History<State, Event>;
  writer: SaveWriter;
  lessons: readonly Lesson[];
}

/** What a memory by itself and a campaign tell differently. */
interface Specifics<State> {
  campaign(state: State): Campaign | null;
  taught(decisions: readonly ShownDecision[]): Taught;
}

/** The summary as it is after a decision or an undo. */
function summaryAfter<State, Event>(
  summary: SaveSummary,
  { rules, state, question, rewinds }: History<State, Event>,
): SaveSummary {
  const memory = rules.gameIn(state)?.setup.memory ?? '';
  return { ...summary, changed: Date.now(), memory, ended: question === null, rewinds };
}

/** A game that is decided in this browser alone. The history changes its state in place: what a signal holds is a copy. */
export function localSession<State, Event extends ShownDecision['events'][number]>(
  { summary: first, history, writer, lessons }: LocalGame<State, Event>,
  specifics: Specifics<State>,
): Session {
  const { rules } = history;
  const summary = signal(first);
  /** Set with each decision and undo, so that what is shown is read again. `undone`: what was taken back and can be played again. */
  const now = signal<{ undone: readonly AnyCommand[] }>({ undone: [] });
  const setUp: ShownDecision = { n: 0, command: null, events: history.setUp };
  const shown = <T>(read: () => T): ReadonlySignal<T> =>
    computed(() => {
      void now.value;
      return read();
    });
  const decisions = shown((): readonly ShownDecision[] => [setUp, ...history.decisions]);
  const game = shown(() => {
    const played = rules.gameIn(history.state);
    return played && view(played);
  });
  const question = shown(() => {
    const asked = history.question;
    return asked?.of === 'memory' ? { ...asked, game: game.value! } : asked;
  });

  function write(text: string, undone: readonly AnyCommand[]): void {
    now.value = { undone };
    summary.value = summaryAfter(summary.peek(), history);
    writer.write(summary.peek(), text);
  }

  function play(command: AnyCommand, undone: readonly AnyCommand[]) {
    const decision = history.decide(command);
    if (isRefusal(decision)) return decision;
    write(decisionLines(rules, history.state, decision), undone);
    return null;
  }

  return {
    summary,
    game,
    campaign: shown(() => specifics.campaign(history.state)),
    question,
    decisions,
    undoLimit: shown(() => history.undoLimit),
    rewinds: shown(() => history.rewinds),
    undone: computed(() => now.value.undone),
    lessons,
    taught: () => specifics.taught(decisions.peek()),
    decide: (command) => play(command, []),
    undo(count) {
      const back = history.decisions.slice(-count).map(({ command }) => command);
      if (history.undo(count)) write(saveUndo(rules, history.state, history.n, count), [...back, ...now.peek().undone]);
    },
    redo() {
      const [next, ...rest] = now.peek().undone;
      if (next !== undefined) play(next, rest);
    },
    text: () => writer.text(),
  };
}
