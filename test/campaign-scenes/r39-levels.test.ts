import {
  ability,
  type CampaignScene,
  type CampaignSetting,
  campaignContentOf,
  campaignScene,
  expect,
  test,
  thorn,
} from '#campaign-scenes';

const IDS = ['alessandra', 'bastiano', 'claudio', 'daria'];
const threeOf = (id: string, level: number): string[] => [1, 2, 3].map((each) => `${id}-${level}-${each}`);
const SKILLS = Object.fromEntries(IDS.map((id) => [id, [1, 2, 3, 4].map((level) => threeOf(id, level))]));
const ABILITIES = IDS.flatMap((id) => [1, 2, 3, 4].map((level) => `${id}-${level}`));

const { assassins } = campaignContentOf({});
const RISING = Object.fromEntries(
  IDS.map((id) => [id, { ...assassins[id]!, abilities: [0, 1, 2, 3, 4].map((level) => `${id}-${level}`) }]),
);

/** XP on the track before, and a memory worth 2. */
const walk = (xp: number, setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} },
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    skills: SKILLS,
    assassins: RISING,
    cards: [thorn, ...[...Object.values(SKILLS).flat(2), ...ABILITIES].map((id) => ability(id))],
    book: { levels: [4, 8, 12, 16] },
    ...setting,
    state: { xp, ...setting.state },
  }).play('end-arranging');

/** Each takes the first card. */
const learnAll = (scene: CampaignScene): CampaignScene => {
  while (scene.question() === 'learn') scene.play(scene.options()[0]!);
  return scene;
};

test('[R39.1] reaching a level levels up', () => {
  const scene = walk(2).succeed();
  expect(scene.facts('level-reached')).toMatchObject([{ level: 1, why: 'R39.1' }]);
  expect(scene.campaign).toMatchObject({ xp: 4, level: 1 });
});

test('[R39.1] so does passing it', () => {
  const scene = walk(3).succeed();
  expect(scene.campaign).toMatchObject({ xp: 5, level: 1 });
  expect(scene.whys('level-reached')).toEqual(['R39.1']);
});

test('[R39.1] below it nothing happens, and each level is reached once', () => {
  expect(walk(1).succeed().whys('level-reached')).toEqual([]);
  const scene = walk(5, { state: { level: 1 } }).succeed();
  expect(scene.whys('level-reached')).toEqual([]);
  expect(scene.campaign.level).toBe(1);
});

test('[R39.1] up to level IV', () => {
  const scene = learnAll(walk(30, { state: { level: 3 } }).succeed());
  expect(scene.campaign.level).toBe(4);
  expect(scene.whys('level-reached')).toEqual(['R39.1']);
});

test('[R39.1] each takes one of three skill cards of that level', () => {
  const scene = walk(2).succeed();
  expect(scene.options()).toEqual(threeOf('alessandra', 1).map((skill) => `alessandra learn ${skill}`));
  scene.play('alessandra learn alessandra-1-2');
  expect(scene.facts('skill-learnt')).toMatchObject([{ by: 'alessandra', skill: 'alessandra-1-2', why: 'R39.1' }]);
  expect(scene.refuses('alessandra learn alessandra-1-3')).toMatchObject({ rule: 'R39.1' });
});

test('[R39.1] all assassins: in play, in bed or not', () => {
  const scene = walk(2, {
    members: { alessandra: { out: 'eliminated', inBed: true, wounds: 3 }, bastiano: { board: { pack: ['thorn'] } } },
    hq: {},
    state: { figures: { apprentice: 4 } },
  });
  learnAll(scene.succeed());
  expect(scene.facts('skill-learnt').map(({ by, skill }) => [by, skill])).toEqual(IDS.map((id) => [id, `${id}-1-1`]));
  expect(scene.whys('skill-learnt')).toEqual(['R39.1', 'R39.1', 'R39.1', 'R39.1']);
});

test('[R39.1] a better ability', () => {
  const scene = learnAll(walk(2).succeed()).play('party-settled', 'end-arranging');
  expect(scene.character('bastiano')).toMatchObject({ level: 1, ability: 'bastiano-1', skills: ['bastiano-1-1'] });
  expect(scene.whys('level-reached')).toEqual(['R39.1']);
});

test('[R39.1] several levels at once: the lower ones are learnt first', () => {
  const scene = walk(10).succeed();
  expect(scene.facts('level-reached').map(({ level }) => level)).toEqual([1, 2, 3]);
  learnAll(scene);
  expect(scene.facts('skill-learnt').map(({ skill }) => skill)).toEqual(
    [1, 2, 3].flatMap((level) => IDS.map((id) => `${id}-${level}-1`)),
  );
  expect(scene.who('daria').skills).toEqual(['daria-1-1', 'daria-2-1', 'daria-3-1']);
  expect(scene.whys('level-reached')).toEqual(['R39.1', 'R39.1', 'R39.1']);
});
