import { createBot } from '@bauta/bots';
import { optionId } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { type SceneSetting, scene } from './scene.ts';

const STREET = `
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
`;

/** What the greedy player does first. */
const choiceIn = (setting: SceneSetting): string =>
  optionId(createBot('greedy', 'test', { iterations: 1 }).choose(scene(setting).game));

describe('the greedy player', () => {
  test('spends an AP on the objective it stands at', () => {
    const setting = {
      map: STREET,
      stations: ['a1'],
      assassins: { daria: { at: 'c1' }, claudio: { at: 'a2', ap: 0 } },
      objectives: { proof: { kind: 'complete', at: 'c1', ap: 1 } },
    } as const;
    expect(choiceIn(setting)).toBe('daria complete proof');
  });

  test('goes for the objective, around a guard whom it need not meet', () => {
    const setting = {
      map: STREET,
      stations: ['a1'],
      assassins: { daria: { at: 'a1' }, claudio: { at: 'd1', ap: 0 } },
      objectives: { proof: { kind: 'complete', at: 'c2', ap: 1 } },
      squares: { b1: { crossbowman: 2 } },
    } as const;
    expect(choiceIn(setting)).toBe('daria move a2');
  });

  test('goes home once everything is done, and not before', () => {
    const objectives = { proof: { kind: 'complete', at: 'd2', ap: 1 } } as const;
    const at = {
      map: STREET,
      stations: ['a1'],
      assassins: { daria: { at: 'a1' }, claudio: { at: 'd1', ap: 0 } },
      objectives,
    } as const;
    expect(choiceIn(at)).toMatch(/move/);
    expect(choiceIn({ ...at, objectives: { proof: { ...objectives.proof, done: true } } })).toBe('daria leave');
  });
});
