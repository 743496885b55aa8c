import type { GameEvent } from '@bauta/engine';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const typesOf = (events: readonly Partial<GameEvent>[]) =>
  stepsOf(events as GameEvent[]).map(({ kind, events: each }) => `${kind}: ${each.map(({ type }) => type).join(' ')}`);

test('the guards of one square go together, those of the next after them', () => {
  const moves = [1, 1, 2, 1].map((from) => ({ type: 'enemy-moved', enemy: 'brute', from, to: 9, why: 'R30.2' }) as const);
  expect(stepsOf(moves).map(({ events }) => events.length)).toEqual([2, 1, 1]);
});

test('dice are one step, and what they lead to is the next', () => {
  expect(
    typesOf([
      { type: 'action-spent' },
      { type: 'moved' },
      { type: 'step-begun' },
      { type: 'dice-rolled' },
      { type: 'dice-rolled' },
      { type: 'step-noted' },
      { type: 'exposed' },
      { type: 'alert-raised' },
      { type: 'step-ended' },
    ]),
  ).toEqual([
    'act: action-spent moved step-begun',
    'dice: dice-rolled dice-rolled step-noted',
    'outcome: exposed alert-raised step-ended',
  ]);
});

test('a card that is drawn belongs to what it does', () => {
  expect(
    typesOf([
      { type: 'step-ended' },
      { type: 'phase-begun' },
      { type: 'actions-refilled' },
      { type: 'card-drawn' },
      { type: 'event-revealed' },
      { type: 'effect-begun' },
      { type: 'lasting-begun' },
    ]),
  ).toEqual(['phase: step-ended phase-begun actions-refilled', 'event: card-drawn event-revealed effect-begun lasting-begun']);
});

test('those who follow come with the hunt', () => {
  expect(
    typesOf([
      { type: 'hunt-begun' },
      { type: 'enemy-moved' },
      { type: 'enemy-moved' },
      { type: 'hunt-ended' },
      { type: 'enemy-moved' },
    ]),
  ).toEqual(['hunt: hunt-begun enemy-moved enemy-moved hunt-ended', 'march: enemy-moved']);
});
