import { parseSquare, type Square, type Step, squareName } from '@bauta/engine';

/** Keys of steps and events whose numbers are squares. */
const SQUARE_KEYS: ReadonlySet<string> = new Set(['at', 'from', 'to', 'targets', 'squares', 'baseAt', 'leftSpot']);

function deep(value: unknown, isSquare: boolean, change: (value: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, isSquare, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, SQUARE_KEYS.has(key), change)]));
  return isSquare && (typeof value === 'string' || typeof value === 'number') ? change(value) : value;
}

/** The same data with squares by their names. */
export const withNames = <Data extends object>(data: Data): Record<string, unknown> =>
  deep(data, false, (value) => (typeof value === 'number' ? squareName(value as Square) : value)) as Record<string, unknown>;

/** Steps as the engine keeps them. A word that names no square stays: where cards to stow come `from` is a deck. */
export const stepOf = (named: object): Step =>
  deep(named, false, (value) => (typeof value === 'string' ? (parseSquare(value) ?? value) : value)) as Step;
