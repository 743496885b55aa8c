import { describe, expect, type SceneAssassin, test } from '#scenes';
import { lawfulOutcomes, tradeOutcomes } from '../support/scenes/trade-walk.ts';

const at = 'a1';
const MEDICINES = Array.from({ length: 5 }, () => 'medicine');
const BOMBS = Array.from({ length: 5 }, () => 'smoke-bomb');

const PARTIES: Readonly<Record<string, Readonly<Record<string, SceneAssassin>>>> = {
  'weapon for weapon': { alessandra: { at, melee: 'common-sword' }, bastiano: { at, melee: 'rapier' } },
  'the same weapon in slot and pack': {
    alessandra: { at, melee: 'common-sword', pack: ['common-sword'] },
    bastiano: { at, pack: ['rapier'] },
  },
  'armour worn, better armour in the pack': {
    alessandra: { at, armour: 'padded-vest', pack: ['breastplate'] },
    bastiano: { at, armour: 'night-doublet' },
  },
  'better armour worn, worse to be had': {
    alessandra: { at, armour: 'padded-vest' },
    bastiano: { at, armour: 'breastplate', pack: ['night-doublet'] },
  },
  'one critical': {
    alessandra: { at, melee: 'common-sword', pack: ['medicine'] },
    bastiano: { at, state: 'critical', melee: 'rapier', armour: 'padded-vest', pack: ['breastplate'] },
  },
  'one critical, full packs': {
    alessandra: { at, melee: 'common-sword', pack: MEDICINES },
    bastiano: { at, state: 'critical', melee: 'rapier', pack: BOMBS },
  },
  'an apprentice among hidden blades': {
    alessandra: { at, apprentice: true, pack: ['poison-blade'] },
    bastiano: { at, blade: 'hidden-blade' },
  },
  'full packs, a weapon': {
    alessandra: { at, melee: 'common-sword', pack: MEDICINES },
    bastiano: { at, pack: [...BOMBS.slice(1), 'rapier'] },
  },
  'full packs, armour': {
    alessandra: { at, armour: 'padded-vest', pack: MEDICINES },
    bastiano: { at, pack: [...BOMBS.slice(1), 'breastplate'] },
  },
  'three at once': {
    alessandra: { at, pack: ['medicine'] },
    bastiano: { at, apprentice: true, pack: ['hidden-blade'] },
    claudio: { at, melee: 'rapier', armour: 'padded-vest' },
  },
};

describe('R13.3 all that a trade can lead to', () => {
  test.each(Object.entries(PARTIES))('[R13.3] %s: just what the rule allows, no card lost or doubled', (_name, party) => {
    const { reached, twice } = tradeOutcomes(party);
    expect([...reached].toSorted()).toEqual([...lawfulOutcomes(party)].toSorted());
    expect(twice).toEqual([]);
  });
});
