import { ability, effect, expect, hqScene, test, told } from '#campaign-scenes';

/** "HQ level II required". */
const SKILL = ability(
  'patron',
  effect('moved', { do: 'gain-action', ap: 1 }, { when: 'action', per: 'memory', if: [{ if: 'hq-level', from: 2, to: 4 }] }),
);

test('[R39.2] a required HQ level must be met to use a skill, not to take it', () => {
  const scene = hqScene({
    part: 'conclusion',
    contracts: { 'contract-1': { level: 1, hits: 1 }, 'contract-2': { level: 2 } },
    cards: [SKILL],
    skills: { alessandra: [['patron', 'old-friend']] },
    book: { levels: [5] },
    entries: {
      walk: { conclusion: [told({ do: 'gain-xp', xp: 5 })], next: [{ if: [], entry: 'back' }] },
      back: { next: [{ if: [], entry: 'walk' }] },
    },
    hq: { faceUp: true },
    dice: ['hit'],
  });
  scene.play('alessandra learn patron', 'party-settled', 'assign mercenary command-room', 'assigned');
  expect(scene.campaign.game!.setup).toMatchObject({ hqLevel: 1, party: [{ skills: ['patron'] }, {}] });
  expect(scene.options()).not.toContain('alessandra use patron');
  scene.refuses('alessandra use patron');
  scene.succeed().play('party-settled', 'assigned');
  expect(scene.campaign.game!.setup.hqLevel).toBe(2);
  scene.play('alessandra use patron');
  expect(scene.events).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ type: 'ability-used', card: 'patron', why: 'R39.2' }) }),
  );
  expect(scene.options()).not.toContain('alessandra use patron');
});

test('[R39.2] once per memory, and fresh on the retry', () => {
  const scene = hqScene({
    part: 'memory',
    members: { alessandra: { skills: ['patron'] }, bastiano: {} },
    contracts: { 'contract-2': { level: 2 } },
    cards: [SKILL],
    skills: { alessandra: [['patron']] },
  }).play('alessandra use patron');
  scene.refuses('alessandra use patron');
  scene.fail();
  expect(scene.campaign.attempt).toBe(2);
  scene.play('alessandra use patron');
  const used = scene.events.filter((event) => event.type === 'in-memory' && event.event.type === 'ability-used');
  expect(used).toHaveLength(2);
});
