import { type Campaign, campaignDecision } from '@bauta/engine';
import type { Asked } from './sitting.ts';

export function askedInCampaign(campaign: Campaign): Asked | null {
  const asked = campaignDecision(campaign);
  if (asked === null) return null;
  return asked.of === 'memory' ? { of: 'memory', decision: asked.decision } : asked;
}
