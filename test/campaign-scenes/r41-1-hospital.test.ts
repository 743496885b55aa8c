import { afterMemory, type CampaignScene, expect, test } from '#campaign-scenes';

const fallen = (wounds: number) => ({ out: 'eliminated', inBed: true, wounds }) as const;
const resting = (wounds: number) => ({ out: 'resting', inBed: true, wounds }) as const;
const TWO_IN_BED = { alessandra: fallen(3), bastiano: resting(2) };

const restored = (scene: CampaignScene) => scene.facts('hp-restored').map(({ by, hp, why }) => [by, hp, why]);

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
])('[R41.1] at HQ level %i a plain carer gives %i HP', (level, hp) => {
  const scene = afterMemory(
    { hospital: ['mercenary'] },
    { members: { alessandra: fallen(3), bastiano: {} }, contracts: { 'contract-1': { level } }, hq: { faceUp: false } },
  );
  while (scene.question() === 'hospital') scene.play('alessandra tend');
  expect(restored(scene)).toEqual(Array.from({ length: hp }, () => ['alessandra', 1, 'R41.1']));
});

test('[R41.1] the HP of all carers are shared out as wanted among those in bed', () => {
  const one = afterMemory({ hospital: ['mercenary', 'apprentice'] }, { members: TWO_IN_BED });
  expect(one.options()).toEqual(['alessandra tend', 'bastiano tend', 'arrange']);
  one.play('alessandra tend', 'alessandra tend');
  expect(restored(one)).toEqual([
    ['alessandra', 1, 'R41.1'],
    ['alessandra', 1, 'R41.1'],
  ]);
  const each = afterMemory({ hospital: ['mercenary', 'apprentice'] }, { members: TWO_IN_BED }).play(
    'alessandra tend',
    'bastiano tend',
  );
  expect([each.who('alessandra').wounds, each.who('bastiano').wounds]).toEqual([2, 1]);
});

test('[R41.1] carers heal nobody outside the beds, and nobody beyond all HP', () => {
  const scene = afterMemory(
    { hospital: ['mercenary', 'mercenary', 'apprentice'] },
    { members: { alessandra: { wounds: 2 }, bastiano: resting(1) } },
  );
  expect(scene.options()).toEqual(['bastiano tend', 'arrange']);
  scene.play('bastiano tend');
  expect(scene.question()).toBe('change-party');
  expect(restored(scene)).toEqual([['bastiano', 1, 'R41.1']]);
  expect(scene.who('alessandra').wounds).toBe(2);
});

test('[R41.1] healed from eliminated is injured or full again, with what was set aside', () => {
  const aside = { blade: 'hidden-blade', armour: 'padded-vest' };
  const injured = afterMemory({ hospital: ['mercenary'] }, { members: { alessandra: { ...fallen(4), aside }, bastiano: {} } });
  injured.play('alessandra tend');
  expect(injured.facts('back-in-action')).toMatchObject([{ by: 'alessandra', why: 'R41.1' }]);
  expect(injured.who('alessandra')).toMatchObject({
    out: '',
    inBed: false,
    wounds: 3,
    aside: { blade: '', armour: '' },
    board: { blade: 'hidden-blade', armour: 'padded-vest' },
  });
  const full = afterMemory(
    { hospital: ['mercenary', 'mercenary', 'apprentice'] },
    { members: { alessandra: fallen(3), bastiano: {} } },
  ).play('alessandra tend', 'alessandra tend', 'alessandra tend');
  expect(full.who('alessandra')).toMatchObject({ out: '', wounds: 0 });
});

test('[R41.1] what the apprentice wore in their place goes to the main hall; the rest of the board stays', () => {
  const scene = afterMemory(
    { hospital: ['mercenary'] },
    {
      members: {
        alessandra: {
          ...fallen(4),
          aside: { blade: '', armour: 'padded-vest' },
          board: { melee: 'common-sword', armour: 'breastplate', pack: ['medicine'] },
        },
        bastiano: {},
      },
    },
  ).play('alessandra tend');
  expect(scene.campaign.storage).toEqual(['breastplate']);
  expect(scene.who('alessandra').board).toMatchObject({ melee: 'common-sword', armour: 'padded-vest', pack: ['medicine'] });
});

test('[R41.1] still 0 HP is still eliminated, out of bed or not', () => {
  const scene = afterMemory({ hospital: ['mercenary'] }, { members: { alessandra: fallen(3), bastiano: fallen(3) } });
  scene.play('alessandra tend');
  expect(scene.facts('back-in-action')).toMatchObject([{ by: 'alessandra' }]);
  expect(scene.who('bastiano')).toMatchObject({ out: 'eliminated', wounds: 3 });
  expect(scene.facts('left-bed').map(({ by }) => by)).toEqual(['alessandra', 'bastiano']);
});

test('[R41.1] one who went to bed injured leaves it, healed or not', () => {
  const scene = afterMemory({ hospital: [] }, { members: { alessandra: resting(2), bastiano: {} } });
  expect(scene.facts('back-in-action')).toMatchObject([{ by: 'alessandra', why: 'R41.1' }]);
  expect(scene.who('alessandra')).toMatchObject({ out: '', inBed: false, wounds: 2 });
});

test('[R41.1] the hospital is emptied afterwards: every carer is free again', () => {
  const scene = afterMemory({ hospital: ['mercenary', 'apprentice'] }, { members: TWO_IN_BED }).play(
    'bastiano tend',
    'bastiano tend',
  );
  expect(scene.facts('post-emptied')).toContainEqual({ type: 'post-emptied', post: 'hospital', why: 'R41.1' });
  expect(scene.campaign.hq!.posts.hospital).toEqual([]);
  const types = scene.events.map(({ type }) => type);
  expect(types.indexOf('left-bed')).toBeGreaterThan(types.lastIndexOf('hp-restored'));
});

test('[R41.1] apprentices and allies need no healing: no wound of theirs is kept, and none is offered a bed', () => {
  const scene = afterMemory(
    { hospital: ['mercenary'], memory: ['mercenary', 'ezio'] },
    { members: { alessandra: fallen(3), bastiano: {} } },
  );
  expect(scene.optionsOf('mercenary')).toEqual([]);
  scene.play('alessandra tend');
  expect(scene.campaign.figures).toEqual({ apprentice: 4, mercenary: 4, ezio: 1 });
});

test.each([1, 2, 3, 4])('[R41.1] Ezio gives as many HP in bed as the HQ level %i', (level) => {
  const scene = afterMemory(
    { hospital: ['ezio'] },
    {
      members: { alessandra: fallen(3), bastiano: resting(2) },
      contracts: { 'contract-1': { level } },
      hq: { faceUp: false },
    },
  );
  scene.play('tend-ward');
  while (scene.question() === 'hospital') scene.play(scene.options()[0]!);
  expect(scene.facts('hp-restored')).toHaveLength(level);
  expect(new Set(scene.whys('hp-restored'))).toEqual(new Set(['R41.1']));
});

test('[R41.1] or 1 HP to one injured outside', () => {
  const members = { alessandra: fallen(3), bastiano: { wounds: 2 }, claudio: {}, daria: resting(1) };
  const scene = afterMemory({ hospital: ['ezio'] }, { members });
  expect(scene.options()).toEqual(['bastiano tend-outside', 'tend-ward', 'arrange']);
  scene.play('bastiano tend-outside');
  expect(restored(scene)).toEqual([['bastiano', 1, 'R41.1']]);
  expect(scene.who('alessandra')).toMatchObject({ out: 'eliminated', wounds: 3 });
});

test('[R41.1] with nobody in bed he may still heal outside; with nobody injured nothing is asked', () => {
  const outside = afterMemory(
    { hospital: ['ezio', 'ezio'] },
    { members: { alessandra: { wounds: 2 }, bastiano: { wounds: 1 } } },
  );
  expect(outside.options()).toEqual(['alessandra tend-outside', 'bastiano tend-outside', 'arrange']);
  outside.play('bastiano tend-outside', 'alessandra tend-outside');
  expect(restored(outside)).toEqual([
    ['bastiano', 1, 'R41.1'],
    ['alessandra', 1, 'R41.1'],
  ]);
  const idle = afterMemory({ hospital: ['ezio'] });
  expect(idle.question()).toBe('change-party');
  expect(idle.facts('post-emptied')).toContainEqual({ type: 'post-emptied', post: 'hospital', why: 'R41.1' });
});
