import { filledDiary } from '@bauta/engine';
import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

/** A memory whose sync is won by nobody having lost HP, and another that follows. */
const walk = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {}, claudio: {} },
    cards: [thorn],
    memories: { walk: { memory: { sync: [{ tally: 'wounds', atLeast: 0, atMost: 0 }] } } },
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    ...setting,
  }).play('end-arranging');

const syncOf = (scene: CampaignScene): string => scene.campaign.diary.walk!.sync;

test('[R34.1] fulfilled in a successful memory, played on normal, the sticker is red', () => {
  const scene = walk().succeed();
  expect(scene.facts('entry-written')).toMatchObject([{ entry: 'walk', written: { sync: 'red' } }]);
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('[R34.1] not fulfilled, there is none', () => {
  const scene = walk().play('alessandra use thorn').succeed();
  expect(syncOf(scene)).toBe('none');
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('[R34.1] a memory without such an objective has no sync', () => {
  expect(syncOf(walk({ memories: {} }).succeed())).toBe('none');
});

test('[R34.1] the second try included', () => {
  const scene = walk().fail().play('end-arranging').succeed();
  expect(scene.campaign.diary.walk).toMatchObject({ result: 'success', sync: 'red', attempts: 2 });
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('[R34.1] what went wrong in the first try does not count', () => {
  const scene = walk().play('alessandra use thorn').fail().play('end-arranging').succeed();
  expect(syncOf(scene)).toBe('red');
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('[R34.1, R45] grey if any part was easy', () => {
  const scene = walk().play('set-difficulty easy', 'set-difficulty normal').succeed();
  expect(syncOf(scene)).toBe('grey');
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('[R34.1] of the successful try: a first one on easy is forgotten', () => {
  const scene = walk({ difficulty: 'easy' }).fail().play('set-difficulty normal', 'end-arranging').succeed();
  expect(syncOf(scene)).toBe('red');
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('[R34.1] of the successful try: a second one on easy is grey', () => {
  const scene = walk().fail().play('set-difficulty easy', 'end-arranging').succeed();
  expect(syncOf(scene)).toBe('grey');
  expect(scene.whys('entry-written')).toContain('R34.1');
});

const written = (sync: 'none' | 'red' | 'grey') => ({ result: 'success', sync, attempts: 1, turns: 3, xp: 2 }) as const;

test('[R34.1] a sync won in one campaign fills the gap in the diaries of earlier ones', () => {
  const scene = walk().succeed();
  const earlier = { walk: written('none') };
  expect(filledDiary(earlier, [scene.campaign.diary])).toEqual({ walk: { sync: 'red', from: 0 } });
  expect(earlier).toEqual({ walk: written('none') });
  expect(scene.whys('entry-written')).toContain('R34.1');
});

test('R34.1: one that is there stays, red fills before grey, and where nobody won there is none', () => {
  const own = { one: written('grey'), two: written('none'), three: written('none') };
  const later = [
    { one: written('red'), two: written('grey') },
    { two: written('red'), four: written('grey') },
  ];
  expect(filledDiary(own, later)).toEqual({
    one: { sync: 'grey', from: -1 },
    two: { sync: 'red', from: 1 },
    four: { sync: 'grey', from: 1 },
  });
  expect(filledDiary(own, [])).toEqual({ one: { sync: 'grey', from: -1 } });
});

test('[R34.2] the sync of the first memory is a gift', () => {
  const scene = walk({
    memories: {},
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: { briefing: [told({ do: 'gain-sync', entry: 'walk' })] } },
  }).succeed();
  expect(scene.facts('sync-won')).toMatchObject([{ entry: 'walk', sync: 'red', why: 'R34.2' }]);
  expect(scene.campaign.diary.walk).toMatchObject({ result: 'success', sync: 'red', attempts: 1 });
});

test('[R34.2] it is given once, and makes a grey one red', () => {
  const gift = told({ do: 'gain-sync', entry: 'walk' });
  const scene = walk({
    difficulty: 'easy',
    entries: { walk: { conclusion: [gift, gift], next: [{ if: [], entry: 'next' }] }, next: {} },
  });
  scene.succeed();
  expect(scene.facts('entry-written')).toMatchObject([{ written: { sync: 'grey' } }]);
  expect(scene.whys('sync-won')).toEqual(['R34.2']);
  expect(syncOf(scene)).toBe('red');
});
