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
import type { CheckedScript } from './script.ts';
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

interface RunningScript {
  script: CheckedScript;
  game: Game | null;
  rounds: Round[];
  log: LogEntry[];
  failures: Problem[];
}

export function playScript(script: CheckedScript): ScriptRun {
  const running: RunningScript = { script, game: null, rounds: [], log: [], failures: [] };
  let problem: Problem | null = null;
  try {
    playAll(running);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    problem = error.problem;
  }
  const { game, rounds, log, failures } = running;
  return { game, rounds, log, problem, failures };
}

function playAll(running: RunningScript): void {
  const { script } = running;
  take(
    running,
    attempt(running, ['position'], 'At the start', () => begin(script)),
    null,
  );
  script.play.forEach((entry, index) => {
    playEntry(running, entry, ['play', index]);
  });
  checkLeftOver(running);
  if (script.expect !== null) expectNow(running, script.expect, ['expect']);
}

function begin({ content, setup, arrangement }: CheckedScript): { game: Game; events: readonly GameEvent[] } | Refusal {
  if (arrangement === null) return setUp(content, setup);
  const created = createMemory(content, setup);
  return isRefusal(created) ? created : arrange(created, arrangement);
}

type Outcome = ReturnType<typeof begin>;

/** Dice that run out, and steps that cannot be under way together, are mistakes of the script. */
function attempt<Found>(running: RunningScript, path: Path, when: string, play: () => Found): Found {
  const { source, arrangement } = running.script;
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

function take(running: RunningScript, outcome: Outcome, command: string | null): void {
  if (isRefusal(outcome)) throw new Wrong(refusedProblem(running.script.source, outcome));
  running.game = outcome.game;
  running.rounds.push({ command, events: outcome.events });
  if (command !== null) running.log.push(commandEntry(command));
  for (const event of outcome.events) {
    const entry = logEntry(event);
    if (entry !== null) running.log.push(entry);
  }
}

function playEntry(running: RunningScript, entry: PlayEntry, path: Path): void {
  const { source } = running.script;
  const game = running.game!;
  if (typeof entry !== 'string') {
    expectNow(running, 'expect' in entry ? entry.expect : { refuses: [entry] }, 'expect' in entry ? [...path, 'expect'] : path);
    return;
  }
  const outcome = attempt(running, path, `After \`${entry}\``, () => apply(game, parseOption(entry)!));
  if (isRefusal(outcome)) throw new Wrong(problemAt(source, path, illegal(entry, outcome, game)));
  take(running, outcome, entry);
}

function illegal(id: string, { refused, rule }: Refusal, game: Game): string {
  const legal = game.result === null ? `Legal are: ${optionIds(game).join(', ')}` : 'The memory has ended';
  return `\`${optionId(parseOption(id)!)}\` is not legal: ${refused} (${rule}). ${legal}.`;
}

function expectNow(running: RunningScript, expect: NonNullable<CheckedScript['expect']>, path: Path): void {
  const found = attempt(running, path, 'Here', () => failuresOf(expect, running.game!, running.log));
  for (const { path: inner, message } of found)
    running.failures.push(problemAt(running.script.source, [...path, ...inner], message));
}

/** Results that were laid down and never came up. */
function checkLeftOver({ script: { source }, game }: RunningScript): void {
  const { script } = game!.chance;
  for (const [kind, left] of Object.entries(script ?? {})) {
    if (left.length === 0) continue;
    const isDie = kind !== 'shuffles' && kind !== 'looks';
    const message = `${left.length} ${isDie ? `${kind} dice` : kind} are left over: ${left.flat().join(', ')}.`;
    throw new Wrong(problemAt(source, isDie ? ['dice', kind] : [kind], message));
  }
}
