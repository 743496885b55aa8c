import { type Command, type Game, type GameEvent, hash, hashText, optionId, toJSON } from '@bauta/engine';
import { SAVE_FORMAT } from './upcast.ts';

/** Each returns whole lines; a save is written by appending them, one decision at a time. */
export const line = (value: object): string => `${JSON.stringify(value)}\n`;

export function beginSave(game: Game, setUp: readonly GameEvent[]): string {
  const { content, memory } = game.setup;
  const sum = hashText(JSON.stringify(setUp));
  return line({ bauta: 'save', format: SAVE_FORMAT, content, memory }) + line({ setUp, sum, hash: hash(game) });
}

/** `game` is the position after it. */
export const saveDecision = (n: number, command: Command, events: readonly GameEvent[], game: Game): string =>
  line({ n, command: optionId(command), events, hash: hash(game) });

/** An entry like any other: nothing is ever taken out of a save. */
export const saveUndo = (n: number, undo: number, game: Game): string => line({ n, undo, hash: hash(game) });

export const saveSnapshot = (n: number, game: Game): string => line({ n, snapshot: toJSON(game), hash: hash(game) });
