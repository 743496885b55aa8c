import type { AbilityCard, Do, Effect, HappeningType, RuleCard } from '@bauta/engine';

/** Something happens, and this is what follows. */
export const effect = (when: HappeningType, deed: Do, change: Partial<Effect> = {}): Effect => ({
  when,
  if: [],
  cost: 0,
  per: '',
  may: false,
  who: 'nobody',
  do: [deed],
  ...change,
});
export const rule = (id: string, ...effects: Effect[]): RuleCard => ({ kind: 'rule', id, effects });
export const ability = (id: string, ...effects: Effect[]): AbilityCard => ({ kind: 'ability', id, effects, while: [] });
