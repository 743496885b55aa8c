import type { MemoryData, MemorySetup } from './content.ts';
import type { AllyId, CharacterId } from './kinds.ts';

export interface AllyFigure {
  id: CharacterId;
  ally: AllyId;
}

/** R40.6: the figures of a memory's allies, whom it brings and who is at hand; a second one of a card is numbered. */
export function alliesIn({ allies }: MemoryData, setup: MemorySetup): AllyFigure[] {
  const all = [...allies, ...setup.allies];
  return all.map((ally, index) => {
    const before = all.slice(0, index).filter((other) => other === ally).length;
    return { id: before === 0 ? ally : `${ally}-${before + 1}`, ally };
  });
}
