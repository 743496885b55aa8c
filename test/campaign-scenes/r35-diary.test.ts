import { type CampaignEvent, trackOf } from '@bauta/engine';
import {
  ability,
  type CampaignScene,
  type CampaignSetting,
  campaignScene,
  effect,
  expect,
  item,
  test,
  thorn,
  told,
} from '#campaign-scenes';
import { practicePack } from '../support/packs/practice-pack.ts';

const MEMBERS: CampaignSetting['members'] = { alessandra: { board: { pack: ['thorn'] } }, bastiano: {} };
const walk = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: MEMBERS,
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    ...setting,
    cards: [thorn, ...(setting.cards ?? [])],
  }).play('end-arranging');

test('[R35] after a memory it is written into the diary', () => {
  const scene = walk().succeed();
  expect(scene.campaign.diary).toEqual({ walk: { result: 'success', sync: 'none', attempts: 1, turns: 1, xp: 2 } });
  expect(scene.whys('entry-written')).toContain('R35');
});

test('[R35] the headquarters has an entry of its own', () => {
  const scene = walk({
    entries: { walk: { conclusion: [told({ do: 'open-hq' })], next: [{ if: [], entry: 'next' }] }, next: {} },
    book: { hqEntry: 'hideout', hqs: { mercenaries: { kind: 'mercenaries', figures: {}, firstGroup: [], contracts: [] } } },
  }).succeed();
  expect(Object.keys(scene.campaign.diary)).toEqual(['walk', 'hideout']);
  expect(scene.facts('entry-written').at(-1)).toMatchObject({ entry: 'hideout', why: 'R35' });
  expect(scene.campaign.xp).toBe(2);
});

test('[R35] XP are added up: objectives', () => {
  const scene = walk({
    memories: {
      walk: {
        objectives: {
          out: { kind: 'reach', at: 'a1', xp: 2 },
          wine: { kind: 'complete', at: 'a1', ap: 1, xp: 3, optional: true },
          gold: { kind: 'complete', at: 'a1', ap: 1, xp: 5, optional: true },
        },
      },
    },
    state: { xp: 10 },
  });
  scene.play('alessandra complete wine').succeed();
  expect(scene.facts('xp-gained')).toMatchObject([
    { xp: 2, source: 'objectives', why: 'R35' },
    { xp: 3, source: 'optional', why: 'R35' },
  ]);
  expect(scene.campaign).toMatchObject({ xp: 15, earned: {} });
});

test('[R35] what the diary says is told of the track at once, though it is gained after the conclusion', () => {
  const ways = ['left', 'right'].map((id) => ({ id, if: [], does: [] }));
  const scene = walk({
    entries: {
      walk: { conclusion: [told({ do: 'choose', choice: 'way', among: ways })], next: [{ if: [], entry: 'next' }] },
      next: {},
    },
    book: { levels: [4, 8, 12, 16] },
    state: { xp: 3 },
  }).succeed();
  expect(scene.question()).toBe('choose');
  expect(scene.campaign).toMatchObject({ xp: 3, level: 0 });
  expect(trackOf(scene.campaign)).toEqual({ xp: 5, level: 1 });
  scene.play('choose left');
  expect(scene.campaign).toMatchObject({ xp: 5, level: 1 });
  expect(trackOf(scene.campaign)).toEqual({ xp: 5, level: 1 });
});

test('R35: objective 1 is worth 2 XP', () => {
  const { memories } = practicePack.content;
  const worth = Object.values(memories).flatMap(({ objectives }) =>
    objectives.filter(({ kind, ap }) => kind === 'complete' && ap === 1),
  );
  expect(new Set(worth.map(({ xp }) => xp))).toEqual(new Set([2]));
});

test('[R35] XP are added up: chest tokens', () => {
  const scene = walk({ memories: { walk: { chests: ['a1'] } }, state: { chest: { draw: ['rapier'], discard: [] } } });
  scene.play('alessandra open-chest', 'alessandra keep rapier pack');
  const [token] = scene.campaign.game!.tokens;
  const card = practicePack.content.cards[token!]!;
  scene.succeed();
  expect(card.kind === 'token' && card.xp).toBe(scene.facts('xp-gained').find(({ source }) => source === 'chests')!.xp);
  expect(scene.whys('xp-gained')).toEqual(['R35', 'R35']);
});

test('[R35] XP are added up: bosses', () => {
  const bane = item('bane', { effects: [effect('moved', { do: 'wound-boss', hp: 9 }, { when: 'action', who: 'enemies-here' })] });
  const scene = walk({
    members: { alessandra: { board: { pack: ['bane'] } }, bastiano: {} },
    cards: [bane],
    memories: { walk: { bosses: { lieutenant: { at: 'a1' } } } },
  });
  scene.play('alessandra use-at bane a1').succeed();
  expect(scene.facts('xp-gained')).toMatchObject([{ source: 'objectives' }, { xp: 2, source: 'bosses', why: 'R35' }]);
});

const at = (scene: CampaignScene, is: (event: CampaignEvent) => boolean): number => scene.events.findIndex(is);

test('[R35] the order: conclusion, rewards, XP and levels, headquarters, changes of party, assignment', () => {
  const scene = walk({
    entries: {
      walk: { conclusion: [told({ do: 'set-flag', flag: 'told', value: 1 })], next: [{ if: [], entry: 'next' }] },
      next: {},
    },
    hq: { posts: { hospital: [], workshop: [], shop: [], 'command-room': [], memory: [] } },
    skills: { alessandra: [['keen']] },
    cards: [ability('keen')],
    book: { levels: [2] },
    state: { waiting: ['medicine'], figures: { mercenary: 1 } },
  }).succeed();
  scene.play('end-arranging', 'daria join-party', 'party-settled', 'assign mercenary shop');
  const order = [
    at(scene, ({ type }) => type === 'campaign-flag-set'),
    at(scene, ({ type }) => type === 'rewards-revealed'),
    at(scene, ({ type }) => type === 'xp-gained'),
    at(scene, ({ type }) => type === 'level-reached'),
    at(scene, ({ type }) => type === 'skill-learnt'),
    at(scene, ({ type }) => type === 'post-emptied'),
    at(scene, ({ type }) => type === 'party-joined'),
    at(scene, ({ type }) => type === 'figure-assigned'),
  ];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(scene.whys('xp-gained')).toEqual(['R35']);
});

test('[R35] nothing is gained by a first failure', () => {
  const scene = walk().fail();
  expect(scene.campaign).toMatchObject({ xp: 0, earned: {}, diary: {} });
  scene.play('end-arranging').succeed();
  expect(scene.whys('xp-gained')).toEqual(['R35']);
});

test('[R35] which entry comes next may hang on flags', () => {
  const entries = {
    walk: {
      next: [
        { if: [{ if: 'flag', flag: 'bridge', from: 1, to: 1 }] as const, entry: 'bridge' },
        { if: [], entry: 'next' },
      ],
    },
    bridge: {},
    next: {},
  };
  expect(
    walk({ entries, state: { flags: { bridge: 1 } } })
      .succeed()
      .facts('entry-begun'),
  ).toMatchObject([{ entry: 'bridge', why: 'R35' }]);
  expect(walk({ entries }).succeed().facts('entry-begun')).toMatchObject([{ entry: 'next', why: 'R35' }]);
});

test('[R35] and on how a memory ended', () => {
  const entries = {
    walk: {
      next: [
        { if: [{ if: 'ended', entry: 'walk', is: 'by-others' }] as const, entry: 'mourning' },
        { if: [], entry: 'next' },
      ],
    },
    mourning: {},
    next: {},
  };
  expect(walk({ entries }).succeed().facts('entry-begun')).toMatchObject([{ entry: 'next', why: 'R35' }]);
  const lost = walk({ entries }).fail().play('end-arranging').fail();
  expect(lost.facts('entry-begun')).toMatchObject([{ entry: 'mourning', why: 'R35' }]);
});

test('[R35] with no entry left the campaign has ended', () => {
  const scene = walk({ entries: { walk: {} } }).succeed();
  expect(scene.question()).toBe('ended');
  expect(scene.whys('campaign-ended')).toEqual(['R35']);
  expect(scene.refuses('party-settled')).toMatchObject({ refused: 'campaign-ended', rule: 'R35' });
});
