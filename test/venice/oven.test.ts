import { advanceCampaign, applyCampaign, type Campaign, campaignDecision, createCampaign, isRefusal } from '@bauta/engine';
import { expect, test } from 'vitest';
import { botFor } from '../bot-campaign.ts';
import { venice } from './venice-pack.ts';

/** A bot plays until the plates of 1.1 lie beside the oven. */
function besideTheOven(): Campaign {
  const content = { id: venice.id, version: venice.version };
  const party = Object.keys(venice.assassins).slice(0, 2);
  const campaign = createCampaign(venice, { content, seed: '1', players: 1, party, difficulty: 'easy' });
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  const bot = botFor('greedy', 1);
  while (!campaignDecision(campaign)!.options.some((each) => each.type === 'choose' && each.option === 'keep-plates'))
    advanceCampaign(campaign, bot.choose(campaign));
  return campaign;
}

test('[G1] the plates of 1.1 are melted down for what they taught, or kept and remembered', () => {
  const before = besideTheOven();
  const after = (option: string): Campaign => {
    const applied = applyCampaign(before, { type: 'choose', option });
    if (isRefusal(applied)) throw new Error(applied.refused);
    return applied.campaign;
  };
  expect(after('keep-plates').flags).toMatchObject({ 'plates-kept': 1 });
  expect(after('burn-plates').flags['plates-kept']).toBeUndefined();
  expect(after('burn-plates').xp - after('keep-plates').xp).toBe(2);
});
