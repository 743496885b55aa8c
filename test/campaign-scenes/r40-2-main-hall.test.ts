import { afterMemory, type CampaignSetting, expect, hqScene, test } from '#campaign-scenes';

const SWORD_AND_BOMB = { melee: 'common-sword', pack: ['smoke-bomb'] };
const IN_NEED: CampaignSetting = {
  members: { alessandra: { wounds: 2 }, bastiano: { board: { pack: ['medicine'] } } },
};

test('[R40.2] small cards are traded between assassins, stored, fetched, and boards rearranged, for nothing', () => {
  const scene = hqScene({
    members: { alessandra: { board: SWORD_AND_BOMB }, bastiano: { board: { pack: ['throwing-knife'] } } },
    state: { storage: ['borgia-cape'] },
  }).play(
    'alessandra hand smoke-bomb pack bastiano pack',
    'alessandra store common-sword melee',
    'alessandra fetch borgia-cape pack',
    'bastiano hand throwing-knife pack bastiano ranged',
  );
  expect(scene.whys('card-handed')).toEqual(['R40.2', 'R40.2']);
  expect(scene.whys('card-stored')).toEqual(['R40.2']);
  expect(scene.whys('card-fetched')).toEqual(['R40.2']);
  expect(scene.who('bastiano').board).toMatchObject({ ranged: 'throwing-knife', pack: ['smoke-bomb'] });
  expect(scene.who('alessandra').board).toMatchObject({ melee: '', pack: ['borgia-cape'] });
  expect(scene.campaign.storage).toEqual(['common-sword']);
});

test('[R40.2] skills are not traded', () => {
  const scene = hqScene({
    members: { alessandra: { skills: ['old-friend'], board: SWORD_AND_BOMB }, bastiano: {} },
    skills: { alessandra: [['old-friend']] },
  });
  expect(scene.options().filter((id) => id.includes('old-friend'))).toEqual([]);
  expect(scene.refuses('alessandra hand old-friend pack bastiano pack')).toEqual({ refused: 'not-an-answer', rule: 'R40.2' });
  scene.play('alessandra store smoke-bomb pack');
  expect(scene.whys('card-stored')).toEqual(['R40.2']);
});

test('[R40.2] an injured assassin is healed with medicine, which is discarded, from any board or the main hall', () => {
  const scene = hqScene({ ...IN_NEED, state: { storage: ['medicine'] } });
  expect(scene.optionsOf('alessandra treat')).toEqual([
    'alessandra treat medicine bastiano',
    'alessandra treat medicine storage',
  ]);
  expect(scene.optionsOf('bastiano treat')).toEqual([]);
  scene.play('alessandra treat medicine bastiano');
  expect(scene.facts('hp-restored')).toMatchObject([{ by: 'alessandra', hp: 2, why: 'R40.2' }]);
  expect(scene.facts('card-spent')).toMatchObject([{ card: 'medicine', gone: false, why: 'R40.2' }]);
  expect(scene.campaign.equipment.discard).toEqual(['medicine']);
  expect(scene.who('bastiano').board.pack).toEqual([]);
});

test('[R40.2] one in bed is healed too, but nobody who is eliminated', () => {
  const scene = hqScene({
    members: { alessandra: { out: 'eliminated', wounds: 3 }, bastiano: { out: 'resting', wounds: 1 }, claudio: {} },
    state: { storage: ['medicine'] },
  });
  expect(scene.options().filter((id) => id.includes(' treat '))).toEqual(['bastiano treat medicine storage']);
  scene.play('bastiano treat medicine storage');
  expect(scene.whys('hp-restored')).toEqual(['R40.2']);
});

test('[R40.2] any time in both steps: with every question of the headquarters, once for each thing decided', () => {
  const scene = hqScene({ ...IN_NEED, part: 'assignment', state: { blueprints: ['toy-plan'] } });
  for (const [question, answer] of [
    ['beds', 'beds-settled'],
    ['choose-blueprint', 'no-blueprint'],
    ['assign', 'assign ezio workshop'],
    ['assign', 'assigned'],
  ] as const) {
    expect([question, scene.question()]).toEqual([question, question]);
    scene.play('arrange');
    expect(scene.question()).toBe('arrange');
    scene.play('end-arranging');
    expect(scene.options()).not.toContain('arrange');
    scene.play(answer);
  }
  scene.play('alessandra treat medicine bastiano');
  expect(scene.whys('card-spent')).toEqual(['R40.2']);
  const after = afterMemory(
    { hospital: ['mercenary', 'mercenary'] },
    {
      members: {
        alessandra: { out: 'eliminated', inBed: true, wounds: 3 },
        bastiano: { board: { pack: ['medicine', 'lamp-oil'] } },
      },
      hq: { blueprint: 'toy-plan' },
    },
  );
  expect(after.question()).toBe('hospital');
  after.play('arrange', 'end-arranging', 'alessandra tend');
  expect(after.question()).toBe('workshop');
  after.play('arrange', 'bastiano store lamp-oil pack', 'end-arranging', 'put-back');
  expect(after.question()).toBe('arrange');
});

test('[R40.2] also when nothing is to be decided: who is treated then is in full health before the party changes', () => {
  const scene = afterMemory({}, IN_NEED);
  expect(scene.question()).toBe('arrange');
  scene.play('alessandra treat medicine bastiano');
  expect(scene.whys('hp-restored')).toEqual(['R40.2']);
  expect(scene.options()).toContain('alessandra replace claudio');
});

test('[R40.2] [R6.3] a retry has no step of the headquarters: cards are arranged, nobody is treated', () => {
  const scene = hqScene({ ...IN_NEED, part: 'memory' }).fail();
  expect(scene.facts('second-chance')).toMatchObject([{ why: 'R6.3' }]);
  expect(scene.question()).toBe('arrange');
  expect(scene.refuses('alessandra treat medicine bastiano')).toEqual({ refused: 'not-an-answer', rule: 'R6.3' });
  scene.play('bastiano hand medicine pack alessandra pack');
  expect(scene.facts('card-handed')).toMatchObject([{ why: 'R6.3' }]);
  scene.fail();
  scene.play('alessandra treat medicine alessandra');
  expect(scene.whys('hp-restored')).toEqual(['R40.2']);
});
