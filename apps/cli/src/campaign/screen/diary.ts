import type { Campaign, DiaryEntry } from '@bauta/engine';
import { type Lexicon, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from '../../play/screen/paint.ts';

/** A campaign with the name it has here. */
export interface NamedDiary {
  name: string;
  diary: Campaign['diary'];
}

type Sync = Exclude<DiaryEntry['sync'], 'none'>;

/** R34.1: a gap is filled by a later campaign that won the sync; red before grey. Only shown, never written. */
export function syncOf(entry: string, own: Campaign['diary'], later: readonly NamedDiary[]): { sync: Sync; from: string } | null {
  const sync = own[entry]?.sync ?? 'none';
  if (sync !== 'none') return { sync, from: '' };
  for (const wanted of ['red', 'grey'] as const) {
    const found = later.find(({ diary }) => diary[entry]?.sync === wanted);
    if (found !== undefined) return { sync: wanted, from: found.name };
  }
  return null;
}

function syncWord(lexicon: Lexicon, won: ReturnType<typeof syncOf>): string[] {
  if (won === null) return [];
  const sync = say(lexicon, won.sync === 'red' ? 'screen.sticker-red' : 'screen.sticker-grey');
  return [won.from === '' ? sync : say(lexicon, 'screen.sticker-from', { sync, name: won.from })];
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
  const entries = [...Object.keys(book.entries), ...(book.hqEntry === '' ? [] : [book.hqEntry])];
  const lines = entries.flatMap((entry) => {
    const words = [...resultWords(lexicon, campaign, entry), ...syncWord(lexicon, syncOf(entry, campaign.diary, later))];
    return words.length === 0 ? [] : wrapped(`  ${nameOf(lexicon, 'entry', entry)}: ${words.join(', ')}`, width, '      ');
  });
  const blank = lines.length === 0 ? [`  ${say(lexicon, 'screen.nothing')}`] : lines;
  return [paint('strong', say(lexicon, 'screen.diary')), ...blank];
}
