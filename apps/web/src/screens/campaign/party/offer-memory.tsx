import { nameOf } from '@bauta/text';
import { useState } from 'preact/hooks';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import type { Laid } from '../layout.ts';
import { ofType } from '../rest.ts';

/** R46: offered once. What is skipped for good is asked twice. */
export function OfferMemory({ campaign, options, decide }: Laid) {
  const [isSkipping, setSkipping] = useState(false);
  const [play] = ofType(options, 'play-memory');
  const [skip] = ofType(options, 'skip-memory');
  const memory = campaign.content.book.entries[campaign.entry]?.memory ?? '';
  const part = (name: string) => nameOf(lexicon.value, 'memory', memory, name);
  return (
    <div class="panel offer">
      <h2>{part('title')}</h2>
      <p class="dateline">{say('table.campaign.dateline', { place: part('place'), date: part('date') })}</p>
      <p>{part('briefing')}</p>
      <div class="row-actions">
        {play !== undefined && (
          <button type="button" class="main" onClick={() => decide(play)}>
            {say('table.campaign.play-it')}
          </button>
        )}
        {skip !== undefined && !isSkipping && (
          <button type="button" onClick={() => setSkipping(true)}>
            {say('table.campaign.skip-it')}
          </button>
        )}
      </div>
      {skip !== undefined && isSkipping && (
        <div class="row-actions" role="alertdialog" aria-label={say('table.campaign.skip-sure')}>
          <p>{say('table.campaign.skip-sure')}</p>
          <button type="button" onClick={() => decide(skip)}>
            {say('table.campaign.skip-yes')}
          </button>
          <button type="button" onClick={() => setSkipping(false)}>
            {say('table.campaign.skip-no')}
          </button>
        </div>
      )}
    </div>
  );
}
