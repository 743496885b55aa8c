import { campaignOptionId, optionId } from '@bauta/engine';
import { renderCampaignOption, renderOption } from '@bauta/text';
import type { Sitting } from '../sitting/sitting.ts';
import { catalogueOf } from '../words/catalogue.ts';
import { lexicon } from '../words/lexicon.ts';

export function Table({ sitting }: { sitting: Sitting }) {
  const asked = sitting.asked.value;
  const game = sitting.game.value;
  if (asked === null) return <main>end</main>;
  return (
    <main>
      {asked.of === 'memory' && game !== null
        ? asked.decision.options.map((option) => (
            <button type="button" key={optionId(option)} onClick={() => sitting.decide(option)}>
              {renderOption(catalogueOf(game), option)}
            </button>
          ))
        : asked.of === 'campaign' &&
          asked.options.map((option) => (
            <button type="button" key={campaignOptionId(option)} onClick={() => sitting.decide(option)}>
              {renderCampaignOption(lexicon.value, option)}
            </button>
          ))}
    </main>
  );
}
