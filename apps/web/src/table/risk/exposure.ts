import { type Command, optionId } from '@bauta/engine';
import type { Risk } from './risk.ts';

/** How likely the most dangerous answer of a square exposes whoever gives it; null while nothing can happen, or nothing is known. */
export function exposureOf(
  commands: readonly Command[],
  risks: ReadonlyMap<string, Risk>,
): { of: Risk['of']; chance: number } | null {
  let worst: { of: Risk['of']; chance: number } | null = null;
  for (const command of commands) {
    const risk = risks.get(optionId(command));
    const chance = (risk?.of === 'going' ? risk.detected : risk?.exposed) ?? 0;
    if (risk !== undefined && chance > (worst?.chance ?? 0)) worst = { of: risk.of, chance };
  }
  return worst;
}
