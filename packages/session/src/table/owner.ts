import type { AnyCommand, CharacterId, Game } from '@bauta/engine';

/** Between memories these name whom they are about, but the table decides them together (R37, R40). */
const OF_THE_TABLE: ReadonlySet<AnyCommand['type']> = new Set([
  'choose-assassin',
  'join-party',
  'leave-party',
  'replace',
  'lay-up',
  'tend',
  'tend-outside',
]);

/** G1: whose decision it is; null when it is the table's, so that anyone who is seated may make it. */
export function ownerOf(command: AnyCommand, game: Game | null): CharacterId | null {
  if (!('by' in command) || OF_THE_TABLE.has(command.type)) return null;
  const character = game?.characters.find(({ id }) => id === command.by);
  // R44: whoever leads them, allies are nobody's own.
  return character !== undefined && character.ally !== '' ? null : command.by;
}
