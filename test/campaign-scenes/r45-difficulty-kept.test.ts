import { campaignScene, expect, test } from '#campaign-scenes';

test('[R45] a memory without easy leaves the difficulty as it was chosen', () => {
  const scene = campaignScene({
    difficulty: 'easy',
    memories: { walk: { memory: { easy: false } } },
    entries: { walk: { next: [{ if: [], entry: 'back' }] }, back: {} },
  });
  expect(scene.campaign.game?.difficulty).toBe('normal');
  scene.succeed();
  expect(scene.campaign.difficulty).toBe('easy');
});
