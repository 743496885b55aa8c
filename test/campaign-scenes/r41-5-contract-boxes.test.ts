import { campaignRules } from '@bauta/engine';
import { type CampaignScene, type CampaignSetting, expect, hqScene, test, told } from '#campaign-scenes';

type BoxColour = 'grey' | 'red';

/** A box that notes that it was read. */
const box = (id: string, colour: BoxColour, next: string | null = null) => ({
  id,
  colour,
  do: [told({ do: 'set-flag', flag: id, value: 1 })],
  next: next === null ? null : { contract: next.split('/')[0]!, box: next.split('/')[1]! },
});

const read = (scene: CampaignScene) => scene.facts('contract-box-read').map(({ contract, box: id }) => `${contract}/${id}`);

/** a, b are grey, c, d red, e grey; each pair on two cards. */
const CHAIN: CampaignSetting = {
  part: 'assignment',
  contracts: {
    one: { boxes: [box('a', 'grey', 'two/b'), box('c', 'red', 'two/d'), box('e', 'grey')] },
    two: { boxes: [box('x', 'grey'), box('b', 'grey', 'one/c'), box('d', 'red', 'one/e')] },
  },
};

test('[R41.5] grey boxes are read in the assignment, on and on while the colour stays the same, also on another card', () => {
  const scene = hqScene(CHAIN);
  expect(read(scene)).toEqual(['one/a', 'two/b']);
  expect(scene.whys('contract-box-read')).toEqual(['R41.5', 'R41.5']);
  expect(scene.campaign.flags).toEqual({ a: 1, b: 1 });
  expect(scene.question()).toBe('assign');
});

test('[R41.5] when the colour changes the reading waits for the other step, and goes on there', () => {
  const scene = hqScene(CHAIN).play('assigned');
  expect(scene.question()).toBe('memory');
  expect(scene.campaign.hq!.reading).toEqual([{ contract: 'one', box: 'c' }]);
  scene.succeed();
  expect(read(scene)).toEqual(['one/a', 'two/b', 'one/c', 'two/d']);
  expect(scene.campaign.hq!.reading).toEqual([{ contract: 'one', box: 'e' }]);
  scene.play('party-settled');
  expect(read(scene)).toEqual(['one/a', 'two/b', 'one/c', 'two/d', 'one/e']);
  expect(scene.campaign.hq!.reading).toEqual([]);
});

test('[R41.5] a card that begins with a red box waits for the resolution', () => {
  const scene = hqScene({ part: 'assignment', contracts: { one: { boxes: [box('r', 'red')] } } });
  expect(scene.facts('contract-revealed')).toHaveLength(1);
  expect(read(scene)).toEqual([]);
  scene.play('assigned').succeed();
  expect(read(scene)).toEqual(['one/r']);
  expect(scene.whys('contract-box-read')).toEqual(['R41.5']);
});

test('[R41.5] no box is read after the first failure: the resolution comes with the end of the memory', () => {
  const scene = hqScene(CHAIN).play('assigned').fail();
  expect(read(scene)).toEqual(['one/a', 'two/b']);
  scene.fail();
  expect(read(scene)).toEqual(['one/a', 'two/b', 'one/c', 'two/d']);
});

test('[R41.5] a box that leads back to itself is read once a step', () => {
  const scene = hqScene({ part: 'assignment', contracts: { one: { boxes: [box('a', 'grey', 'one/a')] } }, hq: { failed: 1 } });
  expect(read(scene)).toEqual(['one/a']);
  scene.play('assigned').succeed().play('party-settled');
  expect(read(scene)).toEqual(['one/a', 'one/a']);
});

test('[R41.5] a red box is read before the contract is tried; what a card that left had still to say is not read', () => {
  const scene = hqScene({
    part: 'assignment',
    contracts: { one: { boxes: [box('r', 'red', 'one/g'), box('g', 'grey')] }, two: { boxes: [box('x', 'grey')] } },
    dice: ['hit'],
  })
    .play('assign mercenary command-room', 'assigned')
    .succeed();
  const types = scene.events.map(({ type }) => type);
  expect(types.indexOf('contract-box-read')).toBeLessThan(types.indexOf('contract-tried'));
  expect(scene.facts('contract-fulfilled')).toMatchObject([{ contract: 'one' }]);
  scene.play('party-settled');
  expect(read(scene)).toEqual(['one/r', 'two/x']);
});

test('[R41.5] the whole text may always be read', () => {
  const { content } = campaignRules.view(hqScene(CHAIN).campaign);
  expect(content.book.contracts.one!.boxes).toEqual(CHAIN.contracts!.one!.boxes);
});

test('[R41.5] a box may ask the players', () => {
  const among = ['help', 'refuse'].map((id) => ({ id, does: [told({ do: 'set-flag', flag: id, value: 1 })] }));
  const asks = { id: 'q', colour: 'grey', do: [told({ do: 'choose', choice: 'favour', among })], next: null } as const;
  const scene = hqScene({ part: 'assignment', contracts: { one: { boxes: [asks] } } });
  expect(scene.options()).toEqual(['choose help', 'choose refuse']);
  scene.play('choose refuse');
  expect(scene.campaign.flags).toEqual({ refuse: 1 });
  expect(scene.whys('contract-box-read')).toEqual(['R41.5']);
});
