import type { Game, GameEvent } from '@bauta/engine';
import { type LocalGame, localSession } from './local-session.ts';
import type { Session } from './session.ts';
import { taughtInMemory } from './taught-in-memory.ts';

/** A memory played by itself. */
export const memorySession = (local: LocalGame<Game, GameEvent>): Session =>
  localSession(local, {
    campaign: () => null,
    taught: (decisions) => taughtInMemory(local.lessons, decisions, local.summary.from?.told),
  });
