import { figuresInPlay, type Game, GUARD_KINDS, type GuardKind } from '@bauta/engine';

export interface ReserveCount {
  kind: GuardKind;
  left: number;
  most: number;
  /** R29.3: a figure that is missing ends the memory. */
  state: 'full' | 'low' | 'nearly-empty';
}

function stateOf(left: number, most: number): ReserveCount['state'] {
  if (left * 8 <= most) return 'nearly-empty';
  return left * 3 <= most ? 'low' : 'full';
}

/** R7.5: figures left of the kinds that this memory can bring. */
export function reserveCounts({ reserve, content, setup }: Game): readonly ReserveCount[] {
  const inPlay = figuresInPlay(content.memory, setup.party.length);
  return GUARD_KINDS.flatMap((kind, index) => {
    if (kind !== 'crossbowman' && kind !== content.memory.elite) return [];
    const [left, most] = [reserve[index]!, inPlay[index]!];
    return [{ kind, left, most, state: stateOf(left, most) }];
  });
}
