import type { Do, Effect } from '@bauta/engine';

const FEEDS_ITSELF: ReadonlySet<Do['do']> = new Set([
  'give-back',
  'gain-action',
  'draw-equipment',
  'recover-card',
  'save-action',
]);

/** Why an effect could be used without end: play must be finite. */
export function endlessReason({ when, cost, per, do: verbs }: Effect, usedUp: boolean): string | null {
  const feeding = verbs.find((verb) => FEEDS_ITSELF.has(verb.do))?.do;
  if (feeding === 'gain-action' && when === 'revealed')
    return 'An investigation gives no AP: searches could pay for searches without end.';
  if (when !== 'action' || per !== '') return null;
  if (feeding !== undefined) return `\`${feeding}\` needs \`per: turn\` or \`per: memory\`, or it could go on without end.`;
  return cost === 0 && !usedUp ? 'An action for 0 AP needs `per: turn` or `per: memory`, or it could go on without end.' : null;
}
