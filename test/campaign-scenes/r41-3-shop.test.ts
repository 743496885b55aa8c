import { afterMemory, type CampaignScene, expect, test } from '#campaign-scenes';

/** The top card is the last. */
const deck = (...draw: string[]) => ({ draw: draw.toReversed(), discard: [] as string[] });
const shown = (scene: CampaignScene) => scene.facts('equipment-shown').map(({ card }) => card);

test('[R41.3] 4 equipment cards are revealed; with one helper one is kept, the others are discarded', () => {
  const scene = afterMemory(
    { shop: ['mercenary'] },
    { state: { equipment: deck('smoke-bomb', 'parachute', 'medicine', 'common-sword', 'lamp-oil') } },
  );
  expect(shown(scene)).toEqual(['smoke-bomb', 'parachute', 'medicine', 'common-sword']);
  expect(scene.whys('equipment-shown')).toEqual(['R41.3', 'R41.3', 'R41.3', 'R41.3']);
  scene.play('keep-card medicine');
  expect(scene.facts('equipment-kept')).toMatchObject([{ card: 'medicine', why: 'R41.3' }]);
  expect(scene.campaign.storage).toEqual(['medicine']);
  expect(scene.campaign.equipment).toEqual({ draw: ['lamp-oil'], discard: ['smoke-bomb', 'parachute', 'common-sword'] });
});

test('[R41.3] as many are kept as the helpers allow, or fewer', () => {
  const setting = { state: { equipment: deck('smoke-bomb', 'smoke-bomb', 'parachute', 'medicine') } };
  const three = afterMemory({ shop: ['mercenary', 'ezio', 'apprentice'] }, setting);
  expect(three.options()).toEqual(['keep-card smoke-bomb', 'keep-card parachute', 'keep-card medicine', 'no-more-cards']);
  three.play('keep-card smoke-bomb', 'keep-card smoke-bomb', 'keep-card medicine');
  expect(three.campaign.storage).toEqual(['smoke-bomb', 'smoke-bomb', 'medicine']);
  expect(three.campaign.equipment.discard).toEqual(['parachute']);
  const none = afterMemory({ shop: ['mercenary'] }, setting).play('no-more-cards');
  expect(none.campaign.storage).toEqual([]);
  expect(none.whys('equipment-passed-over')).toEqual(['R41.3', 'R41.3', 'R41.3', 'R41.3']);
});

test('[R41.3] investigations are replaced, and discarded', () => {
  const scene = afterMemory(
    { shop: ['mercenary'] },
    { state: { equipment: deck('smoke-bomb', 'ambush', 'parachute', 'needle', 'medicine', 'common-sword', 'lamp-oil') } },
  );
  expect(scene.options()).toEqual([
    'keep-card smoke-bomb',
    'keep-card parachute',
    'keep-card medicine',
    'keep-card common-sword',
    'no-more-cards',
  ]);
  expect(scene.facts('equipment-passed-over')).toMatchObject([
    { card: 'ambush', why: 'R41.3' },
    { card: 'needle', why: 'R41.3' },
  ]);
  expect(scene.campaign.equipment.discard).toEqual(['ambush', 'needle']);
});

test('[R41.3] [R17.2] an empty deck is made anew from the discards', () => {
  const scene = afterMemory(
    { shop: ['mercenary'] },
    { state: { equipment: { draw: ['smoke-bomb'], discard: ['parachute', 'medicine', 'lamp-oil', 'common-sword'] } } },
  );
  expect(scene.facts('pile-shuffled')).toMatchObject([{ deck: 'equipment', why: 'R17.2' }]);
  expect(shown(scene)).toHaveLength(4);
  expect(scene.campaign.equipment.draw).toHaveLength(1);
  expect(scene.campaign.equipment.discard).toEqual([]);
  scene.play(scene.options()[0]!);
});

test('[R41.3] with fewer cards in the game, fewer are revealed; investigations alone give none', () => {
  const two = afterMemory(
    { shop: ['mercenary'] },
    { state: { equipment: { draw: ['ambush', 'smoke-bomb'], discard: ['medicine'] } } },
  );
  expect(two.options().toSorted()).toEqual(['keep-card medicine', 'keep-card smoke-bomb', 'no-more-cards']);
  two.play('keep-card medicine');
  const none = afterMemory({ shop: ['mercenary'] }, { state: { equipment: { draw: ['ambush'], discard: ['needle'] } } });
  expect(shown(none)).toEqual([]);
  expect(none.facts('post-emptied')).toContainEqual({ type: 'post-emptied', post: 'shop', why: 'R41.3' });
});

test('[R41.3] [R40.2] what was kept goes on boards or stays in the main hall', () => {
  const scene = afterMemory(
    { shop: ['mercenary', 'mercenary'] },
    { state: { equipment: deck('smoke-bomb', 'parachute', 'medicine', 'common-sword') } },
  ).play('keep-card common-sword', 'keep-card medicine');
  expect(scene.question()).toBe('arrange');
  scene.play('bastiano fetch common-sword melee', 'end-arranging');
  expect(scene.who('bastiano').board.melee).toBe('common-sword');
  expect(scene.campaign.storage).toEqual(['medicine']);
  expect(scene.whys('card-fetched')).toEqual(['R40.2']);
});

test('[R41.3] the shop is emptied afterwards; with nobody in it nothing is revealed', () => {
  const equipment = deck('smoke-bomb', 'parachute', 'medicine', 'common-sword');
  const scene = afterMemory({ shop: ['mercenary'] }, { state: { equipment } }).play('keep-card parachute');
  const types = scene.events.map((event) => (event.type === 'post-emptied' ? event.post : event.type));
  expect(types.indexOf('shop')).toBeGreaterThan(types.indexOf('equipment-kept'));
  expect(scene.campaign.hq!.posts.shop).toEqual([]);
  const closed = afterMemory({ shop: [] }, { state: { equipment } });
  expect(closed.facts('equipment-shown')).toEqual([]);
  expect(closed.campaign.equipment).toEqual(equipment);
});
