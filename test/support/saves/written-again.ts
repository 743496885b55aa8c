import { beginCampaignSave, beginSave, readSave, saveDecision, saveSnapshot, saveUndo } from '@bauta/format';
import type { History } from '@bauta/session';

type EntryLine = { snapshot: unknown } | { undo: number } | { n: number; command: string; events: readonly never[] };

function goneOn<State, Event>(history: History<State, Event>, line: EntryLine): string {
  const { rules } = history;
  if ('snapshot' in line) return saveSnapshot(rules, history.state, history.n);
  if ('undo' in line) {
    if (!history.undo(line.undo)) throw new Error(`${line.undo} decisions cannot be taken back`);
    return saveUndo(rules, history.state, history.n, line.undo);
  }
  const decision = { n: line.n, command: rules.parse(line.command)!, by: '', events: line.events };
  history.follow(decision);
  return saveDecision(rules, history.state, decision);
}

const followed = <State, Event>(history: History<State, Event>, lines: readonly string[]): string =>
  lines.map((line) => goneOn(history, JSON.parse(line))).join('');

/** A save of today's format as it is written by whoever follows it: its set-up is read, and every line after it played. */
export function writtenAgain(text: string): string {
  const lines = text.trimEnd().split('\n');
  const { save, problem } = readSave(`${lines.slice(0, 2).join('\n')}\n`);
  if (save === null) throw new Error(problem.message);
  const rest = lines.slice(2);
  if (save.kind === 'memory') return beginSave(save.history.state, save.history.setUp) + followed(save.history, rest);
  return beginCampaignSave(save.history.state, save.history.setUp, save.begun) + followed(save.history, rest);
}

const standing = <State, Event>(history: History<State, Event>): string[] =>
  history.decisions.map((decision, index) => saveDecision(history.rules, history.stateAfter(index + 1), decision).trimEnd());

/** The lines of the decisions that stand, as they are written from what was read. */
export function standingLines(text: string): string[] {
  const { save, problem } = readSave(text);
  if (save === null) throw new Error(problem.message);
  return save.kind === 'memory' ? standing(save.history) : standing(save.history);
}
