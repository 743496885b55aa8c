import type { Random } from './random-player.ts';

export const pick = <Value>(list: readonly Value[], random: Random): Value => list[Math.floor(random() * list.length)]!;
