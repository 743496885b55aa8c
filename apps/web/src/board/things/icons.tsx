import type { HidingSpot } from '@bauta/engine';

/** Signs of what lies on a square, around their middle. */
const SPOTS: Readonly<Record<HidingSpot, { look: string; d: string }>> = {
  haystack: {
    look: 'board-sign board-sign-straw',
    d: 'M-15 12Q-13 -13 0 -13Q13 -13 15 12ZM-9 8Q-8 -3 -4 -6M-2 9V-7M5 9Q5 -1 2 -6M10 8Q9 1 7 -3',
  },
  cart: {
    look: 'board-sign board-sign-wood',
    d: 'M-16 -8H11L8 4H-12ZM11 -8L18 -12M-6 -8L-5 4M2 -8V4M-8 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M-2.5 2.5V13.5M-8 8H3',
  },
  'roof-garden': {
    look: 'board-sign board-sign-leaf',
    d: 'M-13 3H13L10 13H-10ZM0 3V-8M0 -2Q-10 -2 -10 -10Q0 -11 0 -2M0 -4Q10 -4 10 -12Q0 -13 0 -4M-6 3Q-8 -1 -12 -1M6 3Q8 -1 12 -1',
  },
};

export const SpotSign = ({ kind }: { kind: HidingSpot }) => <path class={SPOTS[kind].look} d={SPOTS[kind].d} />;

/** A gondola at its mooring post. */
export const StationSign = () => (
  <>
    <path class="board-sign board-sign-line" d="M3 9V-12M-5 9L-9 -9" />
    <path class="board-sign board-sign-dark" d="M-15 3Q-9 9 0 9Q9 9 13 2L16 -6L17 -5Q16 10 0 13Q-14 13 -16 4Z" />
    <path class="board-sign board-sign-flag" d="M3 -13L-7 -10L3 -7Z" />
  </>
);

export const ChestSign = () => (
  <>
    <path class="board-sign board-sign-wood" d="M-12 -1H12V10H-12ZM-12 -1Q-12 -10 -6 -10H6Q12 -10 12 -1Z" />
    <path class="board-sign-dark" d="M-2.5 -3h5v6h-5z" />
  </>
);

/** D2: a wire between two pegs, with a charge. */
export const TrapSign = () => (
  <>
    <path class="board-sign board-sign-line" d="M-13 9V-2M13 9V-2M-13 2Q0 7 13 2M3 -1L7 -7" />
    <circle class="board-sign board-sign-dark" cy="3" r="5.5" />
  </>
);

const LEAP = 'M-9 -9Q4 -10 4 4M-1 0L4 6L9 0';

/** R9.4: here the leap of faith ends. */
export const LeapSign = () => (
  <>
    <path class="board-sign board-sign-leap" d={LEAP} />
    <path class="board-sign board-sign-leap-line" d={LEAP} />
  </>
);

/** R49: whoever comes here is exposed. */
export const RestrictedSign = () => <path class="board-restricted" d="M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M-5 0H5" />;

/** R1.4 */
export const MarkerSign = ({ rule }: { rule: string }) => (
  <>
    <path class="board-sign board-sign-flag" d="M-13 -9H9L14 0L9 9H-13Z" />
    <text class="board-letter board-marker-letter" y="4">
      {rule}
    </text>
  </>
);
