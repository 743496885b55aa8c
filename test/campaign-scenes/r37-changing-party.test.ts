import { isRefusal, setUpCampaign } from '@bauta/engine';
import {
  ability,
  type CampaignScene,
  type CampaignSetting,
  campaignContentOf,
  campaignScene,
  campaignSetupOf,
  expect,
  test,
  thorn,
} from '#campaign-scenes';
import { recordRefusal } from '../support/scenes/rule-record.ts';

/** Between two memories, the party being asked for. */
const between = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {}, claudio: {} },
    part: 'party',
    ...setting,
    cards: [thorn, ...(setting.cards ?? [])],
  });

const inPlay = (scene: CampaignScene): string[] => scene.campaign.members.filter((each) => each.inPlay).map(({ id }) => id);

test('[R37] between memories only', () => {
  const scene = between();
  expect(scene.question()).toBe('change-party');
  scene.play('party-settled');
  expect(scene.refuses('daria join-party')).toMatchObject({ refused: 'party-is-set', rule: 'R37' });
  scene.play('end-arranging');
  expect(scene.refuses('daria join-party')).toMatchObject({ refused: 'memory-is-played', rule: 'R37' });
  expect(scene.refuses('claudio leave-party')).toMatchObject({ refused: 'memory-is-played', rule: 'R37' });
});

test('[R37] joining at level 0: assassin card, 3 HP, 3 AP and one to save', () => {
  const scene = between().play('daria join-party', 'party-settled', 'end-arranging');
  expect(scene.facts('party-joined')).toMatchObject([{ by: 'daria', why: 'R37' }]);
  expect(scene.character('daria')).toMatchObject({
    level: 0,
    ability: 'daria-0',
    skills: [],
    wounds: 0,
    ap: 3,
    apprentice: false,
  });
  expect(scene.optionsOf('daria save')).toEqual(['daria save']);
});

test('[R37] before 0.3 there is no fourth AP', () => {
  const scene = between({ memories: { walk: { memory: { saving: false } } } });
  scene.play('daria join-party', 'party-settled', 'end-arranging');
  expect(scene.character('daria').ap).toBe(3);
  expect(scene.optionsOf('daria save')).toEqual([]);
  expect(scene.whys('party-joined')).toEqual(['R37']);
});

test('[R37] at level I and above: the card of the others’ level, the skill cards and HP', () => {
  const content = campaignContentOf({});
  const daria = { ...content.assassins.daria!, abilities: ['daria-0', 'daria-1'] };
  const scene = between({
    members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {}, daria: { inPlay: false, skills: ['keen'], wounds: 1 } },
    cards: [ability('daria-1'), ability('keen')],
    skills: { daria: [['keen']] },
    assassins: { daria },
    hq: {},
    state: { level: 1, figures: { mercenary: 1 } },
  });
  scene.play('daria join-party', 'party-settled');
  while (scene.campaign.game === null) scene.play(scene.options().find((id) => /assigned|settled|end-/.test(id))!);
  expect(scene.character('daria')).toMatchObject({ level: 1, ability: 'daria-1', skills: ['keen'], wounds: 1, ap: 3 });
  expect(scene.whys('party-joined')).toEqual(['R37']);
});

test('[R37, R36] who joins is equipped from the villa', () => {
  const scene = between({ state: { storage: ['hidden-blade'] } }).play('daria join-party', 'party-settled');
  expect(scene.who('daria').board).toEqual({ melee: '', ranged: '', armour: '', blade: '', pack: [] });
  scene.play('daria fetch hidden-blade blade');
  expect(scene.whys('party-joined')).toEqual(['R37']);
  expect(scene.whys('card-fetched')).toEqual(['R36']);
});

test('[R37, R40.2] or from the main hall', () => {
  const scene = between({ hq: {}, state: { storage: ['hidden-blade'] } }).play('daria join-party', 'party-settled');
  scene.play('daria fetch hidden-blade blade');
  expect(scene.whys('party-joined')).toEqual(['R37']);
  expect(scene.whys('card-fetched')).toEqual(['R40.2']);
});

test('[R37] leaving: every card of the board goes to the villa', () => {
  const board = { melee: 'common-sword', armour: 'padded-vest', blade: 'hidden-blade', pack: ['thorn', 'medicine'] };
  const scene = between({ members: { alessandra: { board }, bastiano: {}, claudio: {} } }).play('alessandra leave-party');
  expect(scene.campaign.storage).toEqual(['common-sword', 'padded-vest', 'hidden-blade', 'thorn', 'medicine']);
  expect(scene.whys('card-stored')).toEqual(['R37', 'R37', 'R37', 'R37', 'R37']);
  expect(scene.whys('party-left')).toEqual(['R37']);
});

test('[R37] remaining HP and skills are set aside, and are there again on the return', () => {
  const scene = between({
    members: { alessandra: { wounds: 2, skills: ['keen'], board: { pack: ['thorn'] } }, bastiano: {}, claudio: {} },
    cards: [ability('keen')],
    skills: { alessandra: [['keen']] },
    hq: {},
    state: { figures: { mercenary: 1 } },
  });
  scene.play('alessandra leave-party');
  expect(scene.who('alessandra')).toMatchObject({ inPlay: false, wounds: 2, skills: ['keen'] });
  expect(scene.whys('party-left')).toEqual(['R37']);
});

test('[R37] an assassin in full health is swapped for another in the same way', () => {
  const scene = between({ members: { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} } });
  scene.play('alessandra replace daria');
  expect(inPlay(scene)).toEqual(['bastiano', 'daria']);
  expect(scene.campaign.storage).toEqual(['thorn']);
  expect([...scene.whys('party-left'), ...scene.whys('party-joined')]).toEqual(['R37', 'R37']);
});

test('[R37] one who is injured is not swapped', () => {
  const scene = between({
    members: { alessandra: { wounds: 1 }, bastiano: {}, claudio: {} },
    hq: {},
    state: { figures: { mercenary: 1 } },
  });
  expect(scene.refuses('alessandra replace daria')).toMatchObject({ rule: 'R37' });
  expect(scene.optionsOf('bastiano replace')).toEqual(['bastiano replace daria']);
});

test('[R37] nor in two steps: who joins while one who is injured leaves', () => {
  const injured: CampaignSetting = {
    members: { alessandra: { wounds: 1 }, bastiano: {}, claudio: {} },
    hq: {},
    state: { figures: { mercenary: 1 } },
  };
  const first = between(injured).play('alessandra leave-party');
  expect(first.refuses('daria join-party')).toMatchObject({ rule: 'R37' });
  const second = between(injured).play('daria join-party');
  expect(second.refuses('alessandra leave-party')).toMatchObject({ rule: 'R37' });
  expect(second.optionsOf('bastiano leave-party')).toEqual(['bastiano leave-party']);
});

test('[R37] an apprentice cannot be swapped for an assassin', () => {
  const scene = between({ members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: {}, claudio: {} } });
  expect(scene.refuses('alessandra replace daria')).toMatchObject({ rule: 'R37' });
  scene.play('daria join-party');
  expect(scene.refuses('alessandra leave-party')).toMatchObject({ rule: 'R37' });
});

test('[R37, R1.1] never more than four, never fewer than two', () => {
  const scene = between().play('daria join-party');
  expect(scene.optionsOf('daria leave-party')).toEqual([]);
  scene.play('alessandra leave-party', 'bastiano leave-party');
  expect(inPlay(scene)).toEqual(['claudio', 'daria']);
  expect(scene.question()).toBe('arrange');
  expect(scene.whys('party-left')).toEqual(['R37', 'R37']);
});

test('[R37] each changes once in a visit', () => {
  const scene = between().play('daria join-party', 'alessandra leave-party');
  expect(scene.refuses('alessandra join-party')).toMatchObject({ rule: 'R37' });
  expect(scene.refuses('daria leave-party')).toMatchObject({ rule: 'R37' });
});

test('[R37, R1.1] with an assassin who leaves a player may leave: of four players three stay', () => {
  const members = { alessandra: { board: { pack: ['thorn'] } }, bastiano: {}, claudio: {}, daria: {} };
  const scene = between({ players: 4, members }).play('daria leave-party');
  expect(scene.campaign.players).toBe(3);
  expect(scene.facts('party-left')).toMatchObject([{ by: 'daria', players: 3, why: 'R37' }]);
  const two = between({ players: 2, members }).play('daria leave-party');
  expect(two.campaign.players).toBe(2);
});

test.each([
  ['one assassin', { members: { alessandra: {} } }, 'party-size'],
  ['no player', { players: 0 }, 'player-count'],
  ['more players than assassins', { players: 4 }, 'player-count'],
  ['five players', { players: 5 }, 'player-count'],
] as [string, CampaignSetting, string][])('[R1.1] a campaign does not begin with %s', (_what, setting, refused) => {
  const begun = setUpCampaign(campaignContentOf(setting), campaignSetupOf(setting));
  if (!isRefusal(begun)) throw new Error('it began');
  recordRefusal(begun);
  expect(begun).toMatchObject({ refused, rule: 'R1.1' });
});
