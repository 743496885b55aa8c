import { begin, finish, goOn, tell } from '../flow/emit.ts';
import type { CampaignStepRule } from '../flow/step-rule.ts';
import type { Campaign } from '../model/campaign.ts';

/** R46: an optional memory is offered, once. */
export function offerMemory(campaign: Campaign): void {
  if (campaign.content.book.entries[campaign.entry]!.optional) begin(campaign, { step: 'offer-memory' });
}

/** R46: play it, or skip it for good. */
export const offerMemoryStep: CampaignStepRule<'offer-memory'> = {
  step: 'offer-memory',
  rules: ['R46'],
  options: () => [{ type: 'play-memory' }, { type: 'skip-memory' }],
  resolve(campaign, _step, { type }) {
    finish(campaign);
    if (type === 'play-memory') return;
    const written = { result: 'skipped', sync: 'none', attempts: 0, turns: 0, xp: 0 } as const;
    tell(campaign, { type: 'entry-written', entry: campaign.entry, written, earned: {}, why: 'R46' });
    goOn(campaign, { step: 'round', next: 'next-entry' });
  },
};
