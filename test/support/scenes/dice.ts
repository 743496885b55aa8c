import type { Scene } from './scene.ts';

/** Every roll so far: whose dice, and how many. */
export const rolls = (s: Scene): string[] => s.facts('dice-rolled').map(({ by, faces }) => `${by} ${faces.length}`);

/** So many dice of an assassin that hit. */
export const hits = (count: number): 'hit'[] => Array.from({ length: count }, () => 'hit');
