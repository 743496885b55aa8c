import { type CampaignSetting, expect, hqScene, test, told } from '#campaign-scenes';

const BOARD = { melee: 'common-sword', blade: 'hidden-blade', armour: 'padded-vest', pack: ['smoke-bomb'] };
const before = (setting: CampaignSetting) => hqScene({ part: 'assignment', ...setting });

test('[R40.4] eliminated assassins go to bed, whether wanted or not', () => {
  const scene = before({ members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: {}, claudio: {} } });
  expect(scene.facts('put-to-bed')).toMatchObject([{ by: 'alessandra', why: 'R40.4' }]);
  expect(scene.who('alessandra').inBed).toBe(true);
  expect(scene.question()).toBe('assign');
});

test('[R40.4] injured ones if wanted; those in full health never', () => {
  const members = { alessandra: { wounds: 1 }, bastiano: { wounds: 2 }, claudio: {} };
  const scene = before({ members });
  expect(scene.options()).toEqual(['alessandra lay-up', 'bastiano lay-up', 'beds-settled', 'arrange']);
  scene.play('bastiano lay-up', 'beds-settled');
  expect(scene.facts('put-to-bed')).toMatchObject([{ by: 'bastiano', why: 'R40.4' }]);
  expect(scene.who('alessandra')).toMatchObject({ out: '', inBed: false });
  const none = before({ members }).play('beds-settled');
  expect(none.facts('put-to-bed')).toEqual([]);
});

test('[R40.4] hidden blade, worn armour and HP are set aside until they leave the bed', () => {
  const scene = before({ members: { alessandra: { wounds: 2, board: BOARD }, bastiano: {} } }).play('alessandra lay-up');
  expect(scene.facts('laid-up')).toMatchObject([{ by: 'alessandra', out: 'resting', why: 'R40.4' }]);
  expect(scene.who('alessandra')).toMatchObject({
    wounds: 2,
    aside: { blade: 'hidden-blade', armour: 'padded-vest' },
    board: { melee: 'common-sword', blade: '', armour: '', pack: ['smoke-bomb'] },
  });
  scene.play('assigned', 'end-arranging');
  expect(scene.campaign.game!.characters.find(({ id }) => id === 'alessandra')).toMatchObject({ wounds: 0 });
  scene.succeed();
  expect(scene.who('alessandra')).toMatchObject({
    out: '',
    wounds: 2,
    aside: { blade: '', armour: '' },
    board: { melee: 'common-sword', blade: 'hidden-blade', armour: 'padded-vest', pack: ['smoke-bomb'] },
  });
});

test('[R40.4] skills III and IV are set aside with them: the apprentice has I and II', () => {
  const skills = ['old-friend', 'thief-0', 'doctor-0', 'courtesan-0'];
  const scene = before({
    members: { alessandra: { wounds: 1, skills }, bastiano: {} },
    skills: { alessandra: skills.map((skill) => [skill]) },
  }).play('alessandra lay-up', 'assigned');
  expect(scene.whys('laid-up')).toEqual(['R40.4']);
  expect(scene.campaign.game!.setup.party[0]).toMatchObject({ id: 'alessandra', apprentice: true, skills: skills.slice(0, 2) });
  expect(scene.succeed().who('alessandra').skills).toEqual(skills);
});

test('[R40.4] there are beds for all four', () => {
  const scene = before({
    members: {
      alessandra: { wounds: 1 },
      bastiano: { out: 'eliminated', wounds: 3 },
      claudio: { wounds: 1 },
      daria: { wounds: 2 },
    },
  }).play('alessandra lay-up', 'claudio lay-up', 'daria lay-up');
  expect(scene.whys('put-to-bed')).toEqual(['R40.4', 'R40.4', 'R40.4', 'R40.4']);
  expect(scene.campaign.members.every(({ inBed }) => inBed)).toBe(true);
});

test('[R40.4] one blueprint is chosen for the workshop, or none', () => {
  const state = { blueprints: ['flying-machine-plan', 'shield-plan'] };
  const scene = before({ state });
  expect(scene.options()).toEqual([
    'choose-blueprint flying-machine-plan',
    'choose-blueprint shield-plan',
    'no-blueprint',
    'arrange',
  ]);
  scene.play('choose-blueprint shield-plan');
  expect(scene.facts('blueprint-placed')).toMatchObject([{ blueprint: 'shield-plan', why: 'R40.4' }]);
  expect(scene.campaign.hq!.blueprint).toBe('shield-plan');
  expect(scene.campaign.blueprints).toEqual(['flying-machine-plan']);
  expect(scene.question()).toBe('assign');
  expect(before({ state }).play('no-blueprint').campaign.hq!.blueprint).toBe('');
});

test('[R40.4] the top contract is revealed if it lies face down, and its grey box resolved', () => {
  const contracts: CampaignSetting['contracts'] = {
    'contract-1': {
      boxes: [{ id: 'a', colour: 'grey', do: [told({ do: 'gain-figures', figure: 'thief', count: 2 })], next: null }],
    },
  };
  const scene = before({ contracts, helpers: { thief: {} } });
  expect(scene.facts('contract-revealed')).toMatchObject([{ contract: 'contract-1', why: 'R40.4' }]);
  expect(scene.campaign.figures.thief).toBe(2);
  expect(scene.options()).toContain('assign thief workshop');
  const open = before({ contracts, hq: { faceUp: true } });
  expect(open.facts('contract-revealed')).toEqual([]);
  expect(open.facts('contract-box-read')).toEqual([]);
});

test('[R40.4] on a second attempt nobody has to be put into the command room', () => {
  const scene = before({ hq: { faceUp: true, failed: 1 } });
  expect(scene.options()).toContain('assigned');
  scene.play('assign mercenary shop', 'assigned').succeed();
  expect(scene.whys('figure-assigned')).toEqual(['R40.4', 'R40.1']);
  expect(scene.facts('contract-tried')).toEqual([]);
  expect(scene.campaign.hq).toMatchObject({ contracts: ['contract-1', 'contract-2'], failed: 1 });
});

test('[R40.4] figures are split into memory group and HQ group as the players like', () => {
  const scene = before({}).play(
    'assign ezio memory',
    'assign mercenary memory',
    'assign mercenary command-room',
    'assign apprentice hospital',
    'assigned',
  );
  expect(scene.campaign.hq!.posts).toEqual({
    hospital: ['apprentice'],
    workshop: [],
    shop: [],
    'command-room': ['mercenary'],
    memory: ['ezio', 'mercenary'],
  });
  expect(scene.facts('figure-assigned').every(({ why }) => [why].flat().includes('R40.4'))).toBe(true);
});

test('[R40.4] nobody is in two places: each figure is assigned once', () => {
  const scene = before({}).play('assign ezio memory');
  expect(scene.optionsOf('assign ezio')).toEqual([]);
  expect(scene.refuses('assign ezio shop')).toMatchObject({ rule: 'R40.4' });
  scene.play(...Array.from({ length: 4 }, () => 'assign mercenary shop'));
  expect(scene.optionsOf('assign mercenary')).toEqual([]);
});

test('[R40.4] [R40.1] the rooms hold 4, 4, 4 and 6', () => {
  for (const [room, limit] of [
    ['hospital', 4],
    ['workshop', 4],
    ['shop', 4],
    ['command-room', 6],
  ] as const) {
    const scene = before({ state: { figures: { mercenary: 9 } } });
    scene.play(...Array.from({ length: limit }, () => `assign mercenary ${room}`));
    expect([room, scene.campaign.hq!.posts[room].length]).toEqual([room, limit]);
    expect(scene.refuses(`assign mercenary ${room}`)).toMatchObject({ rule: 'R40.4' });
    expect(scene.whys('figure-assigned')).toContain('R40.1');
  }
});

test('[R40.4] a figure goes only where its card lets it help', () => {
  const scene = before({ state: { figures: { mercenary: 1, thief: 1, printer: 1 } }, helpers: { printer: {} } });
  expect(scene.optionsOf('assign thief')).toEqual(['assign thief memory']);
  expect(scene.optionsOf('assign printer')).toHaveLength(4);
  expect(scene.optionsOf('assign mercenary')).toHaveLength(5);
  expect(scene.refuses('assign printer memory')).toMatchObject({ rule: 'R40.4' });
  scene.play('assign thief memory');
});

test('[R40.4] only before the first try: for the retry all stay as assigned', () => {
  const scene = before({ members: { alessandra: { wounds: 1 }, bastiano: {} }, state: { blueprints: ['toy-plan'] } }).play(
    'beds-settled',
    'no-blueprint',
    'assign mercenary shop',
    'assign ezio memory',
    'assigned',
  );
  const { posts } = scene.campaign.hq!;
  scene.fail();
  expect(scene.facts('second-chance')).toHaveLength(1);
  expect(scene.question()).toBe('memory');
  expect(scene.campaign.hq!.posts).toEqual(posts);
  expect(scene.campaign.game!.setup.allies).toEqual(['ezio']);
});
