import { type CampaignScene, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

const walk = (): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
    entries: {
      walk: { conclusion: [told({ do: 'set-flag', flag: 'told', value: 1 })], next: [{ if: [], entry: 'next' }] },
      next: {},
    },
    state: { waiting: ['medicine'] },
  }).play('end-arranging');

test('[R5.4] after success the conclusion is read and the rewards are given, in this order', () => {
  const scene = walk().succeed();
  expect(scene.facts('memory-ended')).toMatchObject([{ entry: 'walk', success: true, why: 'R5.4' }]);
  const types = scene.last.map(({ type }) => type);
  const order = [types.indexOf('memory-ended'), types.indexOf('campaign-flag-set'), types.indexOf('rewards-revealed')];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(scene.facts('rewards-revealed')).toMatchObject([{ cards: ['medicine'], why: ['R1.3', 'R5.4'] }]);
});

test('[R5.4] neither happens after a first failure', () => {
  const scene = walk().fail();
  expect(scene.campaign).toMatchObject({ flags: {}, waiting: ['medicine'], storage: [] });
  scene.play('end-arranging').succeed();
  expect(scene.whys('memory-ended')).toEqual(['R6.1', 'R5.4']);
});
