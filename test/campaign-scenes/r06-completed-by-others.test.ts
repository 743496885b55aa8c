import { type CampaignScene, type CampaignSetting, campaignScene, expect, test, thistle, thorn, told } from '#campaign-scenes';

const MEMBERS: CampaignSetting['members'] = { alessandra: { board: { pack: ['thorn', 'thistle'] } }, bastiano: {} };

/** The second try of a memory that another follows. */
const secondTry = (setting: CampaignSetting): CampaignScene =>
  campaignScene({
    members: MEMBERS,
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    ...setting,
    cards: [thorn, thistle],
    state: { attempt: 2, ...setting.state },
  }).play('end-arranging');

test('[R6.4] after the second failure the memory counts as completed by others', () => {
  const scene = secondTry({}).fail();
  expect(scene.facts('completed-by-others')).toMatchObject([{ entry: 'walk', why: 'R6.4' }]);
  expect(scene.campaign.diary.walk).toMatchObject({ result: 'by-others', attempts: 2 });
});

test('[R6.4] the conclusion applies, and so do the rewards', () => {
  const scene = secondTry({
    entries: {
      walk: { conclusion: [told({ do: 'set-flag', flag: 'doge-warned', value: 1 })], next: [{ if: [], entry: 'next' }] },
      next: {},
    },
    state: { waiting: ['parachute', 'medicine'] },
  }).fail();
  expect(scene.campaign.flags).toEqual({ 'doge-warned': 1 });
  expect(scene.facts('rewards-revealed')).toMatchObject([{ cards: ['parachute', 'medicine'] }]);
  expect(scene.campaign).toMatchObject({ storage: ['parachute', 'medicine'], waiting: [] });
  expect(scene.whys('completed-by-others')).toEqual(['R6.4']);
});

test('[R6.4] no chest card from it is kept: back on top of the chest deck', () => {
  const scene = secondTry({
    memories: { walk: { chests: ['a1'] } },
    state: { chest: { draw: ['breastplate', 'rapier'], discard: [] } },
  });
  scene.play('bastiano open-chest', 'bastiano keep rapier melee').fail();
  expect(scene.facts('chest-card-returned')).toMatchObject([{ by: 'bastiano', card: 'rapier', why: 'R6.4' }]);
  expect(scene.campaign.chest).toEqual({ draw: ['breastplate', 'rapier'], discard: [] });
  expect(scene.who('bastiano').board.melee).toBe('');
});

test('[R6.4] no 100% sync', () => {
  const sync = [{ tally: 'turns', atLeast: 0, atMost: 99 }] as const;
  const scene = secondTry({ memories: { walk: { memory: { sync } } } });
  expect(scene.fail().campaign.diary.walk!.sync).toBe('none');
  expect(scene.whys('completed-by-others')).toEqual(['R6.4']);
  const won = secondTry({ memories: { walk: { memory: { sync } } } }).succeed();
  expect(won.campaign.diary.walk!.sync).toBe('red');
});

test('[R6.4] XP from all mandatory objectives, and from no boss, chest or optional one', () => {
  const scene = secondTry({
    memories: {
      walk: {
        chests: ['a1'],
        objectives: {
          out: { kind: 'reach', at: 'a1', xp: 2 },
          safe: { kind: 'complete', at: 'a1', ap: 1, xp: 3 },
          wine: { kind: 'complete', at: 'a1', ap: 1, xp: 9, optional: true },
        },
      },
    },
    state: { chest: { draw: ['rapier'], discard: [] } },
  });
  scene.play('alessandra open-chest', 'alessandra keep rapier melee', 'alessandra complete wine').fail();
  expect(scene.facts('xp-gained')).toMatchObject([{ xp: 5, source: 'objectives', why: 'R6.4' }]);
  expect(scene.campaign.xp).toBe(5);
});

test('[R6.4] wounds stand', () => {
  const scene = secondTry({ hq: {}, state: { figures: { mercenary: 1 } } });
  scene.play('alessandra use thorn').fail();
  expect(scene.who('alessandra').wounds).toBe(1);
  expect(scene.whys('completed-by-others')).toEqual(['R6.4']);
});

test('[R6.4, R27.1] eliminations stand: an apprentice plays the next memory', () => {
  const scene = secondTry({});
  scene.play('bastiano give-up').fail();
  expect(scene.who('bastiano').out).toBe('eliminated');
  scene.play('party-settled', 'end-arranging');
  expect(scene.character('bastiano').apprentice).toBe(true);
  expect(scene.whys('completed-by-others')).toEqual(['R6.4']);
});

test('[R6.4] one who is critical then is eliminated as well', () => {
  const scene = secondTry({}).play('alessandra use thistle').fail();
  expect(scene.who('alessandra')).toMatchObject({ out: 'eliminated', wounds: 3 });
  expect(scene.whys('completed-by-others')).toEqual(['R6.4']);
});

test('[R6.4] the campaign goes on', () => {
  const scene = secondTry({}).fail();
  expect(scene.facts('entry-begun')).toMatchObject([{ entry: 'next' }]);
  expect(scene.campaign).toMatchObject({ entry: 'next', attempt: 1, ended: false });
  expect(scene.whys('completed-by-others')).toEqual(['R6.4']);
});
