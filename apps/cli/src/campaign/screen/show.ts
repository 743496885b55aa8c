import type { Campaign } from '@bauta/engine';
import { type Lexicon, nameOf } from '@bauta/text';
import { type Paint, wrapped } from '../../play/screen/paint.ts';
import { diaryLines, type NamedDiary } from './diary.ts';
import { overviewLines } from './overview.ts';

/** R41.5: the whole text of the contract may always be read. */
function contractText({ hq }: Campaign, lexicon: Lexicon, width: number): string[] {
  const top = hq?.faceUp ? hq.contracts[0] : undefined;
  const text = top === undefined ? '' : nameOf(lexicon, 'contract', top, 'text');
  return text === '' ? [] : wrapped(`  ${text}`, width, '  ');
}

/** Diary, party, storage and headquarters. */
export const showLines = (
  campaign: Campaign,
  later: readonly NamedDiary[],
  lexicon: Lexicon,
  width: number,
  paint: Paint,
): string[] => [
  ...overviewLines(campaign, lexicon, width, paint),
  ...contractText(campaign, lexicon, width),
  ...diaryLines(campaign, later, lexicon, width, paint),
];
