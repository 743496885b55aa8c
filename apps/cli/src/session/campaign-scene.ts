import { type Campaign, type CampaignQuestion, type CampaignStep, campaignRules, instructionsOf } from '@bauta/engine';
import { type Lexicon, renderCampaignQuestion, say } from '@bauta/text';
import { campaignOptionLines, moreOptionLines, pickCampaign } from '../terminal/screen/campaign/options.ts';
import { headingLines, overviewLines, seenCardTexts } from '../terminal/screen/campaign/overview.ts';
import { type Paint, painter, wrapped } from '../terminal/screen/paint.ts';
import { tell } from './answers.ts';
import type { Scene, Verb } from './scene.ts';

/** A choice is asked in the words of the content. */
function choiceWords({ content }: Campaign, lexicon: Lexicon, step: CampaignStep): string | undefined {
  const told = step.step === 'choose' ? instructionsOf(content.book, step.text)[step.at]?.do : undefined;
  return told?.do === 'choose' ? lexicon.words.get(`choice.${told.choice}.question`) : undefined;
}

function questionLines(campaign: Campaign, lexicon: Lexicon, step: CampaignStep, width: number, paint: Paint): string[] {
  const words = choiceWords(campaign, lexicon, step) ?? renderCampaignQuestion(lexicon, step);
  return wrapped(words, width).map((line) => paint('strong', line));
}

/** Questions that do not turn on who has what. */
const IN_SHORT: ReadonlySet<CampaignStep['step']> = new Set<CampaignStep['step']>([
  'choose',
  'choose-assassins',
  'choose-hq',
  'learn',
  'offer-memory',
]);

const noHint: Verb = (table) => tell(table, 'screen.no-hint');

/** A question between memories. */
export function campaignScene(campaign: Campaign, { step, options }: CampaignQuestion, lexicon: Lexicon): Scene {
  const asking = { campaign, step, options };
  const board = IN_SHORT.has(step.step) ? headingLines : overviewLines;
  return {
    board: ({ columns, colour }) => board(campaign, lexicon, columns, painter(colour)),
    asked({ columns, colour }) {
      const paint = painter(colour);
      return [...questionLines(campaign, lexicon, step, columns, paint), ...campaignOptionLines(asking, lexicon, columns, paint)];
    },
    count: options.length,
    read: (typed) => pickCampaign(asking, typed) ?? campaignRules.parse(typed),
    help: () => [say(lexicon, 'screen.campaign-help')],
    legend: () => [],
    texts: ({ columns }) => seenCardTexts(campaign, lexicon, columns),
    verbs: {
      c({ terminal }) {
        const lines = moreOptionLines(asking, lexicon, terminal.columns, painter(terminal.colour));
        if (lines.length > 0) terminal.print(lines.join('\n'));
        return 'ask';
      },
      h: noHint,
      hint: noHint,
    },
  };
}
