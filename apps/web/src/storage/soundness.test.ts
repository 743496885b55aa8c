import { SAVE_FORMAT } from '@bauta/format';
import { expect, test } from 'vitest';
import type { SaveSummary } from './save-summary.ts';
import { soundnessOf } from './soundness.ts';

const header = (format: number): string => `${JSON.stringify({ bauta: 'save', format })}\n`;
const TEXT = `${header(SAVE_FORMAT)}{"setUp":[]}\n{"n":1}\n`;

function summaryOf(more: Partial<SaveSummary> = {}): SaveSummary {
  const summary = {
    id: 'a',
    kind: 'memory',
    name: 'A',
    pack: 'venice',
    memory: 'b',
    begun: 0,
    changed: 0,
    ended: false,
  } as const;
  return { ...summary, seats: [], ...more };
}

test('a save whose lines are all there is sound, also when nobody noted how long it is', () => {
  expect(soundnessOf(summaryOf(), TEXT)).toBe('sound');
  expect(soundnessOf(summaryOf({ length: TEXT.length, format: SAVE_FORMAT }), TEXT)).toBe('sound');
});

test('one that lacks a part, all parts, or has a line that is no JSON is damaged', () => {
  expect(soundnessOf(summaryOf({ length: TEXT.length + 1 }), TEXT)).toBe('damaged');
  expect(soundnessOf(summaryOf(), '')).toBe('damaged');
  expect(soundnessOf(summaryOf(), `${TEXT}{"n":\n`)).toBe('damaged');
});

test('what a newer format was written into is not damaged, whether its first line says so or its summary', () => {
  expect(soundnessOf(summaryOf(), `${header(SAVE_FORMAT + 1)}?\n`)).toBe('newer');
  expect(soundnessOf(summaryOf({ format: SAVE_FORMAT + 1, length: 1 }), TEXT)).toBe('newer');
});
