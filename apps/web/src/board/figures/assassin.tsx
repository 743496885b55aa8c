/** Four hooded people, each with an outline of its own; feet at 0, 38 high. */
const CLOAKS = [
  // A bell of a cloak with a train.
  'M-15 0C-12 -10 -9 -18 -7 -24C-7 -32 -3 -37 1 -38C4 -35 6 -31 6 -24C8 -18 10 -9 11 0Z',
  // Broad in the shoulders, the cloak squared off.
  'M-12 0L-13 -22L-7 -26C-7 -33 -3 -37 0 -38C3 -37 7 -33 7 -26L13 -22L12 0Z',
  // Slim, a sword held out.
  'M-8 0C-9 -12 -8 -20 -6 -25C-6 -32 -3 -37 0 -38C3 -37 6 -32 6 -25L8 -19L14 -29L16.5 -28L10 -14C9 -9 8 -5 8 0Z',
  // A swallow-tailed cloak, wide below.
  'M-14 0L-10 -15L-6 -24C-6 -32 -2 -37 0 -38C3 -37 6 -32 6 -24L10 -15L14 0L7 -3L0 0L-7 -3Z',
];
const FACE = 'M-3.6 -26C-3.6 -30 -1.6 -33 0 -34.5C1.6 -33 3.6 -30 3.6 -26C2 -24 -2 -24 -3.6 -26Z';

export function Assassin({ order, letter }: { order: number; letter: string }) {
  return (
    <g>
      <path class="board-friend-cloth" d={CLOAKS[order % CLOAKS.length]!} />
      <path class="board-dark" d={FACE} />
      <text class="board-letter board-friend-letter" y="-6">
        {letter}
      </text>
    </g>
  );
}
