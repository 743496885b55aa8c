import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

/** A memory that may be played before the next. */
const offered = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
    entries: {
      vault: { optional: true, next: [{ if: [], entry: 'next' }] },
      next: {
        next: [
          { if: [], entry: 'vault' },
          { if: [], entry: 'last' },
        ],
      },
      last: {},
    },
    part: 'offer',
    ...setting,
  });

test('[R46] it is offered', () => {
  const scene = offered();
  expect(scene.options()).toEqual(['play-memory', 'skip-memory']);
  expect(scene.refuses('end-arranging')).toMatchObject({ rule: 'R46' });
});

test('[R46] play it', () => {
  const scene = offered().play('play-memory', 'party-settled', 'end-arranging');
  expect(scene.campaign.game!.setup.memory).toBe('vault');
  expect(scene.refuses('skip-memory')).toMatchObject({ refused: 'memory-is-played' });
  scene.succeed();
  expect(scene.campaign.diary.vault).toMatchObject({ result: 'success', attempts: 1 });
});

test('[R46] or skip it for good', () => {
  const scene = offered().play('skip-memory');
  expect(scene.facts('entry-written')).toMatchObject([{ entry: 'vault', written: { result: 'skipped', xp: 0 }, why: 'R46' }]);
  expect(scene.campaign.entry).toBe('next');
  scene.play('party-settled', 'end-arranging').succeed();
  expect(scene.campaign.entry).toBe('last');
});

test('[R46] it is offered once, also when it was played', () => {
  const scene = offered().play('play-memory', 'party-settled', 'end-arranging').succeed();
  scene.play('party-settled', 'end-arranging').succeed();
  expect(scene.facts('entry-begun').map(({ entry }) => entry)).toEqual(['next', 'last']);
});

test('[R46] one that is skipped is not read, and gives nothing', () => {
  const scene = offered({
    entries: {
      vault: {
        optional: true,
        briefing: [told({ do: 'lay-aside', cards: ['medicine'] })],
        conclusion: [told({ do: 'set-flag', flag: 'vault', value: 1 })],
        next: [{ if: [], entry: 'next' }],
      },
      next: {},
    },
  }).play('skip-memory');
  expect(scene.campaign).toMatchObject({ waiting: [], flags: {}, xp: 0 });
  expect(scene.whys('entry-written')).toEqual(['R46']);
});

test('[R46] it gives rewards and a sync', () => {
  const scene = offered({
    entries: {
      vault: { optional: true, briefing: [told({ do: 'lay-aside', cards: ['medicine'] })], next: [{ if: [], entry: 'next' }] },
      next: {},
    },
    memories: { vault: { memory: { sync: [{ tally: 'turns', atLeast: 0, atMost: 99 }] } } },
  });
  expect(scene.refuses('party-settled')).toMatchObject({ rule: 'R46' });
  scene.play('play-memory', 'party-settled', 'end-arranging').succeed();
  expect(scene.campaign.storage).toEqual(['medicine']);
  expect(scene.campaign.diary.vault!.sync).toBe('red');
});

test('[R46] and a last chance at a missed chest', () => {
  const scene = offered({
    memories: { vault: { chests: ['a1'] } },
    state: { chest: { draw: ['rapier'], discard: [] } },
  });
  expect(scene.refuses('end-arranging')).toMatchObject({ rule: 'R46' });
  scene.play('play-memory', 'party-settled', 'end-arranging', 'alessandra open-chest', 'alessandra keep rapier melee').succeed();
  expect(scene.who('alessandra').board.melee).toBe('rapier');
});

test('[R46] all cards and figures won so far are in play', () => {
  const scene = offered({
    members: { alessandra: { board: { blade: 'hidden-blade', pack: ['thorn'] } }, bastiano: {} },
    hq: {},
    state: { figures: { mercenary: 2 }, storage: ['parachute'], events: ['fog'], equipment: { draw: ['medicine'], discard: [] } },
  });
  expect(scene.refuses('end-arranging')).toMatchObject({ rule: 'R46' });
  scene.play('play-memory', 'party-settled', 'assign mercenary memory', 'assign mercenary memory', 'end-arranging');
  const { party, storage, piles, events, allies } = scene.campaign.game!.setup;
  expect(party[0]!.board).toMatchObject({ blade: 'hidden-blade', pack: ['thorn'] });
  expect({ storage, events, allies }).toEqual({ storage: ['parachute'], events: ['fog'], allies: ['mercenary', 'mercenary'] });
  expect(piles.equipment).toEqual({ draw: ['medicine'], discard: [] });
});
