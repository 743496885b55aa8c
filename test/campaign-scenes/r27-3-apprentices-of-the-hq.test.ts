import { type CampaignSetting, expect, hqScene, test } from '#campaign-scenes';

const ALL_AT_WORK = { hospital: ['apprentice'], shop: ['apprentice', 'mercenary'], 'command-room': ['apprentice', 'apprentice'] };

/** In a memory, with every apprentice in a room. */
const played = (setting: CampaignSetting = {}) =>
  hqScene({ part: 'memory', hq: { faceUp: true, posts: ALL_AT_WORK }, ...setting });

test('[R27.3] the apprentice is one of the four, taken from any room for the retry: that room loses the helper', () => {
  const scene = played().play('alessandra give-up').fail();
  expect(scene.question()).toBe('fetch-apprentice');
  expect(scene.options()).toEqual(['fetch-apprentice hospital', 'fetch-apprentice shop', 'fetch-apprentice command-room']);
  scene.play('fetch-apprentice shop');
  expect(scene.facts('figure-taken')).toMatchObject([{ figure: 'apprentice', post: 'shop', why: 'R27.3' }]);
  expect(scene.campaign.hq!.posts).toMatchObject({ ...ALL_AT_WORK, shop: ['mercenary'] });
  expect(scene.character('alessandra')).toMatchObject({ apprentice: true });
});

test('[R27.3] one for each', () => {
  const scene = played()
    .play('alessandra give-up', 'bastiano give-up')
    .play('fetch-apprentice command-room', 'fetch-apprentice command-room');
  expect(scene.whys('figure-taken')).toEqual(['R27.3', 'R27.3']);
  expect(scene.campaign.hq!.posts['command-room']).toEqual([]);
});

test('[R27.3] the room is short of the helper when it is resolved', () => {
  const scene = played({ contracts: { 'contract-1': { hits: 1 } }, dice: ['hit'] })
    .play('alessandra give-up')
    .fail();
  scene.play('fetch-apprentice command-room').fail();
  expect(scene.whys('figure-taken')).toEqual(['R27.3']);
  expect(scene.facts('helpers-rolled')).toMatchObject([{ faces: ['hit'] }]);
});

test('[R27.3] one who has nothing to do is taken first', () => {
  const three = { hospital: ['apprentice'], shop: ['apprentice', 'apprentice'] };
  const idle = played({ hq: { faceUp: true, posts: three } })
    .play('alessandra give-up')
    .fail();
  expect(idle.question()).toBe('memory');
  expect(idle.facts('figure-taken')).toEqual([]);
  const short = played({ hq: { faceUp: true, posts: three } }).play('alessandra give-up', 'bastiano give-up');
  short.play('fetch-apprentice shop');
  expect(short.facts('figure-taken')).toMatchObject([{ post: 'shop', why: 'R27.3' }]);
  expect(short.question()).toBe('memory');
});

test('[R27.3] when the one eliminated comes back, the apprentice is free again', () => {
  const scene = played({ dice: ['miss', 'miss'] })
    .play('alessandra give-up')
    .fail();
  scene.play('fetch-apprentice shop').succeed();
  expect(scene.who('alessandra')).toMatchObject({ out: 'eliminated', inBed: false });
  scene.play('party-settled');
  expect(scene.who('alessandra').inBed).toBe(true);
  scene.play('assign apprentice hospital', 'assign apprentice hospital', 'assign apprentice hospital');
  expect(scene.optionsOf('assign apprentice')).toEqual([]);
  scene.play('assigned').succeed();
  while (scene.question() === 'hospital') scene.play('alessandra tend');
  scene.play('party-settled', ...Array.from({ length: 4 }, () => 'assign apprentice shop'));
  expect(scene.whys('figure-taken')).toEqual(['R27.3']);
});
