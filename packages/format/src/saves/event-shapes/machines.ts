import type { Known } from '../../positions/known.ts';

/** R48 */
export const machineShapes = ({ assassin, machine, guard, maybeGuard, square, number }: Known) => ({
  'machine-placed': { machine, at: square, hp: number, guard: maybeGuard },
  'machine-boarded': { machine, by: assassin },
  'machine-left': { machine, by: assassin },
  'machine-seized': { machine, guard, at: square },
  'machine-moved': { machine, to: square },
  'machine-damaged': { machine, hits: number, hp: number },
  'machine-destroyed': { machine, at: square },
  'machine-removed': { machine },
});
