import { expect, test } from 'vitest';
import { usualOf } from './usual.ts';

test('the main button is what is done most often, where there is one such answer', () => {
  expect(usualOf([{ type: 'save', by: 'daria' }, { type: 'end-phase' }])).toEqual({ type: 'end-phase' });
  expect(usualOf([{ type: 'join', by: 'daria', card: 'sword' }, { type: 'roll' }])).toEqual({ type: 'roll' });
  expect(usualOf([{ type: 'search' }, { type: 'stop-search' }])).toEqual({ type: 'search' });
});

test('where all answers are alike there is none', () => {
  expect(
    usualOf([
      { type: 'strike', enemy: 'brute' },
      { type: 'strike', enemy: 'agile' },
    ]),
  ).toBeNull();
});
