import { GUARD_KINDS, type GuardKind } from '@bauta/engine';

/** Each kind by its outline: weapon, hat and girth; feet at 0. */
const OUTLINES: Readonly<Record<GuardKind, string>> = {
  // A morion, and a crossbow at the shoulder.
  crossbowman:
    'M-9 0L-7 -15L-9 -21L-5 -25L-5 -27L-9 -28Q-7 -36 -1 -37Q5 -36 7 -28L3 -27L3 -25L6 -22L9 -22Q10 -27 8 -32L10.5 -33.5Q17 -20 10.5 -6.5L8 -8Q10 -13 9 -18L5 -17L5 -15L7 0Z',
  // In full stride, a dagger before, a feather behind.
  agile:
    'M-11 0L-4 -12L-6 -21L-13 -17L-14 -20L-5 -26L-4 -28Q-10 -29 -14 -34Q-8 -33 -4 -33Q0 -38 4 -33L4 -27L8 -22L15 -27L16.5 -25L9 -17L5 -18L5 -12L11 0L6 0L0 -9L-6 0Z',
  // As wide as high, with a mace.
  brute:
    'M-13 0L-12 -13L-14 -22Q-11 -28 -4 -28L-4 -31Q-4 -35 0 -35Q4 -35 4 -31L4 -28Q8 -28 11 -25L12 -32L9 -34L9 -38L16 -39L17 -33L15 -31L14 -12L12 -12L13 0Z',
  // On a horse.
  rider:
    'M-15 0L-13 -12Q-15 -19 -8 -20L-6 -20L-5 -30L-7 -31Q-5 -38 0 -38Q5 -36 4 -31L3 -30L4 -20L6 -21Q8 -29 13 -31L18 -26L16 -23L12 -23Q10 -14 11 -9L13 0L8 0L6 -9L-7 -9L-10 0Z',
  // A wide hat, a halberd, a lantern held up.
  seeker:
    'M-7 0L-7 -17L-10 -17L-10 0L-12.5 0L-12.5 -29L-16 -33L-11 -39L-9 -33L-10 -29L-10 -21L-5 -24L-4 -27L-9 -28L-4 -30Q-4 -35 0 -35Q4 -35 4 -30L9 -28L4 -27L5 -24L10 -26L10 -30L16 -30L16 -21L10 -21L7 -18L7 0Z',
};

export const guardOutline = (kind: number): string => OUTLINES[GUARD_KINDS[kind]!];

export function Guard({ kind, letter }: { kind: number; letter: string }) {
  return (
    <g>
      <path class={kind === 0 ? 'board-guard-cloth' : 'board-guard-cloth board-elite-cloth'} d={guardOutline(kind)} />
      <rect class="board-plate" x="-6" y="-12.5" width="12" height="12" rx="3" />
      <text class="board-letter board-guard-letter" y="-2.6">
        {letter}
      </text>
    </g>
  );
}
