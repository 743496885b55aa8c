import { campaignScene, expect, hqScene, test } from '#campaign-scenes';

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

/** Out in a breastplate, with an apprentice in their place who has put on a vest. */
const laidUp = (out: 'eliminated' | 'resting', wounds: number) =>
  campaignScene({
    part: 'party',
    hq: {},
    members: {
      alessandra: { out, wounds, aside: { blade: 'hidden-blade', armour: 'breastplate' }, board: { armour: 'padded-vest' } },
      bastiano: {},
      claudio: {},
    },
  });

test('[R37] [R26.3] what was set aside with an eliminated assassin who leaves is stored: hidden blade and worn armour', () => {
  const scene = laidUp('eliminated', 5).play('alessandra leave-party');
  expect(scene.campaign.storage).toEqual(['padded-vest', 'hidden-blade', 'breastplate']);
  expect(scene.whys('card-stored')).toEqual(['R37', 'R37', 'R26.3', 'R37', 'R26.3']);
  expect(scene.who('alessandra')).toMatchObject({
    inPlay: false,
    out: 'eliminated',
    wounds: 3,
    aside: { blade: '', armour: '' },
  });
  scene.play('party-settled', 'bastiano fetch hidden-blade blade', 'claudio fetch breastplate armour');
  expect(scene.who('bastiano').board.blade).toBe('hidden-blade');
});

test('[R37] [R26.3] and of one who lies in bed of their own will, who does not fall by it', () => {
  const scene = laidUp('resting', 4).play('alessandra leave-party');
  expect(scene.campaign.storage).toEqual(['padded-vest', 'hidden-blade', 'breastplate']);
  expect(scene.who('alessandra')).toMatchObject({ out: 'resting', wounds: 2, aside: { blade: '', armour: '' } });
});

test('[R37] [R41.1] whoever comes back, and is healed, has no more what was left behind', () => {
  const scene = hqScene({
    part: 'party',
    members: {
      alessandra: { out: 'eliminated', inBed: true, wounds: 3, aside: { blade: 'hidden-blade', armour: '' } },
      bastiano: {},
      claudio: {},
    },
  });
  scene.play('alessandra leave-party', 'party-settled', 'assigned', 'end-arranging').succeed();
  scene.play('end-arranging', 'alessandra join-party', 'party-settled', 'assign mercenary hospital', 'assigned', 'end-arranging');
  scene.succeed().play('alessandra tend');
  expect(scene.whys('back-in-action')).toEqual(['R41.1']);
  expect([scene.who('alessandra').board.blade, scene.campaign.storage]).toEqual(['', ['hidden-blade']]);
});
