import type { AnyCommand, Game } from '@bauta/engine';
import { ownerOf } from './owner.ts';
import { BOT, NOBODY, type Table } from './table.ts';

/** G1: who holds the seat that decides it; undefined when it is the table's. */
export function holderOf({ seats }: Table, command: AnyCommand, game: Game | null): string | undefined {
  const owner = ownerOf(command, game);
  return owner === null ? undefined : seats[owner];
}

export const isPerson = (holder: string | undefined): boolean => holder !== undefined && holder !== NOBODY && holder !== BOT;

export const hasBots = ({ seats }: Table): boolean => Object.values(seats).includes(BOT);

/** Bots play along: without a person who has a seat nothing is decided. */
export const hasPlayers = ({ seats }: Table): boolean => Object.values(seats).some(isPerson);

const haveActions = ({ characters }: Game, { seats }: Table, isTheirs: (holder: string | undefined) => boolean): boolean =>
  characters.some(({ id, status, ap }) => status === 'active' && ap > 0 && isTheirs(seats[id]));

/** In the assassin phase people come first, until their actions are spent or they let the bots play. */
export const peopleComeFirst = (table: Table, game: Game): boolean =>
  table.bots !== 'asked' && game.stack.at(-1)?.step === 'assassin-phase' && haveActions(game, table, isPerson);

/** Who ends the phase ends it for the bots too: not before they had their turn. */
export const botsWouldMiss = (table: Table, game: Game | null, command: AnyCommand): boolean =>
  command.type === 'end-phase' &&
  game !== null &&
  table.bots === 'by-rule' &&
  peopleComeFirst(table, game) &&
  haveActions(game, table, (holder) => holder === BOT);
