import { ability, type CampaignScene, type CampaignSetting, campaignScene, expect, test, thorn } from '#campaign-scenes';

const BOARD = {
  melee: 'common-sword',
  ranged: 'throwing-knife',
  armour: 'breastplate',
  blade: 'hidden-blade',
  pack: ['medicine'],
};

/** Alessandra, who carries a bit of everything, is given up, and the memory succeeds. */
const eliminated = (setting: CampaignSetting = {}): CampaignScene =>
  campaignScene({
    members: { alessandra: { board: BOARD }, bastiano: { board: { pack: ['thorn'] } } },
    cards: [thorn],
    entries: { walk: { next: [{ if: [], entry: 'next' }] }, next: {} },
    ...setting,
  })
    .play('end-arranging', 'alessandra give-up')
    .succeed();

test('[R26.3] hidden blade and worn armour are set aside with whoever is eliminated', () => {
  const scene = eliminated();
  expect(scene.facts('laid-up')).toMatchObject([{ by: 'alessandra', out: 'eliminated', why: 'R26.3' }]);
  expect(scene.who('alessandra').aside).toEqual({ blade: 'hidden-blade', armour: 'breastplate' });
});

test('[R26.3] their other cards go to the villa', () => {
  const scene = eliminated();
  expect(scene.campaign.storage).toEqual(['common-sword', 'throwing-knife', 'medicine']);
  expect(scene.whys('card-stored')).toEqual(['R26.3', 'R26.3', 'R26.3']);
  expect(scene.who('alessandra').board).toEqual({ melee: '', ranged: '', armour: '', blade: '', pack: [] });
});

test('[R26.3] or to the main hall', () => {
  const scene = eliminated({ hq: {}, state: { figures: { apprentice: 4 } } });
  expect(scene.campaign.storage).toEqual(['common-sword', 'throwing-knife', 'medicine']);
  expect(scene.whys('laid-up')).toEqual(['R26.3']);
});

test('[R26.3, R27.1] their assassin card and the skills III and IV stay with them', () => {
  const skills = ['one', 'two', 'three'];
  const scene = eliminated({
    members: { alessandra: { skills, board: BOARD }, bastiano: { board: { pack: ['thorn'] } } },
    skills: { alessandra: skills.map((skill) => [skill]) },
    cards: [thorn, ...skills.map((skill) => ability(skill))],
  });
  scene.play('party-settled', 'end-arranging');
  expect(scene.character('alessandra')).toMatchObject({ apprentice: true, ability: '', skills: ['one', 'two'] });
  expect(scene.whys('laid-up')).toEqual(['R26.3']);
});

test('[R26.3, R40.4] the figure goes to a hospital bed at the next assignment', () => {
  const scene = eliminated({ hq: {}, state: { figures: { apprentice: 4 } } });
  expect(scene.who('alessandra').inBed).toBe(false);
  scene.play('end-arranging', 'party-settled');
  expect(scene.facts('put-to-bed')).toMatchObject([{ by: 'alessandra', why: 'R40.4' }]);
  expect(scene.whys('laid-up')).toEqual(['R26.3']);
});

test('[R26.3] an apprentice who is eliminated leaves every card behind, and is there again', () => {
  const scene = eliminated({
    members: {
      alessandra: { out: 'eliminated', wounds: 3, board: { ...BOARD, blade: '' } },
      bastiano: { board: { pack: ['thorn'] } },
    },
  });
  expect(scene.campaign.storage).toEqual(['common-sword', 'throwing-knife', 'breastplate', 'medicine']);
  expect(scene.whys('laid-up')).toEqual([]);
  expect(scene.whys('card-stored')).toEqual(['R26.3', 'R26.3', 'R26.3', 'R26.3']);
});

test('[R26.3, R27.2] what was set aside is there again with them', () => {
  const scene = eliminated().play('party-settled', 'end-arranging').succeed();
  expect(scene.who('alessandra')).toMatchObject({ out: '', aside: { blade: '', armour: '' }, wounds: 0 });
  expect(scene.who('alessandra').board).toMatchObject({ blade: 'hidden-blade', armour: 'breastplate' });
  expect(scene.whys('back-in-action')).toEqual(['R27.2']);
});
