import type { CampaignBook } from '@bauta/engine';
import type { Lexicon } from '@bauta/text';
import type { ShownDecision } from '../../session/session.ts';
import { type LogRow, rowsOf } from './rows.ts';
import type { DecisionEntry } from './sections.ts';

const known = new WeakMap<ShownDecision, Map<string, readonly LogRow[]>>();

/** `rowsOf`, put into words once: what has happened does not change, and the log is drawn after every decision. */
export function knownRows(
  lexicon: Lexicon,
  book: CampaignBook | null,
  entry: DecisionEntry,
  isWhole: boolean,
): readonly LogRow[] {
  const { decision, from, events } = entry;
  let rows = known.get(decision);
  if (rows === undefined) {
    rows = new Map();
    known.set(decision, rows);
  }
  const key = `${lexicon.language} ${isWhole} ${from} ${events.length}`;
  let found = rows.get(key);
  if (found === undefined) {
    found = rowsOf(lexicon, book, entry, isWhole);
    rows.set(key, found);
  }
  return found;
}
