import { campaignScene, expect, test } from '#campaign-scenes';

test('[R6.3] of two equal chest cards one was used in an earlier memory: the other still goes back', () => {
  const scene = campaignScene({
    memories: { walk: { chests: ['a1'] } },
    state: { chest: { draw: ['smoke-bomb'], discard: ['smoke-bomb'] } },
  });
  scene.play('alessandra open-chest', 'alessandra keep smoke-bomb pack', 'concede');
  expect(scene.campaign.chest).toEqual({ draw: ['smoke-bomb'], discard: ['smoke-bomb'] });
  expect(scene.facts('chest-card-returned')).toMatchObject([{ card: 'smoke-bomb', why: 'R6.3' }]);
});
