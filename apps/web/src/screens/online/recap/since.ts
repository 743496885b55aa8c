import { useEffect, useState } from 'preact/hooks';
import { logPage } from '../../../session/online/api.ts';
import type { OnlineTable } from '../../../session/online/online-table.ts';
import { type News, newsFor, type Recap, readLog, recapOf } from '../../../session/online/recap.ts';
import { keepSeen, lastSeen } from '../../../session/online/seen.ts';

/** What happened while nobody looked at the table here. */
export interface Since {
  /** null when others did nothing, or it was put away. */
  news: News | null;
  /** null until it was read. */
  recap: Recap | null;
  /** Reads the log from its beginning; false when that failed. */
  read(): Promise<boolean>;
  putAway(): void;
}

export function useSince(table: OnlineTable): Since {
  const { code } = table;
  const [seen] = useState(() => lastSeen(code));
  const [news, setNews] = useState<News | null>(null);
  const [recap, setRecap] = useState<Recap | null>(null);
  const { seq } = table.followed.value!;
  const page = (from: number) => logPage(code, from, table.followed.peek()!.table.link);
  useEffect(() => keepSeen(code, seq), [code, seq]);
  useEffect(() => {
    if (seen === 0 || seen >= table.followed.peek()!.seq) return;
    // What cannot be read now is shown the next time.
    readLog(page, seen).then(
      (log) => {
        const found = newsFor(table.you.peek(), log);
        if (found.decided + found.said + found.changed > 0) setNews(found);
      },
      () => {},
    );
  }, [code, seen, table]);
  return {
    news,
    recap,
    async read() {
      try {
        const found = recapOf(await readLog(page, 0), seen);
        table.recall(found.whole);
        setRecap(found);
        setNews(null);
        return true;
      } catch {
        return false;
      }
    },
    putAway: () => setNews(null),
  };
}
