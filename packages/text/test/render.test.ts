import {
  apply,
  type Command,
  type GameEvent,
  hashText,
  isRefusal,
  type MemoryContent,
  memoryRules,
  parseOption,
  parseSquare,
  setUp,
  squareName,
} from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { type Catalogue, clausesOf, formatMessage, render, renderOption, renderQuestion } from '../src/index.ts';
import { contentWords, programWords } from './english.ts';

const words = new Map([...programWords, ...contentWords]);
const catalogueOf = (content: MemoryContent): Catalogue => ({ language: 'en', words, content, squareName });

function begin(memory: string, seed: string) {
  const begun = setUp(practicePack.content, memorySetup(practicePack, memory, { assassins: 3, difficulty: 'normal', seed }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return begun;
}

const said = (id: string, memory = 'practice-1') =>
  render(catalogueOf(begin(memory, 'a').game.content), parseOption(id) as Command);

test('a command is a readable sentence', () => {
  expect(said('daria move c2')).toBe('Darià moves to c2 (1 AP).');
  expect(said('claudio use-at parachute a1')).toBe('Claudio uses Parachute on a1 (2 AP).');
  expect(said('hunt castellan b2', 'practice-3')).toBe('Zuan the castellan follows from b2.');
  expect(said('push agile b2 b3')).toBe('1 agile guard is sent from b2 to b3.');
  expect(said('daria travel b:a2', 'practice-4')).toContain('b:a2');
  const climbed = { type: 'moved', by: 'daria', to: parseSquare('b:top')!, why: 'R9.1' } as const;
  expect(render(catalogueOf(begin('practice-4', 'a').game.content), climbed)).toBe('Darià comes to the tower top of map B.');
});

test('where enemies go is told only where they have a phase', () => {
  const { content } = begin('practice-1', 'a').game;
  const resting: MemoryContent = { ...content, memory: { ...content.memory, enemyPhase: 'none' } };
  const fog = { type: 'event-revealed', map: 0, card: 'fog', direction: 'east', why: 'R3.2' } as const;
  expect(render(catalogueOf(content), fog)).toBe('Event: Fog. Every test rolls one die fewer this turn. Enemies go east.');
  expect(render(catalogueOf(resting), fog)).toBe('Event: Fog. Every test rolls one die fewer this turn.');
});

test('plural and select forms, nested', () => {
  const message = '{n, plural, =0 {none} one {# die} other {# {kind, select, big {big dice} other {dice}}}}';
  const form = (n: number, kind: string) => formatMessage(message, { n, kind }, 'en');
  expect([form(0, 'big'), form(1, 'big'), form(2, 'big'), form(3, 'small')]).toEqual(['none', '1 die', '2 big dice', '3 dice']);
});

test('whole random games are told without a gap: every event, question and option', () => {
  const gaps: string[] = [];
  for (const memory of ['practice-1', 'practice-2', 'practice-3', 'practice-4', 'practice-5'])
    for (let seed = 0; seed < 6; seed++) tell(memory, `${seed}`, gaps);
  expect(gaps).toEqual([]);
});

function tell(memory: string, seed: string, gaps: string[]): void {
  let { game, events } = begin(memory, seed) as { game: ReturnType<typeof begin>['game']; events: readonly GameEvent[] };
  const catalogue = catalogueOf(game.content);
  const note = (text: string) => {
    if (/[[\]{}]|undefined/.test(text)) gaps.push(text);
  };
  for (let turn = 0; ; turn++) {
    for (const event of events) {
      note(render(catalogue, event));
      if ('why' in event && clausesOf(event).length === 0) gaps.push(`${event.type} has no clause`);
    }
    const asked = memoryRules.question(game);
    if (asked === null) return;
    note(renderQuestion(catalogue, asked.step));
    for (const option of asked.options) note(renderOption(catalogue, option));
    const pick = Number.parseInt(hashText(`${seed} ${turn}`).slice(0, 6), 16) % asked.options.length;
    const done = apply(game, asked.options[pick]!);
    if (isRefusal(done)) throw new Error(done.refused);
    ({ game, events } = done);
  }
}
