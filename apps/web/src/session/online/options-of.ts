import type { AnyCommand } from '@bauta/engine';
import type { Asked } from '../sitting.ts';

/** Every answer to what is asked; none when nothing is. */
export function optionsOf(asked: Asked | null): readonly AnyCommand[] {
  if (asked === null) return [];
  return asked.of === 'memory' ? asked.decision.options : asked.options;
}
