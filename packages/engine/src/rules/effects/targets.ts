import type { Command } from '../../model/command.ts';
import type { Who } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, GROUPED_AP, GUARD_KINDS } from '../../model/kinds.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { isTowerTop, mapOf, type Square } from '../../model/square.ts';
import { benefits } from '../queries/ally.ts';
import { bodiesAt, guardsAt, isAssassin, isExposedAt, isOnMap } from '../queries/presence.ts';

/** R26.2: others on the square may be healed, in a spot too (R8.3). On the tower top only oneself (R9.2). */
const canBeHealed = ({ at, id }: Character, other: Character): boolean =>
  isOnMap(other) && other.at === at && other.wounds > 0 && (other.id === id || !isTowerTop(at));

/** R19.3: an AP spent this turn, and a grouped slot free. R50.1: a card acts on its owner's map. */
const canBeGiven = ({ id, at }: Character, other: Character): boolean =>
  other.id !== id &&
  isAssassin(other) &&
  other.status === 'active' &&
  other.spent > 0 &&
  other.ap < GROUPED_AP &&
  mapOf(other.at) === mapOf(at);

/** Another assassin, able to act, who stands with the owner. */
const isCompanion = ({ id, at }: Character, other: Character): boolean =>
  other.id !== id && isAssassin(other) && other.status === 'active' && other.at === at && !other.inSpot;

function onAssassins(
  game: Game,
  by: Character,
  card: CardId,
  suits: (by: Character, other: Character) => boolean,
  out: Command[],
): void {
  for (const other of game.characters)
    if (suits(by, other) && benefits(game, by, card, other)) out.push({ type: 'use-on', by: by.id, card, on: other.id });
}

function atNearby(game: Game, by: Character, card: CardId, suits: (game: Game, at: Square) => boolean, out: Command[]): void {
  const ground = groundIfAny(game, by.at);
  if (ground !== undefined)
    for (const at of ground.nearby) if (suits(game, at)) out.push({ type: 'use-at', by: by.id, card, at });
}

const hasGuard = (game: Game, at: Square): boolean => GUARD_KINDS.some((_, kind) => guardsAt(game, at, kind) > 0);

/** Others in the open on the same map, nearby or anywhere. */
function onOthers(game: Game, by: Character, card: CardId, nearby: readonly Square[] | null, out: Command[]): void {
  for (const other of game.characters) {
    if (other.id === by.id || !isAssassin(other) || other.status !== 'active' || mapOf(other.at) !== mapOf(by.at)) continue;
    if (nearby === null || nearby.includes(other.at)) out.push({ type: 'use-on', by: by.id, card, on: other.id });
  }
}

function atSquares(by: Character, card: CardId, squares: readonly Square[], out: Command[]): void {
  for (const at of squares) if (at !== by.at) out.push({ type: 'use-at', by: by.id, card, at });
}

const hasBody = (game: Game, at: Square): boolean => bodiesAt(game, at) > 0;

/** *who*: one option for each target. */
export function targets(game: Game, by: Character, card: CardId, who: Who, out: Command[]): void {
  if (who === 'nobody') out.push({ type: 'use', by: by.id, card });
  else if (who === 'assassin-here') onAssassins(game, by, card, canBeHealed, out);
  else if (who === 'companion') onAssassins(game, by, card, isCompanion, out);
  else if (who === 'other-assassin') onAssassins(game, by, card, canBeGiven, out);
  else if (who === 'square-nearby') atNearby(game, by, card, isExposedAt, out);
  else if (who === 'square-with-body-nearby') atNearby(game, by, card, hasBody, out);
  else if (who === 'square-beside') atNearby(game, by, card, (_game, at) => at !== by.at, out);
  else if (who === 'square-with-guard') atNearby(game, by, card, hasGuard, out);
  else if (who === 'assassin-nearby') onOthers(game, by, card, groundIfAny(game, by.at)?.nearby ?? [], out);
  else if (who === 'any-assassin') onOthers(game, by, card, null, out);
  else if (who === 'station') atSquares(by, card, game.grounds[mapOf(by.at)]!.stations, out);
  else if (who === 'other-roof') atSquares(by, card, game.grounds[mapOf(by.at)]!.roofs, out);
  else for (const { at } of game.grounds[mapOf(by.at)]!.squares) atSquares(by, card, [at], out);
}
