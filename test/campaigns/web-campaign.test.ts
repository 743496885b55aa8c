import { type AnyCommand, advanceCampaign, type Campaign, campaignRules, createCampaign, isRefusal } from '@bauta/engine';
import { expect, test } from 'vitest';
import { isSameSpot, movesOf, spotsOf } from '../../apps/web/src/screens/campaign/cards/moves.ts';
import { isPlaced } from '../../apps/web/src/screens/campaign/placed.ts';
import { campaignPack } from '../support/packs/campaign-pack.ts';

type AskedBetween = Extract<ReturnType<typeof campaignRules.question>, { of: 'campaign' }>;

function begun(seed: number): Campaign {
  const { content } = campaignPack;
  const party = Object.keys(content.assassins).slice(0, 2 + (seed % 3));
  const { id, version } = content;
  const setup = { content: { id, version }, seed: `reach ${seed}`, players: 1, party, difficulty: 'normal' } as const;
  const campaign = createCampaign(content, setup);
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  return campaign;
}

/** Every question of a few campaigns: each answer in its turn, and every memory given up. */
function forEachQuestion(see: (campaign: Campaign, asked: AskedBetween) => void): void {
  for (let seed = 0; seed < 6; seed++) {
    const campaign = begun(seed);
    for (let count = 0; count < 300; count++) {
      const asked = campaignRules.question(campaign);
      if (asked === null) break;
      if (asked.of === 'campaign') see(campaign, asked);
      const answer: AnyCommand =
        asked.of === 'memory' ? { type: 'concede' } : asked.options[(count * 7 + seed * 13) % asked.options.length]!;
      advanceCampaign(campaign, answer);
    }
  }
}

test('every question between memories is laid out whole: no option is left for the plain list', () => {
  const seen = new Set<string>();
  forEachQuestion((_campaign, { step, options }) => {
    seen.add(step.step);
    expect(options.filter((option) => !isPlaced(step.step, option))).toEqual([]);
  });
  expect(seen.size).toBeGreaterThan(12);
});

test('every option that moves a card is a move from where the card lies', () => {
  forEachQuestion((campaign, { step, options }) => {
    if (step.step !== 'arrange' && step.step !== 'pay') return;
    const moves = movesOf(campaign, options);
    const ending = step.step === 'arrange' ? 1 : 0;
    expect(new Set(moves.map(({ command }) => command)).size).toBe(options.length - ending);
    for (const { card, from } of moves)
      expect(spotsOf(campaign, from.of, card).some((spot) => isSameSpot(spot, from))).toBe(true);
  });
});
