import {
  afterMemory,
  type CampaignScene,
  type CampaignSetting,
  expect,
  hqScene,
  test,
  told,
  unopenedScene,
} from '#campaign-scenes';

/** For the first time in the headquarters. */
const first = (setting: CampaignSetting): CampaignScene => hqScene({ part: 'assignment', ...setting, hq: { settled: false } });

const assigned = (scene: CampaignScene) => scene.facts('figure-assigned').map(({ figure, post }) => `${figure} ${post}`);

test('[R40.3] eliminated assassins to red beds; the injured stay up', () => {
  const scene = first({ members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: { wounds: 2 } } });
  expect(scene.facts('put-to-bed')).toMatchObject([{ by: 'alessandra', why: 'R40.3' }]);
  expect(scene.options().some((id) => id.includes('lay-up'))).toBe(false);
  expect(scene.who('bastiano')).toMatchObject({ out: '', inBed: false, wounds: 2 });
  expect(scene.question()).toBe('first-assign');
});

test('[R40.3] the blueprint goes to the workshop', () => {
  const scene = first({ state: { blueprints: ['flying-machine-plan'] } });
  expect(scene.facts('blueprint-placed')).toMatchObject([{ blueprint: 'flying-machine-plan', why: 'R40.3' }]);
  expect(scene.campaign.hq!.blueprint).toBe('flying-machine-plan');
  expect(scene.campaign.blueprints).toEqual([]);
});

test('[R40.3] contract 1 is revealed and read, and the contract deck is never shuffled', () => {
  const scene = first({ contracts: { 'contract-1': {}, 'contract-2': {} } });
  expect(scene.facts('contract-revealed')).toMatchObject([{ contract: 'contract-1', why: 'R40.3' }]);
  expect(scene.campaign.hq!.faceUp).toBe(true);
  expect(scene.campaign.hq!.contracts).toEqual(['contract-1', 'contract-2']);
  expect(scene.facts('pile-shuffled')).toEqual([]);
});

test('[R40.3] the villa closes: its cards are in the main hall', () => {
  const scene = unopenedScene({
    part: 'conclusion',
    members: { alessandra: { board: { pack: ['smoke-bomb'] } }, bastiano: {} },
    entries: { walk: { conclusion: [told({ do: 'open-hq' })], next: [{ if: [], entry: 'back' }] }, back: {} },
    state: { storage: ['medicine', 'lamp-oil'] },
  }).play('choose-hq mercenaries', 'party-settled');
  for (const room of ['hospital', 'workshop', 'command-room']) scene.play(`assign mercenary ${room}`);
  expect(scene.question()).toBe('arrange');
  expect(scene.campaign.storage).toEqual(['medicine', 'lamp-oil']);
  scene.play('bastiano fetch medicine pack');
  expect(scene.facts('card-fetched')).toMatchObject([{ card: 'medicine', why: 'R40.2' }]);
  expect(scene.whys('assignment-made')).toEqual(['R40.3']);
});

test('[R40.3] memory group: the assassins, Ezio and 1 mercenary', () => {
  const scene = first({});
  expect(assigned(scene)).toEqual(['ezio memory', 'mercenary memory']);
  expect(scene.whys('figure-assigned')).toEqual(['R40.3', 'R40.3']);
  expect(scene.optionsOf('assign ezio')).toEqual([]);
});

test('[R40.3] or 1 courtesan, by the chosen headquarters', () => {
  const scene = hqScene({
    part: 'assignment',
    hq: { kind: 'courtesans', settled: false },
    state: { figures: { apprentice: 4, courtesan: 4, ezio: 1 } },
  });
  expect(assigned(scene)).toEqual(['ezio memory', 'courtesan memory']);
  expect(scene.whys('figure-assigned')).toEqual(['R40.3', 'R40.3']);
});

test('[R40.3] HQ group: 1 to hospital, workshop, command room and shop, the rest to the command room', () => {
  const scene = first({});
  expect(scene.options()).toEqual(['assign apprentice hospital', 'assign mercenary hospital']);
  scene.play('assign apprentice hospital');
  expect(scene.options()).toEqual(['assign apprentice workshop', 'assign mercenary workshop']);
  scene.play('assign mercenary workshop');
  expect(scene.options()).toEqual(['assign apprentice command-room', 'assign mercenary command-room']);
  scene.play('assign mercenary command-room');
  expect(scene.options()).toEqual(['assign apprentice shop', 'assign mercenary shop']);
  scene.play('assign apprentice shop');
  expect(scene.campaign.hq!.posts).toEqual({
    hospital: ['apprentice'],
    workshop: ['mercenary'],
    'command-room': ['mercenary', 'apprentice', 'apprentice', 'mercenary'],
    shop: ['apprentice'],
    memory: ['ezio', 'mercenary'],
  });
  expect(new Set(scene.whys('figure-assigned'))).toEqual(new Set(['R40.3']));
  expect(scene.facts('assignment-made')).toMatchObject([{ why: 'R40.3' }]);
});

test('[R40.3] apprentices for those in bed; with none left the shop has no helper', () => {
  const lost = { out: 'eliminated', wounds: 3 } as const;
  const scene = first({ members: { alessandra: lost, bastiano: lost, claudio: lost, daria: lost } });
  expect(scene.campaign.hq!.posts).toEqual({
    hospital: ['mercenary'],
    workshop: ['mercenary'],
    'command-room': ['mercenary'],
    shop: [],
    memory: ['ezio', 'mercenary'],
  });
  expect(scene.whys('assignment-made')).toEqual(['R40.3']);
  expect(scene.campaign.game!.setup.party.every(({ apprentice }) => apprentice)).toBe(true);
});

test('[R40.3] the order is beds, blueprint, contract, groups', () => {
  const scene = first({
    members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: {} },
    state: { blueprints: ['flying-machine-plan'] },
  });
  const told3 = scene.events.filter((event) => 'why' in event && event.why === 'R40.3').map(({ type }) => type);
  expect(told3).toEqual(['put-to-bed', 'blueprint-placed', 'contract-revealed', 'figure-assigned', 'figure-assigned']);
});

test('[R40.3] once only: from the next memory on the assignment is the full one', () => {
  const scene = first({ dice: ['miss', 'miss', 'miss', 'miss'] })
    .play('assign apprentice hospital', 'assign mercenary workshop', 'assign mercenary command-room', 'assign mercenary shop')
    .succeed();
  expect(scene.whys('assignment-made')).toEqual(['R40.3']);
  scene.play('party-settled');
  expect(scene.question()).toBe('assign');
  expect(afterMemory({}).play('party-settled').question()).toBe('assign');
});

test('[R40.3] a figure that helps in no room is given none', () => {
  const scene = first({ state: { figures: { mercenary: 1, thief: 1 } } });
  expect(assigned(scene)).toEqual(['mercenary memory']);
  expect(scene.whys('assignment-made')).toEqual(['R40.3']);
});
