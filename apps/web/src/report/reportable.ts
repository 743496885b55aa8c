import { type LookedAt, tableLookedAt } from '../session/online/table-looked-at.ts';
import { openSession } from '../session/open-session.ts';
import { listSaves, readText, type SaveSummary } from '../storage/saves.ts';
import { route } from '../ui/route.ts';
import { scriptOfSave } from './script-of-save.ts';

/** A game that a report can be made of. */
export interface Reportable {
  summary: SaveSummary;
  isOnline: boolean;
  /** The script that plays it again, or why there is none. */
  script(): Promise<Record<string, unknown> | string>;
}

const online = ({ summary, link }: LookedAt): Reportable => ({
  summary,
  isOnline: true,
  script: async () => (await import('./table-script.ts')).tableScript(summary.id, link),
});

async function textOf({ id }: SaveSummary): Promise<string> {
  const open = openSession.peek();
  return open?.summary.peek().id === id ? open.text() : (await readText(id)).text;
}

const kept = (summary: SaveSummary): Reportable => ({
  summary,
  isOnline: false,
  script: async () => scriptOfSave(summary.kind, await textOf(summary)),
});

/** What lies on the table first, also where the browser keeps nothing. */
export async function gamesToReport(): Promise<Reportable[]> {
  const open = openSession.peek()?.summary.peek();
  const saves = await listSaves().catch(() => []);
  const here = open === undefined ? saves : [open, ...saves.filter(({ id }) => id !== open.id)];
  const table = tableLookedAt.peek();
  if (table === null) return here.map(kept);
  const isAtTable = route.peek()[0] === 'table';
  return isAtTable ? [online(table), ...here.map(kept)] : [...here.map(kept), online(table)];
}
