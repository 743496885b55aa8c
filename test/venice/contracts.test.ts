import type { Campaign } from '@bauta/engine';
import { afterMemory, type CampaignScene, describe, expect, houseScene, test, venice } from '#venice-scenes';

const { hqs, contracts } = venice.book;
const kindOf = (contract: string): string => Object.values(hqs).find((hq) => hq.contracts.includes(contract))!.kind;
const HURT = { members: { alessandra: { wounds: 2 }, bastiano: {} } };
const SYNCED: Campaign['diary'] = { 'broken-tiles': { result: 'success', sync: 'red', attempts: 1, turns: 5, xp: 2 } };

/** The contract is revealed and its grey box read. */
const revealed = (contract: string): CampaignScene =>
  houseScene(kindOf(contract), { part: 'assignment', hq: { contracts: [contract] } });

/** Its red box is read in the resolution, and nobody is in the command room. */
const resolved = (contract: string, flags: Campaign['flags'] = {}, diary: Campaign['diary'] = {}): CampaignScene =>
  afterMemory(
    kindOf(contract),
    {},
    {
      ...HURT,
      hq: { contracts: [contract], reading: [{ contract, box: contracts[contract]!.boxes[1]!.id }] },
      state: { flags, diary, played: 'broken-tiles' },
    },
  );

/** Tried for the second time, with a die for every hit it needs. */
const fulfilled = (contract: string): CampaignScene =>
  afterMemory(
    kindOf(contract),
    { 'command-room': Array.from({ length: contracts[contract]!.hits }, () => 'apprentice') },
    { hq: { contracts: [contract, 'colours'], failed: 1 } },
  );

describe('the decks of contracts', () => {
  test.each(Object.keys(hqs))('[R41.6] those of the %s begin at level I and reach level II; the first needs 4', (kind) => {
    const deck = hqs[kind]!.contracts.map((id) => contracts[id]!);
    expect(deck.map(({ level }) => level)).toEqual([1, 1, 2, 2, 2]);
    expect(deck[0]!.hits).toBe(4);
    const scene = houseScene(kind, { part: 'assignment', hq: { contracts: hqs[kind]!.contracts } });
    expect(scene.facts('contract-revealed')).toMatchObject([{ contract: deck[0]!.id }]);
    const done = fulfilled(hqs[kind]!.contracts[1]!);
    expect(done.whys('contract-fulfilled')).toContain('R41.6');
  });
});

describe('grey boxes, in the assignment', () => {
  test.each([
    ['arrears', 'hired-arm'],
    ['colours', 'hired-arm'],
    ['the-guest-list', 'silk-favour'],
    ['masks-off', 'silk-favour'],
  ])('[R41.5] %s: %s is shared out', (contract, card) => {
    const scene = revealed(contract);
    expect(scene.facts('cards-shared-out')).toMatchObject([{ cards: [card], why: 'R1.3' }]);
    expect(scene.whys('contract-box-read')).toEqual(['R41.5']);
  });

  test.each([
    ['winter-quarters', 'the-boathouse', 'ferry-token'],
    ['winter-quarters', 'the-foundry', 'padded-vest'],
    ['the-deaf-servant', 'the-council-door', 'forged-pass'],
    ['the-deaf-servant', 'the-armourers-door', 'whetstone'],
  ])('[R41.5] %s: %s is worth a %s', (contract, option, card) => {
    const scene = revealed(contract).play(`choose ${option}`);
    expect(scene.facts('cards-shared-out')).toMatchObject([{ cards: [card] }]);
    expect(scene.whys('contract-box-read')).toEqual(['R41.5']);
  });

  test.each([
    ['the-quiet-gate', 'lend-a-man', 'lend-nobody', 'mercenary', 'lent-man'],
    ['a-rival-house', 'send-a-guest', 'send-flowers', 'courtesan', 'sent-guest'],
  ])('[R41.4] %s: with %s it needs 2 hits less', (contract, yes, no, figure, flag) => {
    const scene = revealed(contract).play(`choose ${yes}`);
    expect(scene.campaign.hq!.eased).toBe(2);
    expect(scene.campaign.figures[figure]).toBe(3);
    expect(scene.campaign.flags[flag]).toBe(1);
    expect(scene.whys('contract-eased')).toContain('R41.4');
    const refused = revealed(contract).play(`choose ${no}`);
    expect([refused.campaign.hq!.eased, refused.campaign.figures[figure]]).toEqual([0, 4]);
  });

  test.each(['the-secretarys-road', 'the-secretarys-letters'])('[R41.5] %s tells and asks nothing', (contract) => {
    const scene = revealed(contract);
    expect(scene.whys('contract-box-read')).toEqual(['R41.5']);
    expect(scene.question()).toBe('assign');
  });
});

describe('the first of them', () => {
  test.each([
    ['arrears', 'hired-arm'],
    ['the-guest-list', 'silk-favour'],
  ])('[R40.3] %s gives no card at the first assignment, but a %s in the resolution', (contract, card) => {
    const kind = kindOf(contract);
    const first = houseScene(kind, { part: 'assignment', hq: { contracts: hqs[kind]!.contracts, settled: false } });
    expect(first.facts('contract-revealed')).toMatchObject([{ contract, why: 'R40.3' }]);
    expect([first.facts('cards-shared-out'), first.campaign.storage]).toEqual([[], []]);
    const [place] = first.campaign.hq!.reading;
    const after = afterMemory(kind, {}, { hq: { contracts: hqs[kind]!.contracts, reading: [place!] } });
    expect(after.facts('cards-shared-out')).toMatchObject([{ cards: [card] }]);
    expect(after.facts('contract-box-read').map(({ box }) => box)).toEqual(contracts[contract]!.boxes.map(({ id }) => id));
    expect(after.whys('contract-box-read')).toContain('R40.3');
  });
});

describe('red boxes, in the resolution', () => {
  test.each(['arrears', 'the-guest-list'])('[R41.4] %s needs 1 hit less after a sync, and only then', (contract) => {
    expect(resolved(contract, {}, SYNCED).campaign.hq!.eased).toBe(1);
    expect(resolved(contract).campaign.hq!.eased).toBe(0);
    expect(resolved(contract, {}, SYNCED).whys('contract-eased')).toContain('R41.4');
  });

  test.each(['winter-quarters', 'the-deaf-servant'])('[R26.2] %s: every injured assassin gets back 1 HP', (contract) => {
    const scene = resolved(contract);
    expect(scene.facts('hp-restored')).toMatchObject([{ by: 'alessandra', hp: 1, why: 'R26.2' }]);
  });

  test.each(['the-secretarys-road', 'the-secretarys-letters', 'colours', 'masks-off'])('[R35] %s is worth 1 XP', (contract) => {
    expect(resolved(contract).facts('xp-gained')).toMatchObject([{ xp: 1, why: 'R35' }]);
  });

  test.each([
    ['the-quiet-gate', 'mercenary', 'lent-man'],
    ['a-rival-house', 'courtesan', 'sent-guest'],
  ])('[R41.5] %s: a %s who was away comes back', (contract, figure, flag) => {
    expect(resolved(contract, { [flag]: 1 }).facts('figures-gained')).toMatchObject([{ figure, count: 1 }]);
    expect(resolved(contract).facts('figures-gained')).toEqual([]);
    expect(resolved(contract).whys('contract-box-read')).toEqual(['R41.5']);
  });
});

describe('the hits it needs', () => {
  test.each([
    ['arrears', 4],
    ['winter-quarters', 4],
    ['the-secretarys-road', 4],
    ['the-quiet-gate', 5],
    ['colours', 5],
    ['the-guest-list', 4],
    ['the-deaf-servant', 4],
    ['the-secretarys-letters', 4],
    ['a-rival-house', 5],
    ['masks-off', 5],
  ])('[R41.4] %s: %i', (contract, hits) => {
    const tried = (dice: number): CampaignScene =>
      afterMemory(
        kindOf(contract),
        { 'command-room': Array.from({ length: dice }, () => 'apprentice') },
        { hq: { contracts: [contract], failed: 1 } },
      );
    expect(tried(hits).facts('contract-fulfilled')).toHaveLength(1);
    expect(tried(hits - 1).facts('contract-failed')).toMatchObject([{ contract, why: 'R41.4' }]);
  });
});

describe('once it is fulfilled', () => {
  test.each([
    ['arrears', 'leonardo', 1, 'hired-arm'],
    ['the-guest-list', 'leonardo', 1, 'silk-favour'],
    ['the-secretarys-road', 'machiavelli', 1, 'letter-of-credence'],
    ['the-secretarys-letters', 'machiavelli', 1, 'letter-of-credence'],
    ['colours', 'thief', 2, 'thieves-sign'],
    ['masks-off', 'thief', 2, 'thieves-sign'],
  ])('[R41.4] %s brings %s (%i) and a %s', (contract, figure, count, card) => {
    const scene = fulfilled(contract);
    expect(scene.whys('contract-fulfilled')).toContain('R41.4');
    expect(scene.campaign.figures[figure]).toBe(count);
    expect(scene.campaign.storage).toEqual([card]);
  });

  test.each([
    ['winter-quarters', 'repeating-crossbow', 'medicine'],
    ['the-quiet-gate', 'walking-lion', 'forged-pass'],
    ['the-deaf-servant', 'bronze-censer', 'smoke-bomb'],
    ['a-rival-house', 'divers-hood', 'medicine'],
  ])('[R38] %s gives the blueprint of the %s and a %s', (contract, blueprint, card) => {
    const scene = fulfilled(contract);
    expect(scene.facts('blueprint-gained')).toMatchObject([{ blueprint, why: 'R38' }]);
    expect(scene.campaign.blueprints).toEqual([blueprint]);
    expect(scene.campaign.storage).toEqual([card]);
  });
});
