import type { CampaignBook } from '@bauta/engine';
import type { Lexicon } from '@bauta/text';
import type { ShownDecision } from '../../session/session.ts';
import { type LogRow, rowsOf } from './rows.ts';
import type { DecisionEntry } from './sections.ts';

const cache = new WeakMap<ShownDecision, Map<string, readonly LogRow[]>>();

function rowsByKey(decision: ShownDecision): Map<string, readonly LogRow[]> {
  const rows = cache.get(decision) ?? new Map<string, readonly LogRow[]>();
  cache.set(decision, rows);
  return rows;
}

/** `rowsOf`, cached: past events never change, and the log is drawn after every decision. A decision has one book, so it is not in the key. */
export function cachedRows(
  lexicon: Lexicon,
  book: CampaignBook | null,
  entry: DecisionEntry,
  isWhole: boolean,
): readonly LogRow[] {
  const { decision, from, events } = entry;
  const byKey = rowsByKey(decision);
  const key = `${lexicon.language} ${isWhole} ${from} ${events.length}`;
  const rows = byKey.get(key) ?? rowsOf(lexicon, book, entry, isWhole);
  byKey.set(key, rows);
  return rows;
}
