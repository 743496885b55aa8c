import { advanceCampaign, applyCampaign, type Campaign, campaignDecision, createCampaign, isRefusal } from '@bauta/engine';
import { expect, test } from 'vitest';
import { botFor } from '../bot-campaign.ts';
import { venice } from './venice-pack.ts';

/** A bot plays until the notary of 1.4 has his back to the wall. */
function inTheYard(): Campaign {
  const content = { id: venice.id, version: venice.version };
  const party = Object.keys(venice.assassins).slice(0, 2);
  const campaign = createCampaign(venice, { content, seed: '1', players: 1, party, difficulty: 'easy' });
  if (isRefusal(campaign)) throw new Error(campaign.refused);
  const bot = botFor('greedy', 1);
  while (!campaignDecision(campaign)!.options.some((each) => each.type === 'choose' && each.option === 'let-run'))
    advanceCampaign(campaign, bot.choose(campaign));
  return campaign;
}

test('[G1] the notary of 1.4 is handed to the Ten or let run, and either is remembered', () => {
  const before = inTheYard();
  const after = (option: string): Campaign => {
    const applied = applyCampaign(before, { type: 'choose', option });
    if (isRefusal(applied)) throw new Error(applied.refused);
    return applied.campaign;
  };
  expect(after('hand-over').flags).toMatchObject({ notary: 1 });
  expect(after('let-run').flags).toMatchObject({ notary: 2 });
  expect(after('let-run').xp - after('hand-over').xp).toBe(2);
});

test('[R46, R38] A is offered once after 1.2, and gives the blueprint of the shield', () => {
  const { optional, next, conclusion } = venice.book.entries['widows-terrace']!;
  expect(optional).toBe(true);
  expect(venice.book.entries['glass-road']!.next).toEqual([{ if: [], entry: 'widows-terrace' }]);
  expect(next).toEqual([{ if: [], entry: 'fever-house' }]);
  expect(conclusion.map(({ do: line }) => line)).toContainEqual({ do: 'gain-blueprint', blueprint: 'alessandras-shield' });
});
