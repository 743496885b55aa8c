import { apply, type Game, hash, isRefusal, memoryRules, optionId, parseOption, type Refusal, ScriptEnded } from '@bauta/engine';
import { wholePosition } from '../positions/position.ts';
import type { Path } from '../problem/problem.ts';
import { CLAUSE, REST } from './check-play.ts';
import type { ExpectFile, HappeningFile, RefusalFile } from './expect-schema.ts';
import type { LogEntry } from './log-entry.ts';
import { mismatch } from './match.ts';

/** An expectation that does not hold, from the root of `expect`. */
export interface UnmetExpectation {
  path: Path;
  message: string;
}

export const optionIds = (game: Game): string[] => (memoryRules.question(game)?.options ?? []).map(optionId);
export const questionOf = (game: Game): string => memoryRules.question(game)?.step.step ?? 'none';

export function failuresOf(expect: ExpectFile, game: Game, log: readonly LogEntry[]): UnmetExpectation[] {
  return [
    ...positionFailures(expect, game),
    ...logFailures(expect.log ?? [], log),
    ...neverFailures(expect.never ?? [], log),
    ...questionFailures(expect, game),
    ...optionFailures(expect.options ?? {}, game),
    ...(expect.refuses ?? []).flatMap((each, index) => refusalFailure(each, game, ['refuses', index])),
    ...(expect.hash === undefined || expect.hash === hash(game) ? [] : fail(['hash'], `The hash is ${hash(game)}.`)),
  ];
}

const fail = (path: Path, message: string): UnmetExpectation[] => [{ path, message }];

function positionFailures({ position }: ExpectFile, game: Game): UnmetExpectation[] {
  if (position === undefined) return [];
  const whole = wholePosition(game) as Record<string, unknown>;
  return Object.entries(position).flatMap(([key, expected]) => {
    const found = mismatch(expected, whole[key], [key]);
    return found === null ? [] : fail(['position', ...found.path], found.message);
  });
}

/** A clause, an event type, or fields of an event; of `why` the clauses named must be among those given. */
export function matches(expected: HappeningFile, entry: LogEntry): boolean {
  const why = (entry.why ?? []) as readonly string[];
  if (typeof expected === 'string') return CLAUSE.test(expected) ? why.includes(expected) : entry.type === expected;
  const { why: clauses = [], ...fields } = expected;
  return [clauses].flat().every((clause) => why.includes(String(clause))) && mismatch(fields, entry) === null;
}

const shown = (each: HappeningFile): string => (typeof each === 'string' ? each : JSON.stringify(each));

function logFailures(expected: readonly HappeningFile[], log: readonly LogEntry[]): UnmetExpectation[] {
  let from = 0;
  for (const [index, each] of expected.entries()) {
    const found = log.findIndex((entry, at) => at >= from && matches(each, entry));
    if (found < 0) {
      const earlier = log.some((entry) => matches(each, entry)) ? ' after what stands before it in the list' : '';
      return fail(['log', index], `The log has no ${shown(each)}${earlier}.`);
    }
    from = found + 1;
  }
  return [];
}

const neverFailures = (never: readonly HappeningFile[], log: readonly LogEntry[]): UnmetExpectation[] =>
  never.flatMap((each, index) =>
    log.some((entry) => matches(each, entry)) ? fail(['never', index], `The log has ${shown(each)}.`) : [],
  );

function questionFailures({ question }: ExpectFile, game: Game): UnmetExpectation[] {
  const asked = questionOf(game);
  return question === undefined || question === asked ? [] : fail(['question'], `The question is ${asked}, not ${question}.`);
}

function optionFailures(
  { contains = [], not = [], exactly }: NonNullable<ExpectFile['options']>,
  game: Game,
): UnmetExpectation[] {
  const ids = optionIds(game);
  const legal = `legal are: ${ids.join(', ')}`;
  const has = (id: string) =>
    ids.includes(id) || (id.endsWith(REST) && ids.some((each) => `${each} `.startsWith(id.slice(0, -3))));
  const path = (key: string, index: number) => ['options', key, index];
  return [
    ...contains.flatMap((id, index) => (has(id) ? [] : fail(path('contains', index), `\`${id}\` is no option; ${legal}.`))),
    ...not.flatMap((id, index) => (has(id) ? fail(path('not', index), `\`${id}\` is an option.`) : [])),
    ...(exactly === undefined || [...exactly].sort().join('|') === [...ids].sort().join('|')
      ? []
      : fail(['options', 'exactly'], `The options are others; ${legal}.`)),
  ];
}

function refusalOf(id: string, game: Game): Refusal | null {
  try {
    const applied = apply(game, parseOption(id)!);
    return isRefusal(applied) ? applied : null;
  } catch (error) {
    // It was taken, and asked for dice that nobody laid down for it.
    if (error instanceof ScriptEnded) return null;
    throw error;
  }
}

/** A command that must be refused, by its rule and reason when they are given. */
function refusalFailure(expected: string | RefusalFile, game: Game, path: Path): UnmetExpectation[] {
  const { refuses, rule, reason } =
    typeof expected === 'string' ? { refuses: expected, rule: undefined, reason: undefined } : expected;
  const applied = refusalOf(refuses, game);
  if (applied === null) return fail(path, `\`${refuses}\` is not refused.`);
  const said = `\`${refuses}\` is refused by ${applied.rule}, ${applied.refused}`;
  return (rule ?? applied.rule) === applied.rule && (reason ?? applied.refused) === applied.refused
    ? []
    : fail(path, `${said}, not ${[rule, reason].filter((each) => each !== undefined).join(', ')}.`);
}
