import { appendFileSync } from 'node:fs';
import type { CampaignEvent, GameEvent, Refusal } from '@bauta/engine';
import { expect } from 'vitest';

const seen = new Map<string, Set<string>>();

const testName = (): string => expect.getState().currentTestName ?? '';

function note(clauses: readonly string[]): void {
  const known = seen.get(testName()) ?? new Set();
  for (const clause of clauses) known.add(clause);
  seen.set(testName(), known);
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
  const clauses = seen.get(testName());
  if (file === undefined || clauses === undefined) return;
  const { testPath } = expect.getState();
  appendFileSync(file, `${JSON.stringify({ test: testName(), file: testPath, clauses: [...clauses] })}\n`);
}
