import type { Game, GameEvent } from '@bauta/engine';
import { type LocalGame, localSitting } from './local-sitting.ts';
import type { Sitting } from './sitting.ts';
import { taughtInMemory } from './taught-in-memory.ts';

/** A memory played by itself. */
export const memorySitting = (local: LocalGame<Game, GameEvent>): Sitting =>
  localSitting(local, {
    campaign: () => null,
    taught: (moments) => taughtInMemory(local.lessons, moments, local.card.from?.told),
  });
