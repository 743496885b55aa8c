import type { Campaign } from '@bauta/engine';
import { figureWord, type Lexicon, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from '../paint.ts';
import { diaryLines, type NamedDiary } from './diary.ts';
import { overviewLines } from './overview.ts';

/** R41.5: the whole text of the contract may always be read. */
function contractText({ hq }: Campaign, lexicon: Lexicon, width: number): string[] {
  const top = hq?.faceUp ? hq.contracts[0] : undefined;
  const text = top === undefined ? '' : nameOf(lexicon, 'contract', top, 'text');
  return text === '' ? [] : wrapped(`  ${text}`, width, '  ');
}

/** R41: what each figure of the house contributes is on its card. */
const helperTexts = ({ hq, figures }: Campaign, lexicon: Lexicon, width: number): string[] =>
  hq === null
    ? []
    : Object.keys(figures)
        .map((figure) =>
          say(lexicon, 'screen.helper', { who: figureWord(lexicon, figure), text: nameOf(lexicon, 'helper', figure, 'text') }),
        )
        .flatMap((line) => wrapped(`  ${line}`, width, '    '));

/** What the party carries is brought back only when the memory ends. */
const underWay = ({ game }: Campaign, lexicon: Lexicon, width: number): string[] =>
  game === null ? [] : wrapped(say(lexicon, 'screen.under-way', { turn: game.turn }), width);

/** Diary, party, storage and headquarters. */
export const showLines = (
  campaign: Campaign,
  later: readonly NamedDiary[],
  lexicon: Lexicon,
  width: number,
  paint: Paint,
): string[] => [
  ...underWay(campaign, lexicon, width),
  ...overviewLines(campaign, lexicon, width, paint),
  ...contractText(campaign, lexicon, width),
  ...helperTexts(campaign, lexicon, width),
  ...diaryLines(campaign, later, lexicon, width, paint),
];
