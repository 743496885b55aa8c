import { createBot } from '@bauta/bots';
import { optionId } from '@bauta/engine';
import { describe, effect, expect, type SceneSetting, scene, test, WIDE_BLOCK } from '#scenes';
import { item } from '../support/cards/campaign-cards.ts';

const HATPIN = item('hatpin', {
  effects: [effect('moved', { do: 'wound-boss', hp: 1 }, { when: 'action', cost: 1, per: 'memory' })],
});

/** What the greedy player does first. */
const choiceIn = (setting: SceneSetting): string =>
  optionId(createBot('greedy', 'test', { iterations: 1 }).choose(scene(setting).game));

describe('the greedy player', () => {
  test('spends an AP on the objective it stands at', () => {
    const setting = {
      map: WIDE_BLOCK,
      stations: ['a1'],
      assassins: { daria: { at: 'c1' }, claudio: { at: 'a2', ap: 0 } },
      objectives: { proof: { kind: 'complete', at: 'c1', ap: 1 } },
    } as const;
    expect(choiceIn(setting)).toBe('daria complete proof');
  });

  test('goes for the objective, around a guard whom it need not meet', () => {
    const setting = {
      map: WIDE_BLOCK,
      stations: ['a1'],
      assassins: { daria: { at: 'a1' }, claudio: { at: 'd1', ap: 0 } },
      objectives: { proof: { kind: 'complete', at: 'c2', ap: 1 } },
      squares: { b1: { crossbowman: 2 } },
    } as const;
    expect(choiceIn(setting)).toBe('daria move a2');
  });

  test('takes HP from a boss who must fall, where a card does it without dice', () => {
    const setting = {
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'c1', pack: ['hatpin'] }, claudio: { at: 'a2', ap: 0 } },
      bosses: { castellan: { at: 'c1', hp: 3 } },
      objectives: { castellan: { kind: 'eliminate', target: 'castellan', ap: 0 } },
      cards: [HATPIN],
    } as const;
    expect(choiceIn(setting)).toBe('daria use hatpin');
  });

  test('goes home once everything is done, and not before', () => {
    const objectives = { proof: { kind: 'complete', at: 'd2', ap: 1 } } as const;
    const at = {
      map: WIDE_BLOCK,
      stations: ['a1'],
      assassins: { daria: { at: 'a1' }, claudio: { at: 'd1', ap: 0 } },
      objectives,
    } as const;
    expect(choiceIn(at)).toMatch(/move/);
    expect(choiceIn({ ...at, objectives: { proof: { ...objectives.proof, done: true } } })).toBe('daria leave');
  });
});
