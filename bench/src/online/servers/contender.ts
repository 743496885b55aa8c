import type { LoadScript } from '../scripts.ts';

/** What a server is told of a game. */
export type StartingGame = Pick<LoadScript, 'seed' | 'state'>;

/** A server that rooms of four play at. */
export interface Contender {
  port: number;
  /** New rooms, by the name that clients come in with. */
  lay(games: readonly StartingGame[]): Promise<string[]>;
}
