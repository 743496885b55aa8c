import type { Command } from '../../model/command.ts';
import type { Who } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import { type CardId, DIRECTIONS, GROUPED_AP, GUARD_KINDS } from '../../model/kinds.ts';
import { groundIfAny, groundOf } from '../../model/lookup.ts';
import { isTowerTop, mapOf, NOWHERE, type Square } from '../../model/square.ts';
import { benefits } from '../allies/escorted.ts';
import { bodiesAt, enemiesAt, guardsAt, isAssassin, isExposedAt, isOnMap } from '../ground/presence.ts';
import { hasTrap } from '../traps/tread.ts';

/** R26.2: others on the square may be healed, in a spot too (R8.3). On the tower top only oneself (R9.2); nobody aboard (R48.2). */
const canBeHealed = ({ at, id }: Character, other: Character): boolean =>
  isOnMap(other) && other.at === at && other.aboard === '' && other.wounds > 0 && (other.id === id || !isTowerTop(at));

/** R19.3: an AP spent this turn, and a grouped slot free. R50.1: a card acts on its owner's map. R48.2: on nobody aboard. */
const canBeGiven = ({ id, at }: Character, other: Character): boolean =>
  other.id !== id &&
  isAssassin(other) &&
  other.status === 'active' &&
  other.aboard === '' &&
  other.spent > 0 &&
  other.ap < GROUPED_AP &&
  mapOf(other.at) === mapOf(at);

/** Another assassin, able to act, who stands with the owner. */
const isCompanion = ({ id, at }: Character, other: Character): boolean =>
  other.id !== id && isAssassin(other) && other.status === 'active' && other.at === at && !other.inSpot && other.aboard === '';

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

/** Others in the open on the same map, nearby or anywhere; nobody aboard (R48.2). */
function onOthers(game: Game, by: Character, card: CardId, nearby: readonly Square[] | null, out: Command[]): void {
  for (const other of game.characters) {
    if (other.id === by.id || !isAssassin(other) || other.status !== 'active' || other.aboard !== '') continue;
    if (mapOf(other.at) !== mapOf(by.at)) continue;
    if (nearby === null || nearby.includes(other.at)) out.push({ type: 'use-on', by: by.id, card, on: other.id });
  }
}

function atSquares(by: Character, card: CardId, squares: readonly Square[], out: Command[]): void {
  for (const at of squares) if (at !== by.at) out.push({ type: 'use-at', by: by.id, card, at });
}

const hasNoTrap = (game: Game, at: Square): boolean => !hasTrap(game, at);
const hasBody = (game: Game, at: Square): boolean => bodiesAt(game, at) > 0;

const hasEnemies = (game: Game, at: Square): boolean => enemiesAt(game, at) > 0;

/** R7.1: the squares of a tower are street. */
const isStreet = (game: Game, at: Square): boolean => {
  const { type } = groundOf(game, at);
  return type === 'street' || type === 'tower';
};

/** The own square, and straight on in each direction up to a wall or the rim. */
function atInLine(game: Game, by: Character, card: CardId, out: Command[]): void {
  if (groundIfAny(game, by.at) === undefined) return;
  if (hasEnemies(game, by.at)) out.push({ type: 'use-at', by: by.id, card, at: by.at });
  for (let direction = 0; direction < DIRECTIONS.length; direction++)
    for (let at = groundOf(game, by.at).beside[direction]!; at !== NOWHERE; at = groundOf(game, at).beside[direction]!)
      if (hasEnemies(game, at)) out.push({ type: 'use-at', by: by.id, card, at });
}

/** *who*: one option for each target. */
export function targets(game: Game, by: Character, card: CardId, who: Who, out: Command[]): void {
  if (who === 'nobody') out.push({ type: 'use', by: by.id, card });
  else if (who === 'assassin-here') onAssassins(game, by, card, canBeHealed, out);
  else if (who === 'companion') onAssassins(game, by, card, isCompanion, out);
  else if (who === 'other-assassin') onAssassins(game, by, card, canBeGiven, out);
  else if (who === 'square-nearby') atNearby(game, by, card, isExposedAt, out);
  else if (who === 'square-with-body-nearby') atNearby(game, by, card, hasBody, out);
  else if (who === 'square-for-trap') atNearby(game, by, card, hasNoTrap, out);
  else if (who === 'square-beside') atNearby(game, by, card, (_game, at) => at !== by.at, out);
  else if (who === 'square-with-guard') atNearby(game, by, card, hasGuard, out);
  else if (who === 'assassin-nearby') onOthers(game, by, card, groundIfAny(game, by.at)?.nearby ?? [], out);
  else if (who === 'any-assassin') onOthers(game, by, card, null, out);
  else if (who === 'station') atSquares(by, card, game.grounds[mapOf(by.at)]!.stations, out);
  else if (who === 'other-roof') atSquares(by, card, game.grounds[mapOf(by.at)]!.roofs, out);
  else if (who === 'street-beside') atNearby(game, by, card, (_game, at) => at !== by.at && isStreet(game, at), out);
  else if (who === 'enemies-nearby') atNearby(game, by, card, hasEnemies, out);
  else if (who === 'enemies-here') atNearby(game, by, card, (_game, at) => at === by.at && hasEnemies(game, at), out);
  else if (who === 'enemies-in-line') atInLine(game, by, card, out);
  else for (const { at } of game.grounds[mapOf(by.at)]!.present) atSquares(by, card, [at], out);
}
