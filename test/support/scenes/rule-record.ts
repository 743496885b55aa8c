import { appendFileSync } from 'node:fs';
import type { CampaignEvent, GameEvent, Refusal } from '@bauta/engine';
import { expect } from 'vitest';

const seen = new Map<string, Set<string>>();

/** Files share this module, and tests of two files may have the same name. */
const testKey = (): string => `${expect.getState().testPath} ${expect.getState().currentTestName}`;

function note(clauses: readonly string[]): void {
  const known = seen.get(testKey()) ?? new Set();
  for (const clause of clauses) known.add(clause);
  seen.set(testKey(), known);
}

/** Which clauses the events of the running test gave as their reason. */
export function recordEvents(events: readonly (GameEvent | CampaignEvent)[]): void {
  for (const event of events) if ('why' in event) note(typeof event.why === 'string' ? [event.why] : event.why);
}

export function recordRefusal({ rule }: Refusal): void {
  note([rule]);
}

/** `./bauta rules` names the file; a plain test run keeps no record. */
export function writeRecord(): void {
  const file = process.env.BAUTA_RULE_RECORD;
  const clauses = seen.get(testKey());
  if (file === undefined || clauses === undefined) return;
  const { testPath, currentTestName } = expect.getState();
  appendFileSync(file, `${JSON.stringify({ test: currentTestName, file: testPath, clauses: [...clauses] })}\n`);
}
