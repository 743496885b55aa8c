import { type Character, isTowerTop } from '@bauta/engine';

export const STATES = [
  'outside',
  'incognito',
  'hidden',
  'disguised',
  'aboard',
  'on-tower',
  'exposed',
  'critical',
  'left',
  'eliminated',
] as const;
export type State = (typeof STATES)[number];

/** How a character fares, in one word; the most pressing first. */
export function stateOf({ status, exposed, aboard, inSpot, disguise, at }: Character): State {
  if (status !== 'active') return status;
  if (exposed) return 'exposed';
  if (aboard !== '') return 'aboard';
  if (inSpot) return 'hidden';
  if (isTowerTop(at)) return 'on-tower';
  return disguise >= 0 ? 'disguised' : 'incognito';
}

/** Red is kept for these. */
export const isAlarming = (state: State): boolean => state === 'exposed' || state === 'critical';

export const isGone = ({ status }: Character): boolean => status === 'left' || status === 'eliminated';
