import { type CampaignCommand, campaignRules } from '@bauta/engine';
import { renderCampaignOption } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';

/** Options in words, for whatever has no place of its own. */
export function OptionList({ options, decide }: { options: readonly CampaignCommand[]; decide(command: CampaignCommand): void }) {
  if (options.length === 0) return null;
  return (
    <ul class="option-list">
      {options.map((option) => (
        <li key={campaignRules.idOf(option)}>
          <button type="button" onClick={() => decide(option)}>
            {renderCampaignOption(lexicon.value, option)}
          </button>
        </li>
      ))}
    </ul>
  );
}
