import type { Content } from '@bauta/engine';
import { z } from 'zod';
import { packDigest } from '../content/pack/pack.ts';
import { id } from '../content/schema/bounds.ts';

const line = z.string().max(500);

/** What a problem report tells beside the game: with what it was played, and what went wrong. Nothing of it is played. */
export const reportHead = z.strictObject({
  made: line,
  app: line,
  engine: line,
  build: line,
  pack: z.strictObject({ id, version: line, digest: line }),
  browser: line,
  error: z.string().max(4000).optional(),
});
export type ReportHead = z.output<typeof reportHead>;

/** A sentence when a report was made with other content than there is here: then it may play otherwise. */
export function packNote(report: ReportHead | undefined, content: Content): string[] {
  if (report === undefined || report.pack.digest === packDigest(content)) return [];
  return [`The report is of ${report.pack.id} ${report.pack.version} (${report.pack.digest}), which is other content than ours.`];
}
