import { expect, hqScene, test, told, unopenedScene } from '#campaign-scenes';

const opening = { walk: { conclusion: [told({ do: 'open-hq' })], next: [{ if: [], entry: 'back' }] }, back: {} };

test.each([
  ['mercenaries', 'mercenary'],
  ['courtesans', 'courtesan'],
])('[R40.1] the players choose the headquarters of the %s when it is unlocked', (kind, figure) => {
  const scene = unopenedScene({ part: 'conclusion', entries: opening });
  expect(scene.options()).toEqual(['choose-hq mercenaries', 'choose-hq courtesans']);
  scene.play(`choose-hq ${kind}`);
  expect(scene.facts('hq-opened')).toMatchObject([{ kind, contracts: ['contract-1', 'contract-2'], why: 'R40.1' }]);
  expect(scene.campaign.figures).toEqual({ apprentice: 4, [figure]: 4, ezio: 1 });
});

test('[R40.1] before that there is none: nobody is assigned, and no room resolved', () => {
  const scene = unopenedScene({
    part: 'assignment',
    entries: { walk: { next: [{ if: [], entry: 'back' }] }, back: opening.walk },
  }).succeed();
  expect(scene.question()).toBe('change-party');
  expect(scene.campaign.hq).toBeNull();
  expect(scene.campaign.game).toBeNull();
  scene.play('party-settled').succeed().play('choose-hq courtesans');
  expect(scene.whys('hq-opened')).toEqual(['R40.1']);
});

test.each([
  ['hospital', 4],
  ['workshop', 4],
  ['shop', 4],
  ['command-room', 6],
])('[R40.1] the %s has %i places for helpers', (room, limit) => {
  const scene = hqScene({ part: 'assignment', state: { figures: { mercenary: 9 } } });
  scene.play(...Array.from({ length: limit }, () => `assign mercenary ${room}`));
  expect(scene.whys('figure-assigned').filter((why) => why === 'R40.1')).toHaveLength(limit);
  expect(scene.optionsOf(`assign mercenary ${room}`)).toEqual([]);
  scene.refuses(`assign mercenary ${room}`);
});

test('[R40.1] the hospital has 4 beds beside its 4 carers', () => {
  const scene = hqScene({
    part: 'assignment',
    members: {
      alessandra: { out: 'eliminated', wounds: 3 },
      bastiano: { out: 'eliminated', wounds: 3 },
      claudio: { out: 'eliminated', wounds: 3 },
      daria: { wounds: 1 },
    },
  }).play('daria lay-up', ...Array.from({ length: 4 }, () => 'assign mercenary hospital'));
  expect(scene.campaign.members.filter(({ inBed }) => inBed)).toHaveLength(4);
  expect(scene.campaign.hq!.posts.hospital).toHaveLength(4);
  expect(scene.whys('figure-assigned')).toContain('R40.1');
});

test('[R40.2] the main hall stores cards without a limit', () => {
  const storage = Array.from({ length: 30 }, () => 'smoke-bomb');
  const scene = hqScene({ members: { alessandra: { board: { pack: ['medicine'] } }, bastiano: {} }, state: { storage } });
  scene.play('alessandra store medicine pack');
  expect(scene.campaign.storage).toHaveLength(31);
  expect(scene.whys('card-stored')).toEqual(['R40.2']);
});
