import { expect, test } from 'vitest';
import { RECORDINGS, readRecording } from './recordings.ts';
import { replay } from './replay.ts';

/** What differs, as far as somebody can read it: texts with a content in them are long. */
function differences(sent: Readonly<Record<string, readonly string[]>>, now: typeof sent): string[] {
  return [...new Set([...Object.keys(sent), ...Object.keys(now)])].flatMap((way) => {
    const [before, after] = [sent[way] ?? [], now[way] ?? []];
    const at = before.findIndex((text, index) => text !== after[index]);
    if (at < 0) return before.length === after.length ? [] : [`${way}: ${after.length} texts, and not ${before.length}`];
    const from = [...before[at]!].findIndex((letter, index) => letter !== after[at]?.[index]);
    return [`${way}: text ${at} was ...${before[at]!.slice(from, from + 80)}, is ...${after[at]?.slice(from, from + 80)}`];
  });
}

// After a change that is meant: node record.ts
test.each(RECORDINGS)(
  'a table says and keeps the same bytes as when it was recorded, at both of its servers: %s',
  async (name) => {
    const { seed, first, steps, sent } = readRecording(name);
    const left = [...steps];
    expect(differences(sent, await replay(seed, first, async () => left.shift() ?? null))).toEqual([]);
  },
);
