import { isEventType, parseOption } from '@bauta/engine';
import type { Path, ProblemReporter } from '../problem/problem.ts';
import type { ExpectFile, HappeningFile } from './expect-schema.ts';
import type { ScriptFile } from './script-schema.ts';

export const CLAUSE = /^[A-Z][0-9]+(?:\.[0-9]+)?$/;
/** `daria attack ...`: every option that begins so. */
export const REST = ' ...';

/** What is to be played and expected is written as options, events and clauses are. */
export function checkPlay({ play, expect }: ScriptFile, report: ProblemReporter): void {
  play.forEach((entry, index) => {
    const path = ['play', index];
    if (typeof entry === 'string') checkOption(entry, path, report);
    else if ('refuses' in entry) checkOption(entry.refuses, [...path, 'refuses'], report);
    else checkExpect(entry.expect, [...path, 'expect'], report);
  });
  if (expect !== undefined) checkExpect(expect, ['expect'], report);
}

function checkOption(id: string, path: Path, report: ProblemReporter): void {
  if (parseOption(id) === null) report(path, `\`${id}\` is no option: see docs/notation.md for how each is written.`);
}

function checkExpect({ options, refuses, log, never }: ExpectFile, path: Path, report: ProblemReporter): void {
  for (const [key, ids] of Object.entries(options ?? {})) {
    ids?.forEach((id, index) => {
      if (!id.endsWith(REST) || key === 'exactly') checkOption(id, [...path, 'options', key, index], report);
    });
  }
  refuses?.forEach((each, index) => {
    checkOption(typeof each === 'string' ? each : each.refuses, [...path, 'refuses', index], report);
  });
  for (const [key, list] of Object.entries({ log, never })) {
    list?.forEach((each, index) => {
      checkHappening(each, [...path, key, index], report);
    });
  }
}

function checkHappening(each: HappeningFile, path: Path, report: ProblemReporter): void {
  const name = typeof each === 'string' ? each : each.type;
  if (name === undefined || (typeof each === 'string' && CLAUSE.test(each))) return;
  if (typeof name !== 'string' || !isEventType(name)) report(path, `\`${name}\` is neither an event nor a clause.`);
}
