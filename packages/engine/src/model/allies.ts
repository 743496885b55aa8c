import type { MemoryData, MemorySetup } from './content.ts';
import type { AllyId, CharacterId } from './kinds.ts';

export interface AllyFigure {
  id: CharacterId;
  ally: AllyId;
}

/** R44.1, R40.6: the figures of a memory's allies: to be escorted, brought by it, at hand; a second one of a card is numbered. */
export function alliesIn({ objectives, allies }: MemoryData, setup: MemorySetup): AllyFigure[] {
  const escorted = objectives.flatMap(({ kind, target }) => (kind === 'escort' ? [target] : []));
  const all = [...escorted, ...allies, ...setup.allies];
  return all.map((ally, index) => {
    const before = all.slice(0, index).filter((other) => other === ally).length;
    return { id: before === 0 ? ally : `${ally}-${before + 1}`, ally };
  });
}
