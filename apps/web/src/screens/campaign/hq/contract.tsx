import type { Campaign, Headquarters } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';

/** R41.4-R41.6: the contract on top of the deck; its whole text may always be read. */
export function Contract({ campaign, hq }: { campaign: Campaign; hq: Headquarters }) {
  const { contracts, faceUp, failed, eased } = hq;
  const [top] = contracts;
  if (top === undefined) return <p>{say('table.campaign.contracts-done')}</p>;
  if (!faceUp) return <p>{say('table.campaign.contract-closed', { count: contracts.length })}</p>;
  const hits = campaign.content.book.contracts[top]!.hits - eased;
  return (
    <details class="contract">
      <summary>{nameOf(lexicon.value, 'contract', top)}</summary>
      <p>{nameOf(lexicon.value, 'contract', top, 'text')}</p>
      <p>{say('table.campaign.contract-hits', { hits, attempt: failed + 1 })}</p>
    </details>
  );
}
