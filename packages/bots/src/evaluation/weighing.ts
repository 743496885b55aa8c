import type { Game } from '@bauta/engine';
import type { BotWeights } from '../weights/bot-weights.ts';

/** A position, and what counts in it by how much. */
export interface Weighing {
  readonly game: Game;
  readonly weights: BotWeights;
}
