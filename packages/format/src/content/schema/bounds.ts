import { MAP_LETTERS, WHERES } from '@bauta/engine';
import { z } from 'zod';

/** Every number, name and list in a pack is bounded here, so that no content can grow without end. */
export const ID = /^[a-z][a-z0-9-]*$/;
const ID_MESSAGE = 'must be an id of small letters, digits and hyphens, like `smoke-bomb`';
const SQUARE_MESSAGE = 'must be a square of this map, like `c2`';
const WAITING_MESSAGE = 'must be a square of this map, like `c2`, or `waiting`';
const ANY_SQUARE_MESSAGE = 'must be a square, like `c2`, or `b:c2` on the second map';

export const whole = (least: number, most: number) => z.int().min(least).max(most);
export const id = z.string().max(40).regex(ID, { error: ID_MESSAGE });
export const dice = whole(0, 12);
export const count = whole(0, 30);
export const cost = whole(0, 4);
export const MOST_HP = 12;
export const hp = whole(0, MOST_HP);
export const xp = whole(0, 30);
export const flagValue = whole(0, 99);
/** R39.1, R41.6: of the assassins or the headquarters. */
export const level = whole(0, 4);

/** A square on the map whose list names it. */
export const square = z.string().regex(/^[a-z](?:[1-9]|[12][0-9]|3[01])$/, { error: SQUARE_MESSAGE });
/** R33.3: a boss or machine stands on a square of the map, or waits off it until a card brings it. */
export const WAITING = 'waiting';
export const waitingPlace = z.string().regex(/^(?:waiting|[a-z](?:[1-9]|[12][0-9]|3[01]))$/, { error: WAITING_MESSAGE });
/** A square of any map of the memory. */
export const anySquare = z.string().regex(/^(?:[b-d]:)?[a-z](?:[1-9]|[12][0-9]|3[01])$/, { error: ANY_SQUARE_MESSAGE });

/** A map by its letter, the first being `a`. */
export const mapLetter = z.enum(MAP_LETTERS);
const TILE_MESSAGE = 'must be a tile: its name, or for a small one its square, like `c2` or `b:c2`';
/** R7.1: a tile by its name; small tiles are named after their square, towers `tower` or `b:tower`. */
export const tile = z
  .string()
  .max(40)
  .regex(/^(?:[b-d]:)?[a-z][a-z0-9-]*$/, { error: TILE_MESSAGE });

/** A square of any map of the memory, or one of these words. */
const squareOr = (...words: readonly string[]) =>
  z.string().regex(new RegExp(`^(?:${words.join('|')}|(?:[b-d]:)?[a-z](?:[1-9]|[12][0-9]|3[01]))$`), {
    error: `must be a square, like \`c2\` or \`b:c2\`, or ${words.length > 1 ? `one of ${words.join(', ')}` : words[0]}`,
  });
export const anySquareOrWaiting = squareOr(WAITING);
export const anyPlace = squareOr(...WHERES);
export const placeOfBodies = squareOr('square', 'map', 'boss');
export const placeNamed = squareOr('boss');

/** Where an effect moves a boss. */
export const bossGoal = z.union([z.enum(['nearest-station', 'away']), anySquare]);

/** R1.4: the number of a rule, as a marker has it. */
export const ruleNumber = z
  .string()
  .max(10)
  .regex(/^[RGD]\d{1,2}$/, { error: 'must be the number of a rule, like `R8`' });

/** Values by id. */
export const byId = <Value extends z.ZodType>(value: Value) => z.record(id, value);
/** How many of which card. */
export const cardCounts = z.record(id, whole(1, 12));
/** One number for each of 2, 3 and 4 assassins. */
export const byParty = <Value extends z.ZodType>(value: Value) => z.tuple([value, value, value]);
export const listOf = <Value extends z.ZodType>(value: Value, most: number) => z.array(value).max(most);
/** The pack that a game is played with. */
export const contentId = z.strictObject({ id, version: z.string().max(20) });
