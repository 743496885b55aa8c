import { hqLevel } from '@bauta/engine';
import { expect, hqScene, test, unopenedScene } from '#campaign-scenes';

const LEVELS = { one: { level: 1 }, two: { level: 1 }, three: { level: 2 }, four: { level: 3 }, five: { level: 4 } };

test('[R41.6] it starts at I, and the back of the next card shows it whenever a contract leaves', () => {
  const scene = hqScene({ part: 'assignment', contracts: LEVELS, dice: ['hit', 'hit', 'hit', 'hit', 'hit'] });
  const levels = [hqLevel(scene.campaign)];
  for (let contract = 0; contract < 5; contract++) {
    scene.play('assign mercenary command-room', 'assigned').succeed();
    levels.push(hqLevel(scene.campaign));
    scene.play('party-settled');
  }
  expect(levels).toEqual([1, 1, 2, 3, 4, 4]);
  expect(scene.whys('contract-fulfilled').filter((why) => why === 'R41.6')).toHaveLength(5);
});

test('[R41.6] while the contract deck is empty the level stays what it was', () => {
  const last = {
    part: 'resolution',
    hq: { contracts: ['contract-2'], faceUp: true, posts: { 'command-room': ['ezio', 'ezio'] } },
  } as const;
  const scene = hqScene({ ...last, dice: ['hit', 'hit', 'hit', 'miss'] });
  expect(scene.campaign.hq!.contracts).toEqual([]);
  expect(scene.whys('contract-fulfilled')).toContain('R41.6');
  expect(hqLevel(scene.campaign)).toBe(2);
  scene.play('party-settled', 'assigned');
  expect(scene.campaign.game!.setup.hqLevel).toBe(2);
});

test('[R41.6] a headquarters without a contract stays at I, where it starts', () => {
  expect(hqLevel(hqScene({ part: 'assignment', contracts: {} }).campaign)).toBe(1);
});

test('[R41.6] a failed contract leaves it as it is', () => {
  const setting = { part: 'resolution', hq: { faceUp: true, posts: { 'command-room': ['ezio', 'ezio'] } } } as const;
  const failed = hqScene({ ...setting, dice: ['miss', 'hit', 'hit', 'hit'] });
  expect(hqLevel(failed.campaign)).toBe(1);
  const fulfilled = hqScene({ ...setting, dice: ['hit', 'hit', 'hit', 'hit'] });
  expect(fulfilled.whys('contract-fulfilled')).toEqual(['R41.4', 'R41.6']);
  expect(hqLevel(fulfilled.campaign)).toBe(2);
});

test('[R41.6] the level a contract brings heals from the next resolution on', () => {
  const scene = hqScene({
    part: 'resolution',
    members: { alessandra: { out: 'eliminated', inBed: true, wounds: 3 }, bastiano: {} },
    contracts: { one: { level: 1 }, two: { level: 3 } },
    hq: { faceUp: true, posts: { hospital: ['mercenary'], 'command-room': ['mercenary'] } },
    dice: ['hit'],
  }).play('alessandra tend');
  expect(scene.who('alessandra').wounds).toBe(2);
  expect(scene.whys('contract-fulfilled')).toContain('R41.6');
  scene.play('party-settled', 'alessandra lay-up', 'assign mercenary hospital', 'assigned').succeed();
  while (scene.question() === 'hospital') scene.play('alessandra tend');
  expect(scene.who('alessandra').wounds).toBe(0);
});

test('[R41.6] memories know it: 0 without a headquarters', () => {
  expect(unopenedScene({ part: 'memory' }).campaign.game!.setup.hqLevel).toBe(0);
  const scene = hqScene({ part: 'assignment', contracts: { one: { level: 1 }, two: { level: 2 } }, dice: ['hit'] });
  scene.play('assign mercenary command-room', 'assigned');
  expect(scene.campaign.game!.setup.hqLevel).toBe(1);
  scene.succeed().play('party-settled', 'assigned');
  expect(scene.whys('contract-fulfilled')).toContain('R41.6');
  expect(scene.campaign.game!.setup.hqLevel).toBe(2);
});
