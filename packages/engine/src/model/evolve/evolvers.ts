import type { EventOf, EventType } from '../event.ts';
import type { Game } from '../game.ts';

/** How each event changes the state. No rules here: an evolver does what the event says. */
export type Evolvers<T extends EventType> = { readonly [K in T]: (game: Game, event: EventOf<K>) => void };
