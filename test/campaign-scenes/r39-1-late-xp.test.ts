import { campaignScene, expect, test, told } from '#campaign-scenes';

test('[R39.1] XP that the headquarters gives count before the next memory, and so do those of a briefing', () => {
  const scene = campaignScene({
    part: 'resolution',
    hq: { faceUp: true, posts: { 'command-room': ['mercenary'] } as never },
    contracts: { wages: { hits: 1, done: [told({ do: 'gain-xp', xp: 3 })] } },
    dice: ['hit'],
    book: { levels: [3, 5] },
    entries: {
      walk: { next: [{ if: [], entry: 'back' }] },
      back: { briefing: [told({ do: 'gain-xp', xp: 2 })] },
    },
    skills: { alessandra: [['a', 'b'], []] },
  });
  expect(scene.question()).toBe('learn');
  expect(scene.campaign.level).toBe(1);
  scene.play('alessandra learn a');
  expect(scene.campaign.level).toBe(2);
});
