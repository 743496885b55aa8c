import { afterMemory, type CampaignScene, type CampaignSetting, expect, hqScene, test, told } from '#campaign-scenes';

/** A box that notes that it was played. */
const box = (id: string, colour: 'grey' | 'red', next: string | null = null) => ({
  id,
  colour,
  do: [told({ do: 'set-flag', flag: id, value: 1 })],
  next: next === null ? null : { contract: next.split('/')[0]!, box: next.split('/')[1]! },
});

/** Grey on two cards, then red, then grey again. */
const CONTRACTS: CampaignSetting['contracts'] = {
  first: { hits: 4, boxes: [box('a', 'grey', 'second/b'), box('c', 'red', 'first/d'), box('d', 'grey')] },
  second: { boxes: [box('x', 'grey'), box('b', 'grey', 'first/c')] },
};

/** For the first time in the headquarters, every post filled, and in the memory. */
const inMemory = (setting: CampaignSetting = {}): CampaignScene =>
  hqScene({ part: 'assignment', contracts: CONTRACTS, ...setting, hq: { settled: false, ...setting.hq } }).play(
    'assign mercenary hospital',
    'assign mercenary workshop',
    'assign mercenary command-room',
  );

const MISSES = ['miss', 'miss', 'miss', 'miss'] as const;
const HITS = ['hit', 'hit', 'hit', 'hit'] as const;

const played = (scene: CampaignScene) => scene.facts('contract-box-read').map(({ contract, box: id }) => `${contract}/${id}`);

test('[R40.3] nothing of contract 1 is played at the first assignment, a grey box neither', () => {
  const scene = hqScene({ part: 'assignment', contracts: CONTRACTS, hq: { settled: false } });
  expect(scene.facts('contract-revealed')).toMatchObject([{ contract: 'first', why: 'R40.3' }]);
  expect([played(scene), scene.campaign.flags]).toEqual([[], {}]);
  expect(scene.question()).toBe('first-assign');
});

test('[R40.3] it is played in the resolution: what was held back, and on from there, before it is tried', () => {
  const scene = inMemory({ dice: HITS });
  expect([scene.question(), played(scene)]).toEqual(['memory', []]);
  scene.succeed();
  expect(played(scene)).toEqual(['first/a', 'second/b', 'first/c']);
  expect(scene.facts('contract-box-read').map(({ why }) => why)).toEqual([['R40.3', 'R41.5'], ['R40.3', 'R41.5'], 'R41.5']);
  const types = scene.events.map(({ type }) => type);
  expect(types.lastIndexOf('contract-box-read')).toBeLessThan(types.indexOf('contract-tried'));
  expect(scene.facts('contract-fulfilled')).toHaveLength(1);
});

test('[R40.3] [R41.5] a grey box that follows a red one waits for the next assignment, as always', () => {
  const scene = inMemory({ dice: MISSES }).succeed();
  expect(played(scene)).toEqual(['first/a', 'second/b', 'first/c']);
  scene.play('party-settled');
  expect(played(scene)).toEqual(['first/a', 'second/b', 'first/c', 'first/d']);
  expect(scene.whys('contract-box-read').filter((why) => why === 'R40.3')).toHaveLength(2);
});

test('[R40.3] not after a first failure: the resolution comes with the end of the memory', () => {
  const scene = inMemory({ dice: MISSES }).fail();
  expect(played(scene)).toEqual([]);
  scene.fail();
  expect(played(scene)).toEqual(['first/a', 'second/b', 'first/c']);
  expect(scene.whys('contract-box-read')).toContain('R40.3');
});

test('[R40.3] what it asks is asked then', () => {
  const among = ['help', 'refuse'].map((id) => ({ id, does: [told({ do: 'set-flag', flag: id, value: 1 })] }));
  const asks = { id: 'q', colour: 'grey', do: [told({ do: 'choose', choice: 'favour', among })], next: null } as const;
  const scene = inMemory({ dice: MISSES, contracts: { first: { hits: 4, boxes: [asks] } } }).succeed();
  expect(scene.options()).toEqual(['choose help', 'choose refuse']);
  scene.play('choose help');
  expect(scene.campaign.flags).toEqual({ help: 1 });
  expect(scene.whys('contract-box-read')).toContain('R40.3');
});

test('[R40.3] of the next contract grey boxes are played in the assignment, where they are revealed', () => {
  const scene = inMemory({ dice: HITS }).succeed().play('party-settled');
  expect(scene.facts('contract-revealed').at(-1)).toMatchObject({ contract: 'second', why: 'R40.4' });
  expect(played(scene).at(-1)).toBe('second/x');
  expect(scene.facts('contract-box-read').at(-1)!.why).toBe('R41.5');
});

test('[R40.3] a campaign saved before this rule was kept, its grey boxes played in the assignment, plays none again', () => {
  const reading = [{ contract: 'first', box: 'c' }];
  const scene = afterMemory({ 'command-room': ['ezio'] }, { contracts: CONTRACTS, hq: { reading }, dice: ['miss', 'miss'] });
  expect(played(scene)).toEqual(['first/c']);
  expect(scene.whys('contract-box-read')).toEqual(['R41.5']);
  const asked = { reading: [{ contract: 'second', box: 'b' }], faceUp: true, settled: false };
  const stack = [
    { step: 'round', next: 'stand-ins' },
    { step: 'first-assign', next: 0 },
    { step: 'read-contract', colour: 'grey', done: [{ contract: 'first', box: 'a' }] },
  ] as const;
  const between = inMemory({ hq: asked, state: { stack }, dice: MISSES });
  expect([between.question(), played(between)]).toEqual(['memory', []]);
  between.succeed();
  expect(played(between)).toEqual(['second/b', 'first/c']);
  expect(between.whys('contract-box-read')).toContain('R40.3');
});
