import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn } from '#campaign-scenes';

const SYNC = { memory: { sync: [{ tally: 'turns', atLeast: 0, atMost: 99 }] } } as const;

const walk = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
    memories: { walk: SYNC, next: SYNC },
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    ...setting,
  });

test('[R45] the difficulty is chosen before a memory', () => {
  const scene = walk().play('set-difficulty easy');
  expect(scene.facts('difficulty-chosen')).toMatchObject([{ difficulty: 'easy', why: 'R45' }]);
  expect(scene.question()).toBe('arrange');
  scene.play('end-arranging');
  expect(scene.campaign.game!.difficulty).toBe('easy');
});

test('[R45] what is chosen in a memory holds after it', () => {
  const scene = walk().play('end-arranging', 'set-difficulty easy').succeed();
  expect(scene.campaign.difficulty).toBe('easy');
  scene.play('party-settled', 'end-arranging');
  expect(scene.campaign.game!.difficulty).toBe('easy');
});

test('[R45] the one that holds cannot be chosen', () => {
  expect(walk().refuses('set-difficulty normal')).toMatchObject({ refused: 'same-difficulty', rule: 'R45' });
});

test('[R45] from memory 0.2 on', () => {
  const first = { first: { memory: { easy: false } } };
  const entries = { first: { next: [{ if: [], entry: 'next' }] }, next: {} };
  const scene = walk({ entries, memories: first, difficulty: 'easy' });
  expect(scene.refuses('set-difficulty normal')).toMatchObject({ refused: 'no-easy-here', rule: 'R45' });
  scene.play('end-arranging');
  expect(scene.campaign.game!.difficulty).toBe('normal');
  expect(scene.refuses('set-difficulty easy')).toMatchObject({ refused: 'no-easy-here', rule: 'R45' });
  scene.succeed().play('party-settled', 'end-arranging');
  expect(scene.campaign.game!.difficulty).toBe('easy');
});

test('[R45, R34.1] a sync won so is grey, and one won on normal afterwards is red', () => {
  const scene = walk().play('set-difficulty easy', 'end-arranging').succeed();
  scene.play('set-difficulty normal', 'party-settled', 'end-arranging').succeed();
  expect([scene.campaign.diary.walk!.sync, scene.campaign.diary.next!.sync]).toEqual(['grey', 'red']);
  expect(scene.whys('difficulty-chosen')).toEqual(['R45', 'R45']);
});
