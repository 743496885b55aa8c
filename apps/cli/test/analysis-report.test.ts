import { parseOption } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceSetup, setUpScene } from '../../../test/support/scenes/set-up.ts';
import { reportLines } from '../src/commands/analyse/report.ts';
import { openLibrary } from '../src/files/library.ts';
import { painter } from '../src/terminal/screen/paint.ts';

test('where dice and cards took much it is told what they did', () => {
  const { game } = setUpScene(practiceSetup('practice-1'));
  const command = parseOption('daria move c1')!;
  const events = [
    { type: 'event-revealed', map: 0, card: 'shadow', direction: 'north', why: 'R3.2' },
    { type: 'exposed', by: 'daria', loose: false, why: 'R22.3' },
    { type: 'exposed', by: 'daria', loose: false, why: 'R22.3' },
  ] as const;
  const end = { ...game, turn: 1, result: { success: false, reason: 'all-eliminated' } } as const;
  const decision = { number: 1, turn: 1, command, before: 0.8, chosen: 0.75, after: 0.25, better: null };
  const told = {
    finished: { path: '', game: { decisions: [{ command, events }], positions: [game, end] }, lexicon: openLibrary().lexicon },
    judged: [decision],
    points: { byChoice: [], byChance: [decision] },
  };
  const text = reportLines(told, 1_000, painter(false)).join('\n');
  expect(text).toContain(
    'a Turn 1, decision 1: Darià: move to c1. 75 % once it was decided, 25 % once it was played out: 50 points lost.',
  );
  expect(text).toMatch(/\n {2}Event: Shadow\. .* Darià is exposed\.$/);
  expect(text.match(/is exposed/g)).toHaveLength(1);
  expect(text).toContain('No choice stands out');
});
