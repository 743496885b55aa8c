import { type Campaign, type CampaignCommand, campaignRules } from '@bauta/engine';
import { figureWord, listed, renderCampaignOption } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { Laid } from './layout.ts';

/** R40.3: whom a headquarters brings along. */
function textOf({ content }: Campaign, command: CampaignCommand): string {
  if (command.type !== 'choose-hq') return '';
  const figures = Object.entries(content.book.hqs[command.kind]!.figures);
  const words = figures.map(([figure, count]) => say('screen.several', { name: figureWord(lexicon.value, figure), count }));
  return listed(lexicon.value, words);
}

/** G1, R40.1: a choice of the story, or of the headquarters. */
export function Choose({ campaign, options, decide }: Laid) {
  return (
    <div class="choices">
      {options.map((option) => (
        <ChoiceButton
          key={campaignRules.idOf(option)}
          heading={renderCampaignOption(lexicon.value, option)}
          text={textOf(campaign, option)}
          onChoose={() => decide(option)}
        />
      ))}
    </div>
  );
}
