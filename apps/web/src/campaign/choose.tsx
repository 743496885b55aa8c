import { type CampaignCommand, campaignOptionId } from '@bauta/engine';
import { nameOf, renderCampaignOption } from '@bauta/text';
import { lexicon } from '../words/lexicon.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { Laid } from './layout.ts';

/** What the pack says of an answer beside its name. */
function textOf(command: CampaignCommand): string {
  return command.type === 'choose-hq' ? nameOf(lexicon.value, 'hq', command.kind, 'text') : '';
}

/** G1, R40.1: a choice of the story, or of the headquarters. */
export function Choose({ options, decide }: Laid) {
  return (
    <div class="choices">
      {options.map((option) => (
        <ChoiceButton
          key={campaignOptionId(option)}
          heading={renderCampaignOption(lexicon.value, option)}
          text={textOf(option)}
          onChoose={() => decide(option)}
        />
      ))}
    </div>
  );
}
