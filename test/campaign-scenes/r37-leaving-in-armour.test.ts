import { expect, test } from 'vitest';
import { campaignScene } from '../campaign-scene.ts';

test('[R37] [R25] an injured assassin who leaves gives up the armour and its HP, but does not fall by it', () => {
  const scene = campaignScene({
    part: 'party',
    hq: {},
    members: { alessandra: { wounds: 4, board: { armour: 'breastplate' } }, bastiano: {}, claudio: {} },
  });
  scene.play('alessandra leave-party');
  expect(scene.campaign.storage).toEqual(['breastplate']);
  expect(scene.who('alessandra')).toMatchObject({ inPlay: false, wounds: 2 });
});
