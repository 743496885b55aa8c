import type { EventType, GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { assassinEvolvers } from './assassins.ts';
import { cardEvolvers } from './cards.ts';
import { chanceEvolvers } from './chance.ts';
import { enemyEvolvers } from './enemies.ts';
import { flowEvolvers } from './flow.ts';

const CHANGING = { ...flowEvolvers, ...assassinEvolvers, ...enemyEvolvers, ...cardEvolvers, ...chanceEvolvers };

/** Events that only tell what the next ones do, or why. */
type Telling = Exclude<EventType, keyof typeof CHANGING>;
const tell = (): void => {};
const TELLING: { readonly [K in Telling]: () => void } = {
  'memory-set-up': tell,
  'map-laid': tell,
  'reserve-counted': tell,
  'assassin-joined': tell,
  'phase-skipped': tell,
  'card-kept': tell,
  undetected: tell,
  'test-ignored': tell,
  'hunt-begun': tell,
  'hunt-ended': tell,
  'hits-lost': tell,
  reinforced: tell,
  aimed: tell,
  'die-assigned': tell,
  'effect-begun': tell,
  'only-option': tell,
  'search-ended': tell,
  'trade-begun': tell,
  'attack-begun': tell,
  'attack-joined': tell,
  'retaliation-begun': tell,
};

type Evolver = (game: Game, event: GameEvent) => void;
const EVOLVERS = { ...CHANGING, ...TELLING } as unknown as Record<EventType, Evolver>;

export const isEventType = (type: string): type is EventType => Object.hasOwn(EVOLVERS, type);

/** Applies one event, in place. Knows no rules: what happened is in the event. */
export function evolve(game: Game, event: GameEvent): void {
  EVOLVERS[event.type](game, event);
}
