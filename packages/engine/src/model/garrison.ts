import type { MemoryData } from './content.ts';
import { GUARD_KINDS, RESERVE } from './kinds.ts';

/** R7.5: figures by guard kind that are in play at all; what a garrison leaves out stays in the box. */
export function figuresInPlay({ garrison, elite }: MemoryData, assassins: number): readonly number[] {
  if (garrison === undefined) return RESERVE;
  return GUARD_KINDS.map((kind, index) => {
    const counts = garrison[kind] ?? (kind === elite ? garrison.elite : undefined);
    return counts?.[assassins - 2] ?? RESERVE[index]!;
  });
}
