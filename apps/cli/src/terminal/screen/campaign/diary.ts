import { type Campaign, type FilledSync, filledDiary } from '@bauta/engine';
import { type Lexicon, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from '../paint.ts';

/** A campaign with the name it has here. */
export interface NamedDiary {
  name: string;
  diary: Campaign['diary'];
}

/** R34.1: its own sticker, or one of a later campaign. */
function syncWord(lexicon: Lexicon, won: FilledSync | undefined, later: readonly NamedDiary[]): string[] {
  if (won === undefined) return [];
  const sync = say(lexicon, won.sync === 'red' ? 'screen.sticker-red' : 'screen.sticker-grey');
  const from = later[won.from];
  return [from === undefined ? sync : say(lexicon, 'screen.sticker-from', { sync, name: from.name })];
}

const RESULTS = {
  success: 'screen.entry-success',
  'by-others': 'screen.entry-by-others',
  skipped: 'screen.entry-skipped',
} as const;

function resultWords(lexicon: Lexicon, campaign: Campaign, entry: string): string[] {
  const written = campaign.diary[entry];
  if (written === undefined || written.attempts === 0)
    return entry === campaign.entry && !campaign.ended
      ? [say(lexicon, 'screen.entry-under-way')]
      : written?.result === 'skipped'
        ? [say(lexicon, RESULTS.skipped)]
        : [];
  const { result, attempts, turns, xp } = written;
  return [say(lexicon, RESULTS[result]), say(lexicon, 'screen.entry-numbers', { attempts, turns, xp })];
}

/** What is written, what is under way, and the syncs. What is still to come is not told. */
export function diaryLines(
  campaign: Campaign,
  later: readonly NamedDiary[],
  lexicon: Lexicon,
  width: number,
  paint: Paint,
): string[] {
  const { book } = campaign.content;
  const syncs = filledDiary(
    campaign.diary,
    later.map(({ diary }) => diary),
  );
  const entries = [...Object.keys(book.entries), ...(book.hqEntry === '' ? [] : [book.hqEntry])];
  const lines = entries.flatMap((entry) => {
    const words = [...resultWords(lexicon, campaign, entry), ...syncWord(lexicon, syncs[entry], later)];
    return words.length === 0 ? [] : wrapped(`  ${nameOf(lexicon, 'entry', entry)}: ${words.join(', ')}`, width, '      ');
  });
  const blank = lines.length === 0 ? [`  ${say(lexicon, 'screen.nothing')}`] : lines;
  return [paint('strong', say(lexicon, 'screen.diary')), ...blank];
}
