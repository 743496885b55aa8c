import type { AbilityCard, Do, Effect } from '@bauta/engine';
import { ability, describe, expect, type SceneSetting, STREET, scene, test } from '#scenes';

const skill = (id: string, deed: Do, change: Partial<Effect> = {}): AbilityCard =>
  ability(id, { when: 'action', if: [], cost: 0, per: 'memory', may: false, who: 'nobody', do: [deed], ...change });

const BREATHER = skill('breather', { do: 'save-action' });
const SALVE = skill('salve', { do: 'heal', hp: 1 });
const PATRON = skill('patron', { do: 'gain-action', ap: 1 }, { if: [{ if: 'hq-level', from: 2, to: 4 }] });
const FRIEND = skill('friend', { do: 'heal', hp: 1 }, { who: 'assassin-here' });

const skilled = (skills: readonly string[], change: Partial<SceneSetting> = {}) =>
  scene({
    map: STREET,
    cards: [BREATHER, SALVE, PATRON, FRIEND],
    assassins: { alessandra: { at: 'a1', hp: 1, skills }, daria: { at: 'a1', hp: 2 } },
    ...change,
  });

describe('R39.2 skills', () => {
  test('[R39.2] once per memory: not again in a later turn', () => {
    const s = skilled(['breather'], { memory: { enemyPhase: 'none' } });
    s.play('alessandra use breather');
    expect(s.facts('ability-used')).toMatchObject([{ by: 'alessandra', card: 'breather', per: 'memory', why: 'R39.2' }]);
    expect(s.refuses('alessandra use breather')).toEqual({ refused: 'ability-used-already', rule: 'R39.2' });
    s.play('end-phase');
    expect(s.refuses('alessandra use breather')).toMatchObject({ refused: 'ability-used-already' });
  });

  test('[R39.2] several at once, each its own card', () => {
    const s = skilled(['breather', 'salve']);
    s.play('alessandra use breather', 'alessandra use salve');
    expect(s.facts('ability-used').map(({ card }) => card)).toEqual(['breather', 'salve']);
    expect(s.who('alessandra')).toMatchObject({ saved: 1, wounds: 1, ap: 3 });
  });

  test('[R39.2] it is its owner’s: nobody else uses it', () => {
    const s = skilled(['salve']);
    expect(s.refuses('daria use salve')).toEqual({ refused: 'not-their-ability', rule: 'R39.2' });
    expect(s.optionsOf('daria use')).toEqual([]);
  });

  test('[R39.2] only for its owner, unless it says otherwise', () => {
    const s = skilled(['salve', 'friend']);
    s.play('alessandra use salve', 'alessandra use-on friend daria');
    expect([s.who('alessandra').wounds, s.who('daria').wounds]).toEqual([1, 0]);
    expect(s.whys('ability-used')).toEqual(['R39.2', 'R39.2']);
  });

  test('[R39.2] two who have the same skill use it once each', () => {
    const s = skilled(['salve'], {
      assassins: { alessandra: { at: 'a1', hp: 1, skills: ['salve'] }, daria: { at: 'a1', hp: 2, skills: ['salve'] } },
    });
    s.play('alessandra use salve', 'daria use salve');
    expect(s.facts('ability-used').map(({ by }) => by)).toEqual(['alessandra', 'daria']);
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
    [4, true],
  ])('[R39.2] HQ level II required: at level %i it may be used: %s', (hqLevel, may) => {
    const s = skilled(['patron'], { hqLevel });
    expect(s.optionsOf('alessandra use')).toHaveLength(may ? 1 : 0);
    if (may) s.play('alessandra use patron');
    else expect(s.refuses('alessandra use patron')).toEqual({ refused: 'hq-level-required', rule: 'R39.2' });
  });

  test('[R39.2] in a window of the enemy phase, where a saved AP is not needed for it', () => {
    const s = skilled(['salve'], { next: 'reinforcement' });
    s.play('alessandra use salve');
    expect(s.whys('ability-used')).toEqual(['R39.2']);
  });

  test('[R39.2] an apprentice uses the skills they have, and they are the apprentice’s alone', () => {
    const s = skilled([], {
      assassins: { alessandra: { at: 'a1', hp: 1, apprentice: true, skills: ['salve'] }, daria: { at: 'a1' } },
    });
    s.play('alessandra use salve');
    expect(s.refuses('daria use salve')).toMatchObject({ refused: 'not-their-ability' });
  });
});
