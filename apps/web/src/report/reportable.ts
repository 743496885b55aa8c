import { type LookedAt, tableLookedAt } from '../session/online/table-looked-at.ts';
import { openSession } from '../session/open-session.ts';
import { listSaves, readText, type SaveCard } from '../storage/saves.ts';
import { route } from '../ui/route.ts';
import { scriptOfSave } from './script-of-save.ts';

/** A game that a report can be made of. */
export interface Reportable {
  card: SaveCard;
  isOnline: boolean;
  /** The script that plays it again, or why there is none. */
  script(): Promise<Record<string, unknown> | string>;
}

const online = ({ card, link }: LookedAt): Reportable => ({
  card,
  isOnline: true,
  script: async () => (await import('./table-script.ts')).tableScript(card.id, link),
});

async function textOf({ id }: SaveCard): Promise<string> {
  const open = openSession.peek();
  return open?.card.peek().id === id ? open.text() : (await readText(id)).text;
}

const kept = (card: SaveCard): Reportable => ({
  card,
  isOnline: false,
  script: async () => scriptOfSave(card.kind, await textOf(card)),
});

/** What lies on the table first, also where the browser keeps nothing. */
export async function gamesToReport(): Promise<Reportable[]> {
  const open = openSession.peek()?.card.peek();
  const saves = await listSaves().catch(() => []);
  const here = open === undefined ? saves : [open, ...saves.filter(({ id }) => id !== open.id)];
  const table = tableLookedAt.peek();
  if (table === null) return here.map(kept);
  const isAtTable = route.peek()[0] === 'table';
  return isAtTable ? [online(table), ...here.map(kept)] : [...here.map(kept), online(table)];
}
