import { begin, tell } from '../../flow/emit.ts';
import type { Campaign } from '../../model/campaign.ts';
import { inPlay } from '../queries/members.ts';

/** R40.4, R40.3: beds, blueprint, contract, groups. What is begun last is played first. */
export function assignment(campaign: Campaign): void {
  const { hq } = campaign;
  if (hq === null) return;
  for (const { id, out } of inPlay(campaign))
    if (out === 'eliminated') tell(campaign, { type: 'put-to-bed', by: id, why: hq.settled ? 'R40.4' : 'R40.3' });
  if (hq.settled) begin(campaign, { step: 'assign', arranged: false });
  else begin(campaign, { step: 'first-assign', next: 0 });
  begin(campaign, { step: 'read-contract', colour: 'grey', done: [] });
  begin(campaign, { step: 'choose-blueprint', arranged: false });
  if (hq.settled) begin(campaign, { step: 'beds', arranged: false });
}
