import type { AssassinFace, Campaign } from '@bauta/engine';
import {
  afterMemory,
  type CampaignScene,
  type CampaignSetting,
  expect,
  hqScene,
  test,
  told,
  unopenedScene,
} from '#campaign-scenes';

const HIT: AssassinFace = 'hit';
const MISS: AssassinFace = 'miss';
const OF_3: CampaignSetting = { contracts: { 'contract-1': { hits: 3 }, 'contract-2': { level: 2 } } };
const FOUR = ['mercenary', 'mercenary', 'apprentice', 'apprentice'];

const tried = (scene: CampaignScene) =>
  scene.facts('contract-tried').map(({ contract, hits, needed, attempt }) => [contract, hits, needed, attempt]);

test('[R41.4] a contract of 3, four plain helpers, 4 dice, 3 hits: it is done and leaves', () => {
  const scene = afterMemory({ 'command-room': FOUR }, { ...OF_3, dice: [HIT, MISS, HIT, HIT] });
  expect(scene.facts('helpers-rolled')).toMatchObject([{ faces: [HIT, MISS, HIT, HIT], why: 'R41.4' }]);
  expect(tried(scene)).toEqual([['contract-1', 3, 3, 1]]);
  expect(scene.facts('contract-fulfilled')).toMatchObject([{ contract: 'contract-1', why: ['R41.4', 'R41.6'] }]);
  expect(scene.campaign.hq).toMatchObject({ contracts: ['contract-2'], faceUp: false, failed: 0 });
});

test('[R41.4] 2 hits: it has failed; the next time 3 helpers of one die succeed unrolled', () => {
  const scene = afterMemory({ 'command-room': FOUR }, { ...OF_3, dice: [HIT, MISS, MISS, HIT] });
  expect(scene.facts('contract-failed')).toMatchObject([{ contract: 'contract-1', why: 'R41.4' }]);
  expect(scene.campaign.hq).toMatchObject({ contracts: ['contract-1', 'contract-2'], faceUp: true, failed: 1 });
  scene.play('party-settled', ...FOUR.slice(1).map((figure) => `assign ${figure} command-room`), 'assigned').succeed();
  expect(tried(scene)).toEqual([
    ['contract-1', 2, 3, 1],
    ['contract-1', 3, 3, 2],
  ]);
  expect(scene.facts('helpers-rolled')).toHaveLength(1);
  expect(scene.facts('contract-fulfilled')).toHaveLength(1);
});

test('[R41.4] `hit` and `special` count 1 each', () => {
  const scene = afterMemory({ 'command-room': FOUR }, { ...OF_3, dice: ['special', HIT, 'special', MISS] });
  expect(tried(scene)).toEqual([['contract-1', 3, 3, 1]]);
});

test('[R41.4] Ezio rolls 2 dice, all others 1', () => {
  const scene = afterMemory({ 'command-room': ['ezio', 'mercenary', 'apprentice'] }, { dice: [HIT, HIT, HIT, HIT] });
  expect(scene.facts('helpers-rolled')[0]!.faces).toHaveLength(4);
  expect(tried(scene)).toEqual([['contract-1', 4, 4, 1]]);
});

test('[R41.4] one contract is 1 easier after a 100% sync', () => {
  const eased = told({ do: 'ease-contract', hits: 1 }, { if: 'last-synced' });
  const played = (diary: Campaign['diary']) =>
    afterMemory(
      { 'command-room': FOUR },
      {
        part: 'conclusion',
        contracts: { 'contract-1': { hits: 4 }, 'contract-2': { hits: 4 } },
        entries: { walk: { conclusion: [eased], next: [{ if: [], entry: 'back' }] }, back: {} },
        dice: [HIT, MISS, HIT, HIT],
        state: { diary, played: 'walk' },
      },
    );
  const synced = played({ walk: { result: 'success', sync: 'grey', attempts: 1, turns: 5, xp: 2 } });
  expect(synced.facts('contract-eased')).toMatchObject([{ hits: 1, why: 'R41.4' }]);
  expect(tried(synced)).toEqual([['contract-1', 3, 3, 1]]);
  expect(synced.campaign.hq).toMatchObject({ contracts: ['contract-2'], eased: 0 });
  const plain = played({});
  expect(tried(plain)).toEqual([['contract-1', 3, 4, 1]]);
  expect(plain.facts('contract-failed')).toHaveLength(1);
});

test('[R41.4] a grey box knows the last memory, although the next has begun; with no contract left nothing is eased', () => {
  const eased = told({ do: 'ease-contract', hits: 1 }, { if: 'last-synced' });
  const synced = { result: 'success', sync: 'red', attempts: 1, turns: 5, xp: 2 } as const;
  const setting: CampaignSetting = {
    part: 'next-entry',
    entries: { walk: { next: [{ if: [], entry: 'back' }] }, back: { briefing: [eased] } },
    contracts: { 'contract-1': { hits: 3, boxes: [{ id: 'a', colour: 'grey', do: [eased], next: null }] } },
    state: { played: 'walk', diary: { walk: synced } },
  };
  const scene = hqScene(setting).play('party-settled');
  expect(scene.whys('contract-eased')).toEqual(['R41.4', 'R41.4']);
  const done = hqScene({ ...setting, hq: { contracts: [] } }).play('party-settled');
  expect(done.facts('contract-eased')).toEqual([]);
});

test('[R41.4] a second attempt that falls short: the contract stays, and the next is again a second attempt', () => {
  const scene = afterMemory({ 'command-room': ['ezio'] }, { ...OF_3, hq: { failed: 1 } });
  expect(scene.facts('contract-failed')).toMatchObject([{ why: 'R41.4' }]);
  expect(scene.campaign.hq).toMatchObject({ contracts: ['contract-1', 'contract-2'], faceUp: true });
  scene.play('party-settled', 'assign ezio command-room', 'assign mercenary command-room', 'assigned').succeed();
  expect(scene.facts('helpers-rolled')).toEqual([]);
  expect(tried(scene).map(([, hits]) => hits)).toEqual([2, 3]);
  expect(scene.facts('contract-fulfilled')).toHaveLength(1);
});

test('[R41.4] with nobody in the command room nothing is attempted', () => {
  const scene = afterMemory({ 'command-room': [] }, OF_3);
  expect(tried(scene)).toEqual([]);
  expect(scene.campaign.hq!.failed).toBe(0);
  expect(scene.facts('post-emptied')).toContainEqual({ type: 'post-emptied', post: 'command-room', why: 'R41.4' });
});

test('[R41.4] the command room is emptied afterwards; then what the contract gives is given', () => {
  const scene = afterMemory(
    { 'command-room': FOUR },
    {
      contracts: { 'contract-1': { hits: 3, done: [told({ do: 'share-out', cards: ['medicine'] })] } },
      dice: [HIT, HIT, HIT, HIT],
    },
  );
  const types = scene.events.map((event) => (event.type === 'post-emptied' ? event.post : event.type));
  expect(types.indexOf('command-room')).toBeGreaterThan(types.indexOf('contract-fulfilled'));
  expect(types.indexOf('cards-shared-out')).toBeGreaterThan(types.indexOf('command-room'));
  expect(scene.campaign.hq!.posts['command-room']).toEqual([]);
  expect(scene.campaign.storage).toEqual(['medicine']);
});

test('[R41.4] a failed contract gives nothing', () => {
  const scene = afterMemory(
    { 'command-room': ['mercenary'] },
    {
      contracts: { 'contract-1': { hits: 3, done: [told({ do: 'share-out', cards: ['medicine'] })] } },
      dice: [HIT],
    },
  );
  expect(scene.whys('contract-failed')).toEqual(['R41.4']);
  expect(scene.campaign.storage).toEqual([]);
});

test('[R41.4] the next card is revealed at the next assignment, not before', () => {
  const scene = afterMemory({ 'command-room': FOUR }, { ...OF_3, dice: [HIT, HIT, HIT, MISS] });
  expect(scene.facts('contract-revealed')).toEqual([]);
  scene.play('party-settled');
  expect(scene.facts('contract-revealed')).toMatchObject([{ contract: 'contract-2', why: 'R40.4' }]);
  expect(scene.question()).toBe('assign');
});

test('[R41.4] the rooms are resolved in order: hospital, workshop, shop, command room', () => {
  const scene = afterMemory(
    { hospital: ['mercenary'], workshop: ['mercenary'], shop: ['mercenary'], 'command-room': ['mercenary'] },
    {
      members: {
        alessandra: { out: 'eliminated', inBed: true, wounds: 3 },
        bastiano: { board: { pack: ['lamp-oil', 'medicine'] } },
      },
      contracts: { 'contract-1': { hits: 1 } },
      hq: { blueprint: 'toy-plan' },
      state: { equipment: { draw: ['smoke-bomb', 'parachute', 'medicine', 'lamp-oil'], discard: [] } },
      dice: [HIT],
    },
  );
  const asked: string[] = [];
  for (
    ;
    scene.question() !== 'change-party';
    scene.play(
      scene
        .options()
        .filter((id) => id !== 'arrange')
        .at(-1)!,
    )
  )
    asked.push(scene.question());
  expect(asked).toEqual(['hospital', 'workshop', 'shop', 'arrange']);
  expect(scene.facts('post-emptied').map(({ post }) => post)).toEqual(['memory', 'hospital', 'workshop', 'shop', 'command-room']);
});

test('[R41.4] after the first failure nothing is resolved; after the second it is', () => {
  const scene = hqScene({
    ...OF_3,
    part: 'memory',
    hq: { faceUp: true, posts: { 'command-room': FOUR } },
    dice: [HIT, HIT, HIT, HIT],
  });
  scene.fail();
  expect(scene.facts('second-chance')).toHaveLength(1);
  expect(scene.facts('post-emptied')).toEqual([]);
  expect(scene.campaign.hq!.posts['command-room']).toEqual(FOUR);
  scene.fail();
  expect(scene.facts('completed-by-others')).toHaveLength(1);
  expect(tried(scene)).toEqual([['contract-1', 4, 3, 1]]);
});

test('[R41.4] a headquarters that was opened in the conclusion is not resolved in the same round', () => {
  const scene = unopenedScene({
    part: 'conclusion',
    entries: { walk: { conclusion: [told({ do: 'open-hq' })], next: [{ if: [], entry: 'back' }] }, back: {} },
    dice: [HIT, HIT, HIT, HIT],
  });
  scene.play('choose-hq mercenaries');
  expect(scene.facts('hq-opened')).toHaveLength(1);
  expect(scene.facts('post-emptied')).toEqual([]);
  expect(scene.question()).toBe('change-party');
  scene.play('party-settled', ...['hospital', 'workshop', 'command-room'].map((room) => `assign mercenary ${room}`)).succeed();
  expect(tried(scene)).toEqual([['contract-1', 4, 4, 1]]);
});
