import type { BoxPlace } from '../../../model/book.ts';
import { begin, finish, goOn, tell } from '../../flow/emit.ts';
import type { CampaignStepRule } from '../../flow/step-rule.ts';
import type { Campaign, Headquarters } from '../../model/campaign.ts';
import { boxOf } from '../reading/instructions-of.ts';

/** R40.4: the top contract is revealed if it lies face down. */
function reveal(campaign: Campaign, { contracts: [contract], faceUp, settled }: Headquarters): void {
  if (contract !== undefined && !faceUp)
    tell(campaign, { type: 'contract-revealed', contract, why: settled ? 'R40.4' : 'R40.3' });
}

/** R40.3: held back at the first assignment, and played in the resolution, before what is due there. */
const isHeldBack = ({ stack }: Campaign, colour: 'grey' | 'red'): boolean =>
  colour === 'grey' && stack.at(-2)?.step === 'read-contract';

const isSame = (a: BoxPlace, b: BoxPlace): boolean => a.contract === b.contract && a.box === b.box;

/** R41.5: reading goes on while the colour stays the same, and waits for the other step when it changes. */
export const readContract: CampaignStepRule<'read-contract'> = {
  step: 'read-contract',
  rules: ['R41.5', 'R40.4', 'R40.3'],
  run(campaign, { colour, done }) {
    if (colour === 'grey') reveal(campaign, campaign.hq!);
    // R40.3: nothing is played of it at the first assignment.
    if (!campaign.hq!.settled) return finish(campaign);
    const { book } = campaign.content;
    const place = campaign.hq!.reading.find(
      (each) => boxOf(book, each.contract, each.box).colour === colour && !done.some((read) => isSame(read, each)),
    );
    if (place === undefined) return finish(campaign);
    const { contract, box } = place;
    const why = isHeldBack(campaign, colour) ? ['R40.3', 'R41.5'] : 'R41.5';
    tell(campaign, { type: 'contract-box-read', contract, box, next: boxOf(book, contract, box).next, why });
    goOn(campaign, { step: 'read-contract', colour, done: [...done, place] });
    begin(campaign, { step: 'read', text: { of: 'contract-box', contract, box }, next: 0 });
  },
};
