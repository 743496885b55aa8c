import type { AnyCommand, Game } from '@bauta/engine';
import { BOT, botsWouldMiss, isSeated, NOBODY, ownerOf, type Table, WATCHER } from '@bauta/session';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

export function memberName({ members, departed }: Pick<Table, 'members' | 'departed'>, id: string): string {
  if (id === BOT) return say('table.online.bot');
  return [...members, ...departed].find((member) => member.id === id)?.name ?? say('table.online.somebody');
}

/** G1: who decides it instead of us, or first, in words; null when we may. The server judges by the same. */
export function whyNotOurs(table: Table, you: string, game: Game | null, command: AnyCommand): string | null {
  if (you === WATCHER) return say('table.online.watching-only');
  const owner = ownerOf(command, game);
  const holder = owner === null ? undefined : table.seats[owner];
  if (table.archived) return say('table.online.trouble.archived');
  if (botsWouldMiss(table, game, command)) return say('table.online.trouble.bots-first');
  if (holder === undefined) return isSeated(table, you) ? null : say('table.online.no-seat');
  if (holder === you) return null;
  const who = nameOf(lexicon.value, 'assassin', owner!);
  if (holder === NOBODY) return say('table.online.nobodys', { who });
  if (holder === BOT) return say('table.online.bots', { who });
  return say('table.online.theirs', { who, name: memberName(table, holder) });
}
