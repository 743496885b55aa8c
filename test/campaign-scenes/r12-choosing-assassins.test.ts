import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn, told } from '#campaign-scenes';

/** The first memory, played by apprentices, and what follows. */
const first = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    entries: {
      first: { conclusion: [told({ do: 'choose-assassins' })], next: [{ if: [], entry: 'second' }] },
      second: {},
    },
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: { board: { melee: 'common-sword', pack: ['smoke-bomb'] } } },
    cards: [thorn],
    ...setting,
    state: { named: false },
  }).play('end-arranging');

test('[R12] after the first memory the apprentices turn out to be the assassins', () => {
  const scene = first();
  expect(scene.campaign.game!.characters.map(({ apprentice, ability }) => [apprentice, ability])).toEqual([
    [true, ''],
    [true, ''],
  ]);
  scene.succeed().play('alessandra choose-assassin', 'bastiano choose-assassin', 'assassins-chosen');
  expect(scene.whys('assassins-named')).toEqual(['R12']);
  expect(scene.campaign.named).toBe(true);
});

test('[R12] each has the special ability of level 0', () => {
  const scene = first().succeed().play('alessandra choose-assassin', 'daria choose-assassin', 'assassins-chosen');
  scene.play('party-settled', 'end-arranging');
  expect(
    scene.campaign.game!.characters.map(({ id, apprentice, level, ability }) => ({ id, apprentice, level, ability })),
  ).toEqual([
    { id: 'alessandra', apprentice: false, level: 0, ability: 'alessandra-0' },
    { id: 'daria', apprentice: false, level: 0, ability: 'daria-0' },
  ]);
  expect(scene.whys('assassins-named')).toEqual(['R12']);
});

test('[R12] the players choose again, among all four', () => {
  const scene = first().succeed();
  expect(scene.question()).toBe('choose-assassins');
  expect(scene.options()).toEqual(['alessandra', 'bastiano', 'claudio', 'daria'].map((id) => `${id} choose-assassin`));
  scene.play('claudio choose-assassin', 'daria choose-assassin', 'assassins-chosen');
  expect(scene.whys('party-joined')).toEqual(['R12', 'R12']);
  expect(scene.whys('party-left')).toEqual(['R12', 'R12']);
  expect(scene.campaign.members.filter(({ inPlay }) => inPlay).map(({ id }) => id)).toEqual(['claudio', 'daria']);
});

test('[R12] one who is not chosen leaves every card in the villa', () => {
  const scene = first().succeed().play('alessandra choose-assassin', 'claudio choose-assassin', 'assassins-chosen');
  expect(scene.campaign.storage).toEqual(['common-sword', 'smoke-bomb']);
  expect(scene.whys('card-stored')).toEqual(['R12', 'R12']);
  expect(scene.who('bastiano').board).toMatchObject({ melee: '', pack: [] });
  expect(scene.who('alessandra').board.pack).toEqual(['thorn']);
});

test('[R12, R1.1] one or more each: three players choose three or four', () => {
  const scene = first({
    players: 3,
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {}, claudio: {} },
  }).succeed();
  scene.play('alessandra choose-assassin', 'bastiano choose-assassin');
  expect(scene.refuses('assassins-chosen')).toMatchObject({ refused: 'not-an-answer', rule: 'R12' });
  scene.play('claudio choose-assassin');
  expect(scene.options()).toEqual(['daria choose-assassin', 'assassins-chosen']);
  scene.play('daria choose-assassin');
  expect(scene.campaign.members.every(({ inPlay }) => inPlay)).toBe(true);
});

test('[R12, R1.1] a solo player chooses at least two', () => {
  const scene = first().succeed().play('daria choose-assassin');
  expect(scene.refuses('assassins-chosen')).toMatchObject({ rule: 'R12' });
});

test('[R37] before that nobody joins or leaves', () => {
  const scene = first({ entries: { first: { next: [{ if: [], entry: 'second' }] }, second: {} } }).succeed();
  expect(scene.question()).toBe('arrange');
  expect(scene.refuses('daria join-party')).toMatchObject({ refused: 'party-is-set', rule: 'R37' });
  expect(scene.whys('assassins-named')).toEqual([]);
});
