import {
  apply,
  arrange,
  createMemory,
  type Game,
  type GameEvent,
  ImpossibleState,
  isRefusal,
  optionId,
  parseOption,
  type Refusal,
  ScriptEnded,
  setUp,
} from '@bauta/engine';
import { problemAt } from '../content/yaml/place.ts';
import type { Path, Problem } from '../problem/problem.ts';
import { failuresOf, optionIds } from './expectations.ts';
import { commandEntry, type LogEntry, logEntry } from './log-entry.ts';
import { refusedProblem } from './refused-position.ts';
import type { Script } from './script.ts';
import type { PlayEntry } from './script-schema.ts';

/** A script that was played: as far as it went, what was wrong with it, and which expectations do not hold. */
export interface ScriptRun {
  game: Game | null;
  /** What each command brought about; the first, without one, is how it began. */
  rounds: readonly Round[];
  /** The same as it is shown. */
  log: readonly LogEntry[];
  problem: Problem | null;
  failures: readonly Problem[];
}

export interface Round {
  command: string | null;
  events: readonly GameEvent[];
}

class Wrong extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Table {
  script: Script;
  game: Game | null;
  rounds: Round[];
  log: LogEntry[];
  failures: Problem[];
}

export function playScript(script: Script): ScriptRun {
  const table: Table = { script, game: null, rounds: [], log: [], failures: [] };
  let problem: Problem | null = null;
  try {
    playAll(table);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    problem = error.problem;
  }
  const { game, rounds, log, failures } = table;
  return { game, rounds, log, problem, failures };
}

function playAll(table: Table): void {
  const { script } = table;
  take(
    table,
    attempt(table, ['position'], 'At the start', () => begin(script)),
    null,
  );
  script.play.forEach((entry, index) => {
    playEntry(table, entry, ['play', index]);
  });
  checkLeftOver(table);
  if (script.expect !== null) expectNow(table, script.expect, ['expect']);
}

function begin({ content, setup, arrangement }: Script): { game: Game; events: readonly GameEvent[] } | Refusal {
  if (arrangement === null) return setUp(content, setup);
  const created = createMemory(content, setup);
  return isRefusal(created) ? created : arrange(created, arrangement);
}

type Outcome = ReturnType<typeof begin>;

/** Dice that run out, and steps that cannot be under way together, are mistakes of the script. */
function attempt<Found>(table: Table, path: Path, when: string, play: () => Found): Found {
  const { source, arrangement } = table.script;
  try {
    return play();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ScriptEnded) throw new Wrong(problemAt(source, path, `${when} ${message}.`));
    if (arrangement?.underWay === undefined) throw error;
    const reason = error instanceof ImpossibleState ? `: ${message}` : '';
    throw new Wrong(problemAt(source, ['position', 'steps'], `These steps cannot be under way so${reason}.`));
  }
}

function take(table: Table, outcome: Outcome, command: string | null): void {
  if (isRefusal(outcome)) throw new Wrong(refusedProblem(table.script.source, outcome));
  table.game = outcome.game;
  table.rounds.push({ command, events: outcome.events });
  if (command !== null) table.log.push(commandEntry(command));
  for (const event of outcome.events) {
    const entry = logEntry(event);
    if (entry !== null) table.log.push(entry);
  }
}

function playEntry(table: Table, entry: PlayEntry, path: Path): void {
  const { source } = table.script;
  const game = table.game!;
  if (typeof entry !== 'string') {
    expectNow(table, 'expect' in entry ? entry.expect : { refuses: [entry] }, 'expect' in entry ? [...path, 'expect'] : path);
    return;
  }
  const outcome = attempt(table, path, `After \`${entry}\``, () => apply(game, parseOption(entry)!));
  if (isRefusal(outcome)) throw new Wrong(problemAt(source, path, illegal(entry, outcome, game)));
  take(table, outcome, entry);
}

function illegal(id: string, { refused, rule }: Refusal, game: Game): string {
  const legal = game.result === null ? `Legal are: ${optionIds(game).join(', ')}` : 'The memory has ended';
  return `\`${optionId(parseOption(id)!)}\` is not legal: ${refused} (${rule}). ${legal}.`;
}

function expectNow(table: Table, expect: NonNullable<Script['expect']>, path: Path): void {
  const found = attempt(table, path, 'Here', () => failuresOf(expect, table.game!, table.log));
  for (const { path: inner, message } of found) table.failures.push(problemAt(table.script.source, [...path, ...inner], message));
}

/** Results that were laid down and never came up. */
function checkLeftOver({ script: { source }, game }: Table): void {
  const { script } = game!.chance;
  for (const [kind, left] of Object.entries(script ?? {})) {
    if (left.length === 0) continue;
    const isDie = kind !== 'shuffles' && kind !== 'looks';
    const message = `${left.length} ${isDie ? `${kind} dice` : kind} are left over: ${left.flat().join(', ')}.`;
    throw new Wrong(problemAt(source, isDie ? ['dice', kind] : [kind], message));
  }
}
