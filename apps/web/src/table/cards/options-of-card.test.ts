import type { Command } from '@bauta/engine';
import { expect, test } from 'vitest';
import { isUsable, optionsOfCard } from './options-of-card.ts';

const use: Command = { type: 'use', by: 'daria', card: 'smoke-bomb' };
const discard: Command = { type: 'discard', by: 'daria', card: 'smoke-bomb' };
const swap: Command = { type: 'swap', by: 'claudio', card: 'stiletto', with: 'common-sword' };
const give: Command = { type: 'give', by: 'daria', card: 'medicine', from: 'pack', to: 'claudio', into: 'pack' };
const options: readonly Command[] = [use, discard, swap, give, { type: 'end-phase' }];

test('a card has the options that name it', () => {
  expect(optionsOfCard(options, 'smoke-bomb', 'daria')).toEqual([use, discard]);
  expect(optionsOfCard(options, 'common-sword', 'claudio')).toEqual([swap]);
  expect(optionsOfCard(options, 'smoke-bomb', '')).toEqual([use, discard]);
});

test('the same card on another board has none of them, but for a trade between the two', () => {
  expect(optionsOfCard(options, 'smoke-bomb', 'claudio')).toEqual([]);
  expect(optionsOfCard(options, 'medicine', 'claudio')).toEqual([give]);
});

test('what only arranges a board does not make a card usable', () => {
  expect(isUsable(options, 'smoke-bomb', 'daria')).toBe(true);
  expect(isUsable([discard], 'smoke-bomb', 'daria')).toBe(false);
  expect(isUsable([swap], 'stiletto', 'claudio')).toBe(false);
});
