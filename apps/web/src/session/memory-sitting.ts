import type { Game, GameEvent } from '@bauta/engine';
import { localSitting, type Played } from './local-sitting.ts';
import type { Sitting } from './sitting.ts';
import { taughtInMemory } from './taught-in-memory.ts';

/** A memory played by itself. */
export const memorySitting = (played: Played<Game, GameEvent>): Sitting =>
  localSitting(played, {
    campaign: () => null,
    taught: (moments) => taughtInMemory(played.lessons, moments, played.card.from?.told),
  });
