import { describe, expect, test } from 'vitest';
import { campaignFiles, campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { memorySetup, readContent, withParty } from '../src/index.ts';

const WISHES = { difficulty: 'normal', seed: 's' } as const;

describe('a memory played by itself', () => {
  test('[R39.1] has the party that it names: level, skills, boards, events, allies and flags', () => {
    const setup = memorySetup(campaignPack, 'last-bell', { ...WISHES, assassins: 2 });
    expect(setup).toMatchObject({ hqLevel: 2, events: ['gale'], allies: ['ezio'], flags: { road: 2 } });
    expect(setup.party.map(({ level, ability, skills, board }) => [level, ability, skills, board.blade, board.armour])).toEqual([
      [1, 'alessandra-1', ['soft-steps'], 'hidden-blade', ''],
      [1, 'bastiano-1', ['iron-will'], '', 'padded-vest'],
    ]);
  });

  test('has the usual party of the pack if it names none', () => {
    const setup = memorySetup(campaignPack, 'silk-quay', { ...WISHES, assassins: 2 });
    expect(setup).toMatchObject({ hqLevel: 0, events: [], allies: [], flags: {} });
    expect(setup.party.map(({ level, ability, skills }) => [level, ability, skills])).toEqual([
      [0, 'alessandra-0', []],
      [0, 'bastiano-0', []],
    ]);
  });

  test("[R12] is played by apprentices if it is a campaign's first, unless assassins are asked for", () => {
    const first = (wishes: object) => memorySetup(campaignPack, 'campo', { ...WISHES, assassins: 2, ...wishes }).party;
    expect(first({}).map(({ apprentice }) => apprentice)).toEqual([true, true]);
    expect(first({ apprentices: false }).map(({ apprentice }) => apprentice)).toEqual([false, false]);
  });

  test('has those assassins who are asked for, or apprentices in their place', () => {
    const assassins = ['claudio', 'daria'];
    const { party } = memorySetup(campaignPack, 'last-bell', { ...WISHES, assassins });
    expect(party.map(({ id, board }) => [id, board.melee])).toEqual([
      ['claudio', 'rapier'],
      ['daria', ''],
    ]);
    const novices = memorySetup(campaignPack, 'last-bell', { ...WISHES, assassins, apprentices: true }).party;
    expect(novices.map(({ id, ability, skills, board }) => [id, ability, skills, board.melee])).toEqual([
      ['claudio', '', [], 'common-sword'],
      ['daria', '', [], 'common-sword'],
    ]);
  });

  test('has any other party of the pack if that is wanted', () => {
    const { hqLevel } = memorySetup(withParty(campaignPack, 'late'), 'campo', { ...WISHES, assassins: 2 });
    expect(hqLevel).toBe(2);
  });
});

test('two parties of one name are told', () => {
  const { text } = campaignFiles().find(({ path }) => path === 'parties.yaml')!;
  const { problems } = readContent([...campaignFiles(), { path: 'parties/again.yaml', text }]);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'parties/again.yaml: The party `late` exists twice.',
  ]);
});
