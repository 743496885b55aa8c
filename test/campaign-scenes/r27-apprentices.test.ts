import { ability, type CampaignScene, type CampaignSetting, campaignScene, expect, test, thistle, thorn } from '#campaign-scenes';

const LEARNT = ['one', 'two', 'three', 'four'];

/** Alessandra was eliminated: an apprentice plays for her, with another memory to follow. */
const standIn = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: {
      alessandra: {
        out: 'eliminated',
        wounds: 3,
        skills: LEARNT,
        aside: { blade: 'hidden-blade', armour: '' },
      },
      bastiano: { board: { pack: ['thorn'] } },
    },
    skills: { alessandra: LEARNT.map((skill) => [skill]) },
    part: 'stand-ins',
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    ...setting,
    cards: [thorn, thistle, ...LEARNT.map((skill) => ability(skill)), ...(setting.cards ?? [])],
  });

test('[R27.1] an eliminated assassin is replaced from the next memory', () => {
  const scene = campaignScene({
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [thorn],
  });
  scene.play('end-arranging', 'alessandra give-up').succeed().play('party-settled', 'bastiano fetch thorn pack');
  expect(scene.facts('apprentice-stands-in')).toMatchObject([{ by: 'alessandra', why: ['R27.1', 'R40.5'] }]);
  expect(scene.character('alessandra').apprentice).toBe(true);
});

test('[R27.1] or already in the retry', () => {
  const scene = campaignScene({ members: { alessandra: {}, bastiano: { board: { pack: ['thorn'] } } }, cards: [thorn] });
  scene.play('end-arranging', 'alessandra give-up').fail().play('end-arranging');
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
  expect(scene.character('alessandra')).toMatchObject({ apprentice: true });
});

test('[R27.1] with 3 HP and 3 AP, and 1 to save from 0.3 on', () => {
  const scene = standIn().play('end-arranging');
  expect(scene.character('alessandra')).toMatchObject({ wounds: 0, ap: 3, saved: 0, ability: '', armour: '' });
  expect(scene.optionsOf('alessandra save')).toEqual(['alessandra save']);
  const early = standIn({ memories: { walk: { memory: { saving: false } } } }).play('end-arranging');
  expect(early.optionsOf('alessandra save')).toEqual([]);
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R27.1] the HP of armour are added', () => {
  const scene = standIn({ state: { storage: ['breastplate', 'thistle'] } });
  scene.play('alessandra fetch breastplate armour', 'alessandra fetch thistle pack', 'end-arranging', 'alessandra use thistle');
  expect(scene.character('alessandra')).toMatchObject({ armour: 'breastplate', wounds: 3, status: 'active' });
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R27.1] the cards of the eliminated assassin, or others from the villa', () => {
  const scene = campaignScene({
    members: { alessandra: { board: { melee: 'common-sword', pack: ['medicine'] } }, bastiano: {} },
    state: { storage: ['throwing-knife'] },
  });
  scene.play('end-arranging', 'alessandra give-up').fail();
  scene.play('alessandra fetch common-sword melee', 'alessandra fetch throwing-knife ranged', 'end-arranging');
  expect(scene.character('alessandra')).toMatchObject({
    apprentice: true,
    melee: 'common-sword',
    ranged: 'throwing-knife',
    pack: [],
  });
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R27.1, R39.2] of the skills I and II only', () => {
  const scene = standIn().play('end-arranging');
  expect(scene.character('alessandra').skills).toEqual(['one', 'two']);
  expect(scene.who('alessandra').skills).toEqual(LEARNT);
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R27.1] never a hidden blade', () => {
  const scene = standIn({ state: { storage: ['poison-blade'] } });
  expect(scene.optionsOf('alessandra fetch')).toEqual(['alessandra fetch poison-blade pack']);
  expect(scene.optionsOf('bastiano fetch')).toEqual(['bastiano fetch poison-blade blade', 'bastiano fetch poison-blade pack']);
  scene.play('end-arranging');
  expect(scene.character('alessandra').blade).toBe('');
  expect(scene.whys('apprentice-stands-in')).toEqual(['R27.1', 'R40.5']);
});

test('[R27.2] without a headquarters the assassin is back at full health after one memory', () => {
  const scene = standIn({ state: { storage: ['padded-vest'] } });
  scene.play('alessandra fetch padded-vest armour', 'end-arranging').succeed();
  expect(scene.facts('hp-restored')).toMatchObject([{ by: 'alessandra', hp: 3, why: 'R27.2' }]);
  expect(scene.whys('back-in-action')).toEqual(['R27.2']);
  expect(scene.who('alessandra')).toMatchObject({ out: '', wounds: 0, board: { blade: 'hidden-blade', armour: 'padded-vest' } });
  scene.play('party-settled', 'end-arranging');
  expect(scene.character('alessandra')).toMatchObject({ apprentice: false, ability: 'alessandra-0', skills: LEARNT });
});

test('[R27.2] a retry played by the apprentice counts', () => {
  const scene = campaignScene({
    members: { alessandra: {}, bastiano: { board: { pack: ['thorn'] } } },
    cards: [thorn],
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
  });
  scene.play('end-arranging', 'alessandra give-up').fail().play('end-arranging').fail();
  expect(scene.whys('back-in-action')).toEqual(['R27.2']);
  expect(scene.who('alessandra')).toMatchObject({ out: '', wounds: 0 });
});

test('[R27.2] but one who was eliminated in this memory is out for the next', () => {
  const scene = standIn().play('end-arranging', 'bastiano give-up').succeed();
  expect(scene.whys('back-in-action')).toEqual(['R27.2']);
  expect([scene.who('alessandra').out, scene.who('bastiano').out]).toEqual(['', 'eliminated']);
});

test('[R27.2] a first try that failed does not count', () => {
  const scene = standIn().play('end-arranging').fail();
  expect(scene.who('alessandra')).toMatchObject({ out: 'eliminated', wounds: 3 });
  scene.play('end-arranging').succeed();
  expect(scene.whys('back-in-action')).toEqual(['R27.2']);
});

test('[R27.2, R41.1] with a headquarters they must be healed in the hospital', () => {
  const posts = { hospital: ['mercenary'], workshop: [], shop: [], 'command-room': [], memory: [] };
  const healed = standIn({
    members: {
      alessandra: { out: 'eliminated', inBed: true, wounds: 3 },
      bastiano: { wounds: 1, inBed: false, board: { pack: ['thorn'] } },
    },
    hq: { posts },
    state: { figures: { apprentice: 4, mercenary: 1 } },
  });
  healed.play('end-arranging').succeed().play('alessandra tend');
  expect(healed.whys('back-in-action')).toEqual(['R41.1']);
  expect(healed.who('alessandra')).toMatchObject({ out: '', wounds: 2 });
  const ill = standIn({ hq: {}, state: { figures: { apprentice: 4, mercenary: 1 } } })
    .play('end-arranging')
    .succeed();
  expect(ill.who('alessandra')).toMatchObject({ out: 'eliminated', wounds: 3 });
});

const FOUR = { apprentice: 4 };
const EVERYWHERE = {
  hospital: ['apprentice'],
  workshop: ['apprentice'],
  shop: ['apprentice'],
  'command-room': ['apprentice'],
  memory: [],
};

test('[R27.3] with a headquarters the apprentice is one of its four: one who is idle goes first', () => {
  const scene = standIn({ hq: { posts: { ...EVERYWHERE, shop: [] } }, state: { figures: FOUR } });
  expect(scene.question()).toBe('arrange');
  expect(scene.whys('figure-taken')).toEqual([]);
  scene.play('end-arranging', 'bastiano give-up').fail();
  expect(scene.options()).toEqual(['hospital', 'workshop', 'command-room'].map((room) => `fetch-apprentice ${room}`));
  scene.play('fetch-apprentice workshop');
  expect(scene.whys('figure-taken')).toEqual(['R27.3']);
});

test('[R27.3] taken from any room, which loses the helper', () => {
  const scene = standIn({ hq: { posts: EVERYWHERE }, state: { figures: FOUR } });
  expect(scene.options()).toEqual(['hospital', 'workshop', 'shop', 'command-room'].map((room) => `fetch-apprentice ${room}`));
  scene.play('fetch-apprentice hospital');
  expect(scene.facts('figure-taken')).toMatchObject([{ figure: 'apprentice', post: 'hospital', why: 'R27.3' }]);
  expect(scene.campaign.hq!.posts).toEqual({ ...EVERYWHERE, hospital: [] });
});

test('[R27.3] also for the retry, one for each who is out', () => {
  const scene = standIn({
    members: { alessandra: {}, bastiano: {}, claudio: { board: { pack: ['thorn'] } } },
    hq: { posts: EVERYWHERE },
    state: { figures: FOUR },
  });
  scene.play('end-arranging', 'alessandra give-up', 'bastiano give-up').fail();
  scene.play('fetch-apprentice shop', 'fetch-apprentice command-room');
  expect(scene.whys('figure-taken')).toEqual(['R27.3', 'R27.3']);
  expect(scene.campaign.hq!.posts).toMatchObject({
    hospital: ['apprentice'],
    workshop: ['apprentice'],
    shop: [],
    'command-room': [],
  });
});
