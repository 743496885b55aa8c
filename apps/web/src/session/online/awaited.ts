import type { AnyCommand, CharacterId, Game } from '@bauta/engine';
import { BOT, holderOf, isSeated, NOBODY, ownerOf, peopleComeFirst, type Table } from '@bauta/session';

/** Whose answer the game waits for. */
export interface Awaited {
  /** We may answer. */
  isOurs: boolean;
  /** Members who may, but for ourselves; a bot too. */
  members: readonly string[];
  /** Of those who are asked, assassins that nobody plays. */
  unplayed: readonly CharacterId[];
}

export function awaitedOf(table: Table, you: string, game: Game | null, options: readonly AnyCommand[]): Awaited {
  const owners = new Set(options.map((command) => ownerOf(command, game)));
  const holders = new Set<string>();
  const unplayed: CharacterId[] = [];
  for (const owner of owners) {
    const holder = owner === null ? undefined : table.seats[owner];
    if (holder === NOBODY) unplayed.push(owner!);
    else if (holder !== undefined) holders.add(holder);
  }
  // G1: what belongs to nobody is for everyone who is seated, as long as nobody is asked himself; bots are not asked for it.
  const isBots = holders.delete(BOT) && !owners.has(null);
  if (holders.size === 0 && unplayed.length === 0 && owners.size > 0 && !isBots)
    for (const { id } of table.members) if (isSeated(table, id)) holders.add(id);
  if (isBots) holders.add(BOT);
  return { isOurs: holders.has(you), members: [...holders].filter((id) => id !== you), unplayed };
}

/** Bots could play, and wait until we are done or say so. */
export function mayLetBotsPlay(table: Table, you: string, game: Game | null, options: readonly AnyCommand[]): boolean {
  const wait = table.bots === 'waiting' || (game !== null && peopleComeFirst(table, game));
  return wait && !table.archived && isSeated(table, you) && options.some((command) => holderOf(table, command, game) === BOT);
}
