import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Misused, type StressPlan } from './plan.ts';
import type { RoundResult } from './tally.ts';

/** What is kept between rounds, so that a run that was stopped goes on. */
export interface StressRun {
  plan: StressPlan;
  outcomes: readonly RoundResult[];
}

const pathIn = (folder: string): string => join(folder, 'state.json');

const isOurs = (name: string): boolean => /^(round-\d+\.(json|log)|state\.json)$/.test(name);

/** Nothing of a run before is left to be read. */
export function begin(folder: string, plan: StressPlan): StressRun {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter(isOurs)) rmSync(join(folder, name));
  const state = { plan, outcomes: [] };
  keep(folder, state);
  return state;
}

/** Whole or not at all: a run that is killed while it writes goes on from the round before. */
export function keep(folder: string, state: StressRun): void {
  writeFileSync(`${pathIn(folder)}.new`, JSON.stringify(state));
  renameSync(`${pathIn(folder)}.new`, pathIn(folder));
}

export function kept(folder: string): StressRun {
  if (!existsSync(pathIn(folder))) throw new Misused(`nothing to go on with in ${folder}`);
  return JSON.parse(readFileSync(pathIn(folder), 'utf8'));
}
