import {
  ability,
  type CampaignScene,
  type CampaignSetting,
  campaignScene,
  effect,
  expect,
  item,
  test,
  thistle,
  thorn,
} from '#campaign-scenes';

/** A memory under way, in its first try. */
const tried = (setting: CampaignSetting): CampaignScene =>
  campaignScene({ ...setting, cards: [thorn, thistle, ...(setting.cards ?? [])] }).play('end-arranging');

/** The first try has failed, and the second is under way. */
const again = (scene: CampaignScene): CampaignScene => scene.fail().play('end-arranging');

const nextTurn = (scene: CampaignScene): CampaignScene => {
  const { turn } = scene.campaign.game!;
  scene.play('end-phase');
  while (scene.campaign.game!.turn === turn) scene.play('pass');
  return scene;
};

test('[R6.3] after the first failure there is a second try, and no third', () => {
  const scene = tried({ members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} } }).fail();
  expect(scene.facts('second-chance')).toMatchObject([{ entry: 'walk', why: 'R6.3' }]);
  expect(scene.question()).toBe('arrange');
  scene.play('end-arranging');
  expect(scene.facts('memory-begun')).toMatchObject([{ attempt: 1 }, { attempt: 2, why: 'R6.3' }]);
  scene.fail();
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] equipment on the boards is kept', () => {
  const scene = tried({ members: { alessandra: { board: { melee: 'common-sword', pack: ['smoke-bomb'] } }, bastiano: {} } });
  scene.play('alessandra unequip common-sword').fail();
  expect(scene.who('alessandra').board).toMatchObject({ melee: '', pack: ['smoke-bomb', 'common-sword'] });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] what was discarded stays discarded', () => {
  const scene = tried({
    members: { alessandra: { board: { melee: 'common-sword', pack: ['smoke-bomb'] } }, bastiano: { board: { pack: ['thorn'] } } },
  });
  scene.play('alessandra discard smoke-bomb', 'alessandra discard common-sword').fail();
  expect(scene.who('alessandra').board).toMatchObject({ melee: '', pack: [] });
  expect(scene.campaign).toMatchObject({
    equipment: { draw: [], discard: ['smoke-bomb'] },
    removed: ['common-sword'],
    storage: [],
  });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] saved AP are lost', () => {
  const scene = tried({ members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} } }).play('alessandra save');
  expect(scene.character('alessandra')).toMatchObject({ ap: 2, saved: 1 });
  expect(again(scene).character('alessandra')).toMatchObject({ ap: 3, saved: 0 });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

const CHESTS: CampaignSetting = {
  members: { alessandra: {}, bastiano: { board: { pack: ['thorn'] } } },
  memories: { walk: { map: '       \n . . . \n       ', chests: ['a1', 'b1', 'c1'] } },
  state: { chest: { draw: ['breastplate', 'night-doublet', 'rapier', 'crossbow'], discard: [] } },
};

test('[R6.3] chest cards won go back to the chest deck in their original order', () => {
  const scene = tried(CHESTS).play('alessandra open-chest', 'alessandra keep crossbow pack', 'bastiano move b1');
  scene.play('bastiano open-chest', 'bastiano keep rapier melee').fail();
  expect(scene.facts('chest-card-returned')).toMatchObject([
    { by: 'alessandra', card: 'crossbow', why: 'R6.3' },
    { by: 'bastiano', card: 'rapier', why: 'R6.3' },
  ]);
  expect(scene.campaign.chest).toEqual({ draw: ['breastplate', 'night-doublet', 'rapier', 'crossbow'], discard: [] });
  expect(scene.who('alessandra').board.pack).toEqual([]);
  expect(scene.who('bastiano').board).toMatchObject({ melee: '', pack: ['thorn'] });
});

test('[R6.3] a chest card that was given up stays so, and those around it keep their order', () => {
  const scene = tried(CHESTS).play('alessandra open-chest', 'alessandra keep crossbow pack', 'bastiano move b1');
  scene.play('bastiano open-chest', 'bastiano refuse-card rapier', 'alessandra move b1');
  nextTurn(scene).play('bastiano move c1', 'bastiano open-chest', 'bastiano keep night-doublet pack').fail();
  expect(scene.campaign.chest.draw).toEqual(['breastplate', 'night-doublet', 'crossbow']);
  expect(scene.whys('chest-card-returned')).toEqual(['R6.3', 'R6.3']);
});

test('[R6.3, R25] armour out of a chest goes back too, and nobody falls by it', () => {
  const scene = tried({ ...CHESTS, state: { chest: { draw: ['breastplate'], discard: [] } } });
  scene.play('bastiano open-chest', 'bastiano keep breastplate armour');
  scene.play('bastiano use thorn', 'bastiano use thorn').fail();
  expect(scene.who('bastiano')).toMatchObject({ wounds: 2, out: '', board: { armour: '' } });
  expect(scene.whys('chest-card-returned')).toEqual(['R6.3']);
});

test('[R6.3] the map, the event deck and the reinforcement deck are set up as new', () => {
  const scene = tried({
    ...CHESTS,
    memories: { walk: { ...CHESTS.memories!.walk, decks: { event: { draw: ['shadow', 'fog', 'early-bells'] } } } },
  });
  scene.play('alessandra open-chest', 'alessandra keep crossbow pack', 'bastiano move b1');
  nextTurn(scene);
  const played = scene.campaign.game!;
  expect([played.piles.event.draw.length, played.piles.reinforcement.draw.length]).toEqual([1, 7]);
  const { maps, piles, characters, turn } = again(scene).campaign.game!;
  expect(maps[0]!.chests).toHaveLength(3);
  expect(characters.map(({ at }) => at)).toEqual([characters[0]!.at, characters[0]!.at]);
  expect([piles.event.draw.length, piles.reinforcement.draw.length, turn]).toEqual([2, 8, 1]);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] the equipment piles lie as they are', () => {
  const equipment = { draw: ['medicine', 'parachute', 'quicklime'], discard: ['forged-pass'] };
  const find = item('find', { effects: [effect('moved', { do: 'draw-equipment', count: 1 }, { when: 'action' })] });
  const scene = tried({
    members: { alessandra: { board: { pack: ['find'] } }, bastiano: {} },
    cards: [find],
    state: { equipment },
  });
  again(scene.play('alessandra use find', 'alessandra refuse-card quicklime'));
  expect(scene.campaign.game!.piles.equipment).toEqual({
    draw: ['medicine', 'parachute'],
    discard: ['forged-pass', 'quicklime'],
  });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] the assassins keep the HP they have', () => {
  const scene = tried({ members: { alessandra: { wounds: 1, board: { pack: ['thorn'] } }, bastiano: {} } });
  again(scene.play('alessandra use thorn'));
  expect([scene.character('alessandra').wounds, scene.character('bastiano').wounds]).toEqual([2, 0]);
  expect(scene.whys('hp-restored')).toEqual([]);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3, R27.1] one who was critical counts as eliminated, and an apprentice takes their place', () => {
  const scene = tried({ members: { alessandra: { board: { pack: ['thistle'] } }, bastiano: {} } });
  scene.play('alessandra use thistle');
  expect(scene.character('alessandra').status).toBe('critical');
  again(scene);
  expect(scene.who('alessandra')).toMatchObject({ out: 'eliminated', wounds: 3 });
  expect(scene.facts('apprentice-stands-in')).toMatchObject([{ by: 'alessandra', why: ['R27.1', 'R40.5'] }]);
  expect(scene.character('alessandra')).toMatchObject({ apprentice: true, wounds: 0 });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3, R27.1] each one eliminated is replaced by an apprentice', () => {
  const scene = tried({ members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {}, daria: {} } });
  again(scene.play('bastiano give-up'));
  expect(scene.campaign.game!.characters.map(({ id, apprentice }) => [id, apprentice])).toEqual([
    ['alessandra', false],
    ['bastiano', true],
    ['daria', false],
  ]);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] one who had left returns', () => {
  const scene = tried({ members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} } });
  again(scene.play('alessandra leave'));
  expect(scene.character('alessandra').status).toBe('active');
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] an apprentice starts every try at full HP, even if eliminated', () => {
  const scene = tried({
    members: {
      alessandra: { out: 'eliminated', wounds: 3, board: { pack: ['thistle'] } },
      bastiano: { board: { pack: ['thorn'] } },
    },
  });
  again(scene.play('alessandra use thistle', 'alessandra give-up'));
  expect(scene.character('alessandra')).toMatchObject({ apprentice: true, status: 'active', wounds: 0 });
  expect(scene.who('alessandra')).toMatchObject({ out: 'eliminated', wounds: 3 });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] an ally starts every try at full HP, even if eliminated', () => {
  const sink = item('sink', { effects: [effect('moved', { do: 'remove-tile', tile: 'b1' }, { when: 'action' })] });
  const scene = tried({
    members: { alessandra: { board: { pack: ['silk-favour', 'sink'] } }, bastiano: {} },
    cards: [sink],
    memories: { walk: { map: '     \n . . \n     ', stations: ['a1', 'b1'] } },
    hq: { posts: { hospital: [], workshop: [], shop: [], 'command-room': [], memory: ['courtesan'] } },
    state: { figures: { courtesan: 1 } },
  });
  scene.play('alessandra use silk-favour');
  scene.play(scene.options().find((id) => id.endsWith('b1'))!, 'alessandra use sink');
  expect(scene.character('courtesan').status).toBe('eliminated');
  again(scene);
  expect(scene.character('courtesan')).toMatchObject({ status: 'outside', wounds: 0 });
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] before the retry equipment is traded, equipped, stored and fetched for nothing', () => {
  const scene = tried({
    members: { alessandra: { board: { melee: 'common-sword', pack: ['throwing-knife', 'thorn'] } }, bastiano: {} },
    state: { storage: ['parachute'] },
  }).fail();
  scene.play('alessandra hand common-sword melee bastiano melee', 'alessandra hand throwing-knife pack alessandra ranged');
  scene.play('alessandra store thorn pack', 'bastiano fetch parachute pack');
  expect(scene.whys('card-handed')).toEqual(['R6.3', 'R6.3']);
  expect([scene.whys('card-stored'), scene.whys('card-fetched')]).toEqual([['R6.3'], ['R6.3']]);
  scene.play('end-arranging');
  expect(scene.character('bastiano')).toMatchObject({ ap: 3, melee: 'common-sword', pack: ['parachute'] });
});

test('[R6.3] the party stays as it was', () => {
  const scene = tried({ members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} } }).fail();
  expect(scene.question()).toBe('arrange');
  expect(scene.refuses('daria join-party')).toMatchObject({ refused: 'party-is-set', rule: 'R37' });
  expect(scene.play('end-arranging').campaign.members.filter(({ inPlay }) => inPlay)).toHaveLength(2);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3] the figures of the headquarters stay where they are, and no assignment is asked', () => {
  const posts = { hospital: ['mercenary'], workshop: ['apprentice'], shop: [], 'command-room': ['mercenary'], memory: ['ezio'] };
  const scene = tried({
    members: { alessandra: { wounds: 1, board: { pack: ['thorn'] } }, bastiano: {} },
    hq: { posts },
    state: { figures: { apprentice: 4, mercenary: 3, ezio: 1 } },
  }).fail();
  expect(scene.question()).toBe('arrange');
  expect(scene.campaign.hq!.posts).toEqual(posts);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3, R27.3] but for an apprentice who is fetched', () => {
  const posts = {
    hospital: ['apprentice'],
    workshop: ['apprentice'],
    shop: ['apprentice'],
    'command-room': ['apprentice'],
    memory: [],
  };
  const scene = tried({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    hq: { posts },
    state: { figures: { apprentice: 4 } },
  });
  scene.play('bastiano give-up').fail().play('fetch-apprentice shop');
  expect(scene.campaign.hq!.posts).toEqual({ ...posts, shop: [] });
  expect(scene.whys('figure-taken')).toEqual(['R27.3']);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});

test('[R6.3, R39.2] skill cards are fresh', () => {
  const grit = ability('grit', effect('moved', { do: 'wound', hp: 1 }, { when: 'action', per: 'memory' }));
  const scene = tried({
    members: { alessandra: { skills: ['grit'], board: { pack: ['thorn'] } }, bastiano: {} },
    cards: [grit],
    skills: { alessandra: [['grit']] },
  });
  scene.play('alessandra use grit');
  expect(scene.optionsOf('alessandra use grit')).toEqual([]);
  expect(again(scene).optionsOf('alessandra use grit')).toEqual(['alessandra use grit']);
  expect(scene.whys('second-chance')).toEqual(['R6.3']);
});
