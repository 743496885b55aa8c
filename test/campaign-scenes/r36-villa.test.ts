import { type CampaignSetting, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

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

const TWO: CampaignSetting = {
  members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
  cards: [thorn],
  entries: { walk: { next: [{ if: [], entry: 'back' }] }, back: {} },
};

test('[R36] the three AP are kept, a saved one is lost', () => {
  const scene = campaignScene({ ...TWO, members: { alessandra: { wounds: 1, board: { pack: ['thorn'] } }, bastiano: {} } });
  scene.play('end-arranging', 'alessandra save').succeed().play('party-settled', 'end-arranging');
  expect(scene.character('alessandra')).toMatchObject({ ap: 3, saved: 0 });
  expect(scene.whys('hp-restored')).toEqual(['R36']);
});

test('[R36] the HP of worn armour are restored too', () => {
  const scene = campaignScene({ ...TWO, members: { alessandra: { wounds: 4, board: { armour: 'breastplate' } }, bastiano: {} } });
  scene.succeed();
  expect(scene.facts('hp-restored')).toMatchObject([{ by: 'alessandra', hp: 4, why: 'R36' }]);
});

test('[R36] the villa is for 0.1 to 0.3: after the memory that opens the headquarters no HP are restored', () => {
  const scene = campaignScene({
    ...TWO,
    entries: { walk: { conclusion: [told({ do: 'open-hq' })], next: [{ if: [], entry: 'back' }] }, back: {} },
    book: { hqs: { mercenaries: { kind: 'mercenaries', figures: { mercenary: 4 }, firstGroup: [], contracts: [] } } },
  });
  scene.play('alessandra hand thorn pack bastiano pack', 'bastiano use thorn').succeed();
  expect(scene.whys('card-handed')).toEqual(['R36']);
  expect(scene.facts('hp-restored')).toEqual([]);
  expect(scene.who('bastiano').wounds).toBe(1);
});

test('[R36] what is stored is fetched later, by whoever wants it', () => {
  const scene = campaignScene(TWO).play('alessandra store thorn pack', 'end-arranging').succeed();
  scene.play('party-settled', 'bastiano fetch thorn pack');
  expect(scene.whys('card-fetched')).toEqual(['R36']);
  expect(scene.who('bastiano').board.pack).toEqual(['thorn']);
});

test('[R36] what does not fit stays where it is', () => {
  const pack = ['smoke-bomb', 'smoke-bomb', 'medicine', 'medicine', 'parachute'];
  const scene = campaignScene({
    ...TWO,
    members: { alessandra: { board: { pack } }, bastiano: {} },
    state: { storage: ['quicklime'] },
  });
  expect(scene.refuses('alessandra fetch quicklime pack')).toMatchObject({ refused: 'not-an-answer', rule: 'R36' });
  expect(scene.optionsOf('bastiano fetch')).toEqual(['bastiano fetch quicklime pack']);
});

test('[R36, R25] worn armour comes off only for a better one, which it makes way for', () => {
  const scene = campaignScene({
    ...TWO,
    members: { alessandra: { board: { armour: 'padded-vest' } }, bastiano: {} },
    state: { storage: ['breastplate', 'night-doublet'] },
  });
  expect(scene.refuses('alessandra store padded-vest armour')).toMatchObject({ rule: 'R36' });
  expect(scene.refuses('alessandra fetch night-doublet armour')).toMatchObject({ rule: 'R36' });
  scene.play('alessandra fetch breastplate armour');
  expect(scene.facts('card-stored')).toMatchObject([{ card: 'padded-vest', why: 'R25' }]);
  expect(scene.campaign.storage).toEqual(['night-doublet', 'padded-vest']);
});
