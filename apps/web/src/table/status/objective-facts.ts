import { type CharacterId, type Game, NOWHERE, objectiveAt, type Square } from '@bauta/engine';

export interface ObjectiveFacts {
  id: string;
  optional: boolean;
  state: 'hidden' | 'open' | 'done' | 'lost';
  /** How far it has come; null where there is nothing to count. */
  progress: { of: 'ap' | 'count'; value: number; most: number } | null;
  carrier: CharacterId | '';
  /** NOWHERE when it is on no map. */
  at: Square;
  xp: number;
}

function progressOf(game: Game, index: number): ObjectiveFacts['progress'] {
  const { kind, ap, target, count } = game.content.memory.objectives[index]!;
  const { paid } = game.objectives[index]!;
  if (ap > 0) return { of: 'ap', value: paid, most: ap };
  if (kind === 'count') return { of: 'count', value: game.counters[target] ?? 0, most: count };
  return kind === 'reach' || count < 2 ? null : { of: 'count', value: paid, most: count };
}

function stateOf({ revealed, done, lost }: Game['objectives'][number]): ObjectiveFacts['state'] {
  if (!revealed) return 'hidden';
  if (done) return 'done';
  return lost ? 'lost' : 'open';
}

/** R14: the objectives in the order of the memory, as far as they are known. */
export const objectiveFacts = (game: Game): readonly ObjectiveFacts[] =>
  game.content.memory.objectives.map(({ id, optional, xp }, index) => {
    const state = stateOf(game.objectives[index]!);
    const isOpen = state === 'open';
    return {
      id,
      optional,
      state,
      progress: isOpen ? progressOf(game, index) : null,
      carrier: game.objectives[index]!.carrier,
      at: isOpen ? objectiveAt(game, index) : NOWHERE,
      xp,
    };
  });
