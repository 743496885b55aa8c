import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

const CHESTS = { early: ['rapier', 'crossbow'], late: ['breastplate', 'night-doublet', 'poison-blade'] };

/** The briefing of a memory with a chest on its square. */
const walk = (setting: CampaignSetting): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
    book: { chests: CHESTS },
    memories: { walk: { chests: ['a1'] } },
    part: 'briefing',
    ...setting,
  });

const briefed = (...does: Parameters<typeof told>[0][]): NonNullable<CampaignSetting['entries']> => ({
  walk: { briefing: does.map((each) => told(each)), next: [{ if: [], entry: 'next' }] },
  next: {},
});

test('[R10] chest cards come in sets: shuffled, beneath those that are left', () => {
  const scene = walk({
    entries: briefed({ do: 'add-chests', set: 'late' }),
    state: { chest: { draw: ['rapier'], discard: [] } },
  });
  expect(scene.facts('chests-added')).toMatchObject([{ set: 'late', why: 'R10' }]);
  const { draw } = scene.campaign.chest;
  expect(draw.at(-1)).toBe('rapier');
  expect(draw.slice(0, -1).toSorted()).toEqual(CHESTS.late.toSorted());
});

test('[R10] the top card is taken in a memory', () => {
  const scene = walk({ entries: briefed({ do: 'add-chests', set: 'early' }) }).play('party-settled', 'end-arranging');
  const top = scene.campaign.chest.draw.at(-1)!;
  scene.play('alessandra open-chest', `alessandra keep ${top} pack`).succeed();
  expect(scene.who('alessandra').board.pack).toContain(top);
  expect(scene.campaign.chest.draw).toEqual(CHESTS.early.filter((card) => card !== top));
  expect(scene.whys('chests-added')).toEqual(['R10']);
});

test('[R10] they expire when the campaign says so: what is left of the set leaves the game', () => {
  const scene = walk({
    entries: briefed({ do: 'expire-chests', set: 'early' }),
    state: { chest: { draw: ['breastplate', 'crossbow', 'night-doublet', 'rapier'], discard: [] } },
  });
  expect(scene.facts('chests-expired')).toMatchObject([{ set: 'early', cards: ['rapier', 'crossbow'], why: 'R10' }]);
  expect(scene.campaign.chest.draw).toEqual(['breastplate', 'night-doublet']);
  expect(scene.campaign.removed).toEqual(['rapier', 'crossbow']);
});

test('[R10] what was taken before stays with whoever has it', () => {
  const scene = walk({
    members: { alessandra: { board: { melee: 'rapier', pack: ['thorn'] } }, bastiano: {} },
    entries: briefed({ do: 'expire-chests', set: 'early' }),
    state: { chest: { draw: ['crossbow'], discard: [] }, storage: [] },
  });
  expect(scene.facts('chests-expired')).toMatchObject([{ cards: ['crossbow'], why: 'R10' }]);
  expect(scene.who('alessandra').board.melee).toBe('rapier');
  const none = walk({ entries: briefed({ do: 'expire-chests', set: 'early' }) });
  expect(none.whys('chests-expired')).toEqual([]);
});
