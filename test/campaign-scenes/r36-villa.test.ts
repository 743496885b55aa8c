import { expect, test } from 'vitest';
import { campaignScene } from '../campaign-scene.ts';

test('[R36] in the villa cards are kept and all HP restored', () => {
  const scene = campaignScene({
    members: { alessandra: { wounds: 2, board: { melee: 'common-sword', pack: ['smoke-bomb'] } }, bastiano: {} },
    entries: { walk: { next: [{ if: [], entry: 'back' }] }, back: {} },
  });
  scene.play('end-arranging').succeed();
  expect(scene.facts('hp-restored')).toMatchObject([{ by: 'alessandra', hp: 2, why: 'R36' }]);
  expect(scene.who('alessandra')).toMatchObject({ wounds: 0, board: { melee: 'common-sword', pack: ['smoke-bomb'] } });
});

test('[R36] storing, fetching, equipping and trading are free, and a card comes to rest', () => {
  const scene = campaignScene({
    members: { alessandra: { board: { melee: 'common-sword', pack: ['smoke-bomb'] } }, bastiano: {} },
    state: { storage: ['throwing-knife'] },
  });
  scene.play(
    'alessandra store smoke-bomb pack',
    'bastiano fetch throwing-knife ranged',
    'alessandra hand common-sword melee bastiano melee',
  );
  expect(scene.campaign.storage).toEqual(['smoke-bomb']);
  expect(scene.who('bastiano').board).toMatchObject({ melee: 'common-sword', ranged: 'throwing-knife' });
  expect(scene.optionsOf('bastiano store')).toEqual([]);
  expect(scene.whys('card-fetched')).toEqual(['R36']);
});
