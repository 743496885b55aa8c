import type { Campaign, CampaignEvent, CampaignEventOf, DiaryEntry } from '@bauta/engine';
import { insist } from '../invariants.ts';

type EntryWritten = CampaignEventOf<'entry-written'>;

/** R6.3, R6.4, R34.1, R46: what may stand there. */
function entrySound({ content }: Campaign, { entry, written }: EntryWritten): void {
  const { result, attempts, sync, turns, xp } = written;
  insist(
    result === 'skipped' ? attempts === 0 && turns === 0 && xp === 0 : attempts === 1 || attempts === 2,
    `${entry}: attempts`,
  );
  insist(result !== 'skipped' || content.book.entries[entry]!.optional, `${entry} is skipped and not optional`);
  insist(result !== 'by-others' || attempts === 2, `${entry} was left to others after one try`);
  insist(result === 'success' || sync === 'none', `${entry} has a sync without success`);
}

function afterEvent(diary: Campaign['diary'], event: CampaignEvent): Campaign['diary'] {
  if (event.type === 'entry-written') return { ...diary, [event.entry]: event.written };
  if (event.type !== 'sync-won') return diary;
  const known: DiaryEntry | undefined = diary[event.entry];
  insist(known?.sync !== 'red', `${event.entry} has its sync already`);
  const blank: DiaryEntry = { result: 'success', sync: 'none', attempts: 0, turns: 0, xp: 0 };
  return { ...diary, [event.entry]: { ...(known ?? blank), sync: event.sync } };
}

/** R35: the headquarters is written when it is opened. */
const isHq = ({ content: { book }, hq }: Campaign, { entry }: EntryWritten): boolean => entry === book.hqEntry && hq === null;

/** R35: the diary grows by an entry that has ended, once, or by a sync that is given (R34.2). */
export function diarySound(before: Campaign, events: readonly CampaignEvent[], after: Campaign): void {
  for (const event of events) {
    if (event.type !== 'entry-written' || isHq(before, event)) continue;
    insist(event.entry === before.entry, `${event.entry} is written while ${before.entry} is played`);
    insist((before.diary[event.entry]?.turns ?? 0) === 0, `${event.entry} is written twice`);
    entrySound(before, event);
  }
  const diary = events.reduce(afterEvent, before.diary);
  insist(JSON.stringify(diary) === JSON.stringify(after.diary), 'the diary was written by no rule');
}
