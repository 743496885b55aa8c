import { type Entrance, type Game, GUARD_KINDS, type GuardKind, reinforcementsDue, type Square, TURN_PARTS } from '@bauta/engine';

/** R29: the cards are unknown, so nothing of what they bring is in the forecast. */
export interface ReinforcementForecast {
  /** Cards to be drawn. */
  readonly cards: number;
  /** R50.2: the map that the first one reinforces; its alert gives the column. */
  readonly map: number;
  /** The squares of that map that touch an entrance. */
  readonly doors: readonly { at: Square; entrances: readonly Entrance[] }[];
  /** R29.3: figures left. */
  readonly reserve: Readonly<Record<GuardKind, number>>;
}

/** null: none comes any more this turn. */
export function reinforcementOf(game: Game): ReinforcementForecast | null {
  const turn = game.stack.find((step) => step.step === 'turn');
  const isToCome = turn !== undefined && turn.next <= TURN_PARTS.indexOf('reinforcement');
  if (game.content.memory.enemyPhase !== 'whole' || !isToCome) return null;
  const reserve = Object.fromEntries(GUARD_KINDS.map((kind, index) => [kind, game.reserve[index]!]));
  return {
    cards: reinforcementsDue(game),
    map: game.back,
    doors: game.grounds[game.back]!.doors.map(({ at, entrances }) => ({ at, entrances })),
    reserve: reserve as Record<GuardKind, number>,
  };
}
