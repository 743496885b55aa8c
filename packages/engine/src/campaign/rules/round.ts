import { goOn } from '../flow/emit.ts';
import type { CampaignStepRule } from '../flow/step-rule.ts';
import type { Campaign } from '../model/campaign.ts';
import { ROUND_PARTS, type RoundPart } from '../model/round-parts.ts';
import { assignment } from './hq/assignment.ts';
import { resolution } from './hq/resolution.ts';
import { beginMemory } from './memory/begin-memory.ts';
import { nextEntry } from './next-entry.ts';
import { offerMemory } from './offer-memory.ts';
import { offerParty } from './party/change-party.ts';
import { standIns } from './party/stand-ins.ts';
import { villa } from './party/villa.ts';
import { prepare } from './prepare.ts';
import { experience } from './progress/experience.ts';
import { rewards } from './progress/rewards.ts';
import { briefing, conclusion } from './reading/entry-texts.ts';

/** Each part begins the steps it needs. */
const PARTS: Readonly<Record<RoundPart, (campaign: Campaign) => void>> = {
  'next-entry': nextEntry,
  offer: offerMemory,
  briefing,
  'xp-of-briefing': experience,
  party: offerParty,
  assignment,
  'stand-ins': standIns,
  prepare,
  memory: beginMemory,
  conclusion,
  rewards,
  experience,
  resolution,
  'xp-of-headquarters': experience,
  villa,
};

const after = (part: RoundPart): RoundPart => ROUND_PARTS[(ROUND_PARTS.indexOf(part) + 1) % ROUND_PARTS.length]!;

export const round: CampaignStepRule<'round'> = {
  step: 'round',
  rules: ['R35'],
  run(campaign, { next: part }) {
    goOn(campaign, { step: 'round', next: after(part) });
    PARTS[part](campaign);
  },
};
