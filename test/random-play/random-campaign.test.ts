import { describe, expect, test } from 'vitest';
import {
  type CampaignName,
  campaignSpecName,
  campaignSpecOf,
  type PlayedCampaign,
  playCampaignChecked,
} from '../support/games/random-campaign.ts';

const CAMPAIGNS = 12;

function played(number: number, of: CampaignName = 'test'): PlayedCampaign {
  const spec = campaignSpecOf(number, of);
  try {
    return playCampaignChecked(spec);
  } catch (error) {
    throw new Error(`node scripts/soak/campaigns.ts --only ${campaignSpecName(spec)}`, { cause: error });
  }
}

describe('random campaigns', () => {
  test(`${CAMPAIGNS} whole campaigns for every party and number of players end by rule alone, no card in two places and none lost`, () => {
    const words = new Set<string>();
    for (let number = 0; number < CAMPAIGNS; number++) for (const word of played(number).words) words.add(word);
    expect(words).toContain('ended success');
    expect(words).toContain('ended by-others');
    expect(words).toContain('command set-difficulty');
  });

  test('the campaign that ships holds the same laws', () => {
    expect(played(0, 'venice').words).toContain('next rope-walk end');
  });

  test('the same seed and choices give the same hash on two runs', () => {
    expect(played(2)).toEqual(played(2));
  });
});
