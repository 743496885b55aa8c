/** Larger than anybody, in a plumed hat, a star on the breast; feet at 0, 48 high. */
export function Boss({ letter, hp }: { letter: string; hp: number }) {
  return (
    <g>
      <path
        class="board-guard-cloth"
        d="M-16 0L-13 -24Q-12 -31 -5 -32L-5 -35L-13 -37L-5 -41Q-7 -48 -14 -49Q-4 -53 3 -45Q6 -45 6 -41L13 -37L5 -35L5 -32Q12 -31 13 -24L16 0Z"
      />
      <rect class="board-plate" x="-8.5" y="-16" width="17" height="15.5" rx="1" />
      <text class="board-letter board-boss-letter" y="-3.4">
        {letter}
      </text>
      <path class="board-heart" d="M0 -18.5L-6.5 -25Q-7.5 -30 -3.5 -30Q-1 -30 0 -27.5Q1 -30 3.5 -30Q7.5 -30 6.5 -25Z" />
      <text class="board-letter board-hp" y="-21.6">
        {hp}
      </text>
    </g>
  );
}
