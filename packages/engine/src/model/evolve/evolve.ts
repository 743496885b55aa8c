import type { EventType, GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { allyEvolvers } from './allies.ts';
import { assassinEvolvers } from './assassins.ts';
import { cardEvolvers } from './cards.ts';
import { chanceEvolvers } from './chance.ts';
import { disguiseEvolvers } from './disguise.ts';
import { enemyEvolvers } from './enemies.ts';
import { flowEvolvers } from './flow.ts';
import { groundEvolvers } from './ground.ts';
import { machineEvolvers } from './machines.ts';
import { mapEvolvers } from './maps.ts';
import { objectiveEvolvers } from './objectives.ts';

const CHANGING = {
  ...flowEvolvers,
  ...assassinEvolvers,
  ...allyEvolvers,
  ...disguiseEvolvers,
  ...enemyEvolvers,
  ...machineEvolvers,
  ...cardEvolvers,
  ...chanceEvolvers,
  ...objectiveEvolvers,
  ...mapEvolvers,
  ...groundEvolvers,
};

/** Events that only tell what the next ones do, or why. */
type InformationalEventType = Exclude<EventType, keyof typeof CHANGING>;
const ignore = (): void => {};
const INFORMATIONAL: { readonly [K in InformationalEventType]: () => void } = {
  'memory-set-up': ignore,
  'map-laid': ignore,
  'reserve-counted': ignore,
  'assassin-joined': ignore,
  'phase-skipped': ignore,
  undetected: ignore,
  'test-ignored': ignore,
  'hunt-begun': ignore,
  'hunt-ended': ignore,
  'hits-lost': ignore,
  reinforced: ignore,
  'time-up': ignore,
  aimed: ignore,
  'die-assigned': ignore,
  'effect-begun': ignore,
  'only-option': ignore,
  'search-ended': ignore,
  'trade-begun': ignore,
  'attack-joined': ignore,
  'retaliation-begun': ignore,
};

type Evolver = (game: Game, event: GameEvent) => void;
const EVOLVERS = { ...CHANGING, ...INFORMATIONAL } as unknown as Record<EventType, Evolver>;

export const isEventType = (type: string): type is EventType => Object.hasOwn(EVOLVERS, type);

/** Applies one event, in place. Knows no rules: what happened is in the event. The commonest are named, so that each call has one target. */
export function evolve(game: Game, event: GameEvent): void {
  switch (event.type) {
    case 'enemy-moved':
      enemyEvolvers['enemy-moved'](game, event);
      break;
    case 'action-spent':
      assassinEvolvers['action-spent'](game, event);
      break;
    case 'moved':
      assassinEvolvers.moved(game, event);
      break;
    case 'card-discarded':
      cardEvolvers['card-discarded'](game, event);
      break;
    case 'card-drawn':
      cardEvolvers['card-drawn'](game, event);
      break;
    case 'phase-begun':
      flowEvolvers['phase-begun'](game, event);
      break;
    case 'window-opened':
      flowEvolvers['window-opened'](game, event);
      break;
    case 'actions-refilled':
      assassinEvolvers['actions-refilled'](game, event);
      break;
    case 'guard-placed':
      enemyEvolvers['guard-placed'](game, event);
      break;
    case 'card-taken':
      cardEvolvers['card-taken'](game, event);
      break;
    case 'card-placed':
      cardEvolvers['card-placed'](game, event);
      break;
    case 'dice-rolled':
      chanceEvolvers['dice-rolled'](game, event);
      break;
    case 'turn-begun':
      flowEvolvers['turn-begun'](game, event);
      break;
    case 'event-revealed':
      cardEvolvers['event-revealed'](game, event);
      break;
    case 'event-ended':
      cardEvolvers['event-ended'](game, event);
      break;
    case 'actions-lost':
      assassinEvolvers['actions-lost'](game, event);
      break;
    case 'only-option':
    case 'effect-begun':
    case 'reinforced':
      break;
    default:
      EVOLVERS[event.type](game, event);
  }
}
