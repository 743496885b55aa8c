import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { canonical } from '@bauta/engine';
import { TuneWrong } from './args.ts';

/** What was done so far, by part: a part is a phase, or one game of a comparison. */
export interface TuneState {
  readonly parts: Record<string, unknown>;
}

/** Written beside it first: a program that is killed leaves the old file or the new one, never half of one. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(temporary, path);
}

function parsed(path: string): { settings?: unknown; parts?: Record<string, unknown> } {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { settings?: unknown; parts?: Record<string, unknown> };
  } catch {
    throw new TuneWrong(`\`${path}\` is no state of this command: name another --state, or take it away.`);
  }
}

export interface StateFile {
  readonly parts: Readonly<Record<string, unknown>>;
  keep(name: string, value: unknown): void;
}

/** Goes on with the file if it is of the same settings; one of other settings is not touched. */
export function openState(path: string, settings: unknown): StateFile {
  const found = existsSync(path) ? parsed(path) : { settings, parts: {} };
  if (found.parts === undefined || canonical(found.settings) !== canonical(settings))
    throw new TuneWrong(`\`${path}\` is of other settings: name another --state, or take it away.`);
  const { parts } = found;
  return {
    parts,
    keep(name, value) {
      parts[name] = value;
      writeJson(path, { settings, parts });
    },
  };
}
