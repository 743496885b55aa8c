import { expect, test } from 'vitest';
import type { ShownDecision } from '../../session/session.ts';
import { takenBack } from './taken-back.ts';

const move = (n: number): ShownDecision => ({ n, command: { type: 'move', by: 'daria', to: n }, events: [] });
const decisions: readonly ShownDecision[] = [{ n: 0, command: null, events: [] }, move(1), move(2), move(3)];

test('the last decision comes first, and each takes the later ones with it', () => {
  expect(takenBack(decisions, 2)).toEqual([
    { count: 1, command: { type: 'move', by: 'daria', to: 3 } },
    { count: 2, command: { type: 'move', by: 'daria', to: 2 } },
  ]);
});

test('beyond the limit nothing is offered, and never the set-up', () => {
  expect(takenBack(decisions, 0)).toEqual([]);
  expect(takenBack(decisions, 4).map(({ count }) => count)).toEqual([1, 2, 3]);
});
