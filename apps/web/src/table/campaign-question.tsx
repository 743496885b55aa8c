import { campaignOptionId } from '@bauta/engine';
import { renderCampaignOption } from '@bauta/text';
import type { Sitting } from '../sitting/sitting.ts';
import { lexicon } from '../words/lexicon.ts';

/** What a campaign asks between memories. */
export function CampaignQuestion({ sitting }: { sitting: Sitting }) {
  const asked = sitting.asked.value;
  if (asked?.of !== 'campaign') return null;
  return (
    <main>
      {asked.options.map((option) => (
        <button type="button" key={campaignOptionId(option)} onClick={() => sitting.decide(option)}>
          {renderCampaignOption(lexicon.value, option)}
        </button>
      ))}
    </main>
  );
}
