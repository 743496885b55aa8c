import { fileURLToPath } from 'node:url';
import { apply, type CampaignEvent, type Command, type GameEvent, isRefusal, memoryRules, optionId, setUp } from '@bauta/engine';
import { memorySetup, readContent, readFolder, readTexts } from '@bauta/format';
import { expect, test } from 'vitest';
import type { ShownDecision } from '../../session/session.ts';
import { alternativesAt, positionAt } from './alternatives.ts';
import { rowsOf } from './rows.ts';
import { sectionsOf } from './sections.ts';

const folder = (path: string) => readFolder(fileURLToPath(new URL(`../../../../../packages/${path}`, import.meta.url)));
const pack = readContent(folder('content/practice')).pack!;
const { words } = readTexts([...folder('text/text/en'), ...folder('content/text/en')]);
const lexicon = { language: 'en', words: new Map([...words].map(([key, { text }]) => [key, text])) };

/** Some turns of a memory, always by the option that ends something, or else the first. */
function play(count: number): ShownDecision[] {
  const setup = memorySetup(pack, 'practice-3', { assassins: 2, difficulty: 'normal', seed: 'told' });
  const begun = setUp(pack.content, setup);
  if (isRefusal(begun)) throw new Error(begun.refused);
  const decisions: ShownDecision[] = [{ n: 0, command: null, events: begun.events }];
  let { game } = begun;
  for (let n = 1; n <= count; n++) {
    const options = memoryRules.question(game)?.options ?? [];
    const command = (n % 3 === 0 ? options.find(({ type }) => type === 'end-phase' || type === 'pass') : undefined) ?? options[0];
    if (command === undefined) break;
    const done = apply(game, command);
    if (isRefusal(done)) throw new Error(done.refused);
    decisions.push({ n, command, events: done.events });
    game = done.game;
  }
  return decisions;
}

const decisions = play(40);
const entriesOf = (all: readonly ShownDecision[], held = 0) =>
  sectionsOf(all, held).flatMap(({ parts }) => parts.flatMap(({ entries }) => entries));

test('the log has every event and every decision once, in order', () => {
  const entries = entriesOf(decisions);
  expect(entries.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(
    decisions.flatMap(({ events }) => events.map(({ type }) => type)),
  );
  expect(entries.flatMap(({ command }) => (command === null ? [] : [optionId(command as Command)]))).toEqual(
    decisions.slice(1).map(({ command }) => optionId(command as Command)),
  );
});

test('turns and phases are its headings', () => {
  const sections = sectionsOf(decisions, 0);
  expect(sections.map(({ turn }) => turn)).toEqual(sections.map((_, index) => index));
  expect(sections[1]!.parts.map(({ phase }) => phase)).toEqual(['event', 'assassin', 'enemy', 'end']);
});

test('what is still to be shown is not told', () => {
  const types = (held: number) => entriesOf(decisions, held).flatMap(({ events }) => events.map(({ type }) => type));
  expect(types(2)).toEqual(types(0).slice(0, -2));
});

test('a campaign tells its memories as they are, and itself between them', () => {
  const wrapped = decisions.map((decision) => ({
    ...decision,
    events: decision.events.map((event): CampaignEvent => ({ type: 'in-memory', event: event as GameEvent })),
  }));
  const after: ShownDecision = {
    n: 99,
    command: { type: 'beds-settled' },
    events: [{ type: 'xp-gained', xp: 1, source: 'objectives', why: 'R35' }],
  };
  const sections = sectionsOf([...wrapped, after], 0);
  expect(sections.slice(0, -1).map(({ turn }) => turn)).toEqual(sectionsOf(decisions, 0).map(({ turn }) => turn));
  expect(sections.at(-1)).toMatchObject({ turn: -1, memory: '', parts: [{ phase: 'between' }] });
});

test('every step that is told says why, and the brief log is part of the whole one', () => {
  for (const entry of entriesOf(decisions)) {
    const [brief, whole] = [false, true].map((isWhole) => rowsOf(lexicon, null, entry, isWhole));
    for (const row of whole!) {
      expect(row.clauses.length).toBeGreaterThan(0);
      expect(row.lines.map(({ text }) => text).join()).not.toContain('[');
    }
    expect(brief!.length).toBeLessThanOrEqual(whole!.length);
  }
});

test('what else could have been decided is known from the log', () => {
  for (const decision of decisions.slice(1, 20)) {
    const ids = alternativesAt(positionAt(decisions, decision, 0)).map(optionId);
    expect(ids).toContain(optionId(decision.command as Command));
  }
  expect(alternativesAt(positionAt(decisions, decisions[0]!, 0))).toEqual([]);
});
