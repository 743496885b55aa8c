import type { Content } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { practicePack as pack } from '../../../test/support/packs/practice-pack.ts';
import { roomIn } from '../src/play/room-to-think.ts';
import { changesOf, swingOf } from '../src/play/swing.ts';

const setupOf = (seed: string, memory = 'practice-1') => memorySetup(pack, memory, { assassins: 2, difficulty: 'normal', seed });

test('swing: the same game gives the same, a change is at most the whole chance', () => {
  const swing = swingOf(pack.content, setupOf('swing'));
  expect(swing).toEqual(swingOf(pack.content, setupOf('swing')));
  expect(swing.rolls).toBeGreaterThan(0);
  expect(swing.change).toBeGreaterThanOrEqual(0);
  expect(swing.change).toBeLessThanOrEqual(1);
});

/** Nobody is ever detected, nor wounded. */
const harmless = {
  ...pack.content,
  dice: { ...pack.content.dice, detection: ['blank'], enemy: ['fail'] },
} satisfies Content;

test('swing: where the dice decide nothing no roll changes the chance', () => {
  expect(swingOf(harmless, setupOf('calm'))).toMatchObject({ success: true, change: 0 });
});

test('swing: a roll changes the chance from before it to before the next one, the last one to the end', () => {
  expect(changesOf([0.5, 0.75, 0.25], 1)).toEqual([0.25, 0.5, 0.75]);
  expect(changesOf([], 1)).toEqual([]);
});

test('room to think: the best is among those near it, and no more are near than there are', () => {
  const room = roomIn(pack.content, setupOf('room'))!;
  expect(room).toEqual(roomIn(pack.content, setupOf('room')));
  expect(room.options).toBeGreaterThan(1);
  expect(room.near).toBeGreaterThanOrEqual(1);
  expect(room.near).toBeLessThanOrEqual(room.options);
});

test('room to think: where nothing can go wrong every option is as good', () => {
  const { near, options, best } = roomIn(harmless, setupOf('calm'))!;
  expect([near, best]).toEqual([options, 1]);
});
