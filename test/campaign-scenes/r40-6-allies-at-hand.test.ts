import { type CampaignSetting, expect, hqScene, test } from '#campaign-scenes';

const CALLING: CampaignSetting = {
  part: 'assignment',
  members: { alessandra: { board: { pack: ['hired-arm', 'hired-arm'] }, skills: ['old-friend'] }, bastiano: {} },
  skills: { alessandra: [['old-friend']] },
};

test('[R40.6] the memory group is at hand, and called as often as there are cards for it', () => {
  const scene = hqScene(CALLING).play('assign mercenary memory', 'assign mercenary memory', 'assigned', 'end-arranging');
  expect(scene.campaign.game!.setup.allies).toEqual(['mercenary', 'mercenary']);
  scene.play('alessandra use hired-arm', 'alessandra use hired-arm');
  expect(scene.events).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ type: 'moved', by: 'mercenary', why: 'R40.6' }) }),
  );
  expect([scene.character('mercenary').status, scene.character('mercenary-2').status]).toEqual(['active', 'active']);
});

test('[R40.6] Ezio by a skill', () => {
  const scene = hqScene(CALLING).play('assign ezio memory', 'assigned', 'end-arranging', 'alessandra use old-friend');
  expect(scene.character('ezio').status).toBe('active');
  expect(scene.events).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ type: 'moved', by: 'ezio', why: 'R40.6' }) }),
  );
});

test('[R40.6] who works in a room is not at hand', () => {
  const scene = hqScene(CALLING).play('assign ezio shop', 'assign mercenary hospital', 'assigned', 'end-arranging');
  expect(scene.campaign.game!.setup.allies).toEqual([]);
  expect(scene.options().some((id) => id.includes('hired-arm') && id.includes(' use '))).toBe(false);
  scene.refuses('alessandra use old-friend');
});
