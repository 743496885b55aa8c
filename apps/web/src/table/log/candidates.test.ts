import { fileURLToPath } from 'node:url';
import { apply, type Candidate, type Command, type GameEvent, isRefusal, memoryRules, setUp } from '@bauta/engine';
import { memorySetup, readContent, readFolder, readTexts } from '@bauta/format';
import { expect, test } from 'vitest';
import type { ShownDecision } from '../../session/session.ts';
import { positionAt } from './alternatives.ts';
import { candidatesIn } from './candidates.ts';
import { rowsOf } from './rows.ts';
import { sectionsOf } from './sections.ts';

const folder = (path: string) => readFolder(fileURLToPath(new URL(`../../../../../packages/${path}`, import.meta.url)));
const pack = readContent(folder('content/practice')).pack!;
const { words } = readTexts([...folder('text/text/en'), ...folder('content/text/en')]);
const lexicon = { language: 'en', words: new Map([...words].map(([key, { text }]) => [key, text])) };

/** A game in which the party goes about among the guards without care. */
function playCarelessly(seed: string, count: number): ShownDecision[] {
  const setup = memorySetup(pack, 'practice-3', { assassins: 3, difficulty: 'normal', seed });
  const begun = setUp(pack.content, setup);
  if (isRefusal(begun)) throw new Error(begun.refused);
  const decisions: ShownDecision[] = [{ n: 0, command: null, events: begun.events }];
  let { game } = begun;
  for (let n = 1; n <= count; n++) {
    const options: readonly Command[] = memoryRules.question(game)?.options ?? [];
    if (options.length === 0) break;
    const going = options.filter(({ type }) => type === 'move' || type === 'enter');
    const choices = going.length > 0 ? going : options;
    const done = apply(game, choices[(n * 7) % choices.length]!);
    if (isRefusal(done)) throw new Error(done.refused);
    decisions.push({ n, command: choices[(n * 7) % choices.length]!, events: done.events });
    game = done.game;
  }
  return decisions;
}

const decisions = ['a', 'b', 'c', 'd'].map((seed) => playCarelessly(seed, 120));

function chosenIn(log: readonly ShownDecision[]): { events: readonly GameEvent[]; candidates: readonly Candidate[] }[] {
  const entries = sectionsOf(log, 0).flatMap(({ parts }) => parts.flatMap((part) => part.entries));
  return entries.flatMap((entry) =>
    rowsOf(lexicon, null, entry, true).map((row) => ({ events: row.events, candidates: candidatesIn(log, entry, row) })),
  );
}

const chosen = decisions.flatMap(chosenIn);
const rowsWith = (is: (event: GameEvent) => boolean) => chosen.filter(({ events }) => events.some(is));

test('[R31.2] who was aimed at is told with whoever else was in reach', () => {
  const aimed = rowsWith(({ type }) => type === 'aimed');
  expect(aimed.length).toBeGreaterThan(3);
  for (const { events, candidates } of aimed) {
    const squares = events.flatMap((event) => (event.type === 'aimed' ? [event.at] : []));
    const taken = candidates.filter((each) => each.taken);
    expect(taken.length).toBeGreaterThan(0);
    for (const { at, reason } of taken) {
      expect(squares).toContain(at);
      expect(reason).toBe('exposed');
    }
  }
  expect(aimed.some(({ candidates }) => candidates.some(({ reason }) => reason === 'unseen'))).toBe(true);
});

test('[R32.1] those who follow are told with those who could have', () => {
  const isFollowed = (event: GameEvent): boolean => event.type === 'enemy-moved' && [event.why].flat().includes('R32.1');
  const hunts = rowsWith(isFollowed);
  expect(hunts.length).toBeGreaterThan(3);
  for (const { events, candidates } of hunts) {
    const followed = events.flatMap((event) => (event.type === 'enemy-moved' && isFollowed(event) ? [event.enemy] : []));
    const taken = candidates.filter((each) => each.taken).map(({ who }) => who);
    expect(new Set(taken)).toEqual(new Set(followed));
  }
});

test('where nothing is chosen there are no candidates', () => {
  const others = chosen.filter(({ events }) => !events.some(({ type }) => type === 'aimed' || type === 'enemy-moved'));
  expect(others.length).toBeGreaterThan(100);
  expect(others.flatMap(({ candidates }) => candidates)).toEqual([]);
});

test('while a memory is set up, the one before it no longer lies on the map', () => {
  const [first, second] = decisions as [ShownDecision[], ShownDecision[]];
  const both = [...first, ...second.map((decision) => ({ ...decision, n: first.length + decision.n }))];
  const passed = Math.floor(second[0]!.events.length / 2);
  const lay = positionAt(both, both[first.length]!, passed);
  expect(lay).not.toBeNull();
  expect(lay).toEqual(positionAt(second, second[0]!, passed));
  expect(chosenIn(both)).toEqual([...chosenIn(first), ...chosenIn(second)]);
});
