/** One of the people of the town: bare-headed under a flat cap, hands folded; feet at 0, 34 high. */
export function Ally({ letter }: { letter: string }) {
  return (
    <g>
      <path class="board-friend-cloth board-ally-cloth" d="M-9 0L-7 -14Q-9 -22 -3 -23L3 -23Q9 -22 7 -14L9 0Z" />
      <circle class="board-friend-cloth board-ally-cloth" cy="-27" r="4.6" />
      <path class="board-dark" d="M-7 -28Q-7 -34 0 -34Q7 -34 7 -28Z" />
      <text class="board-letter board-ally-letter" y="-5">
        {letter}
      </text>
    </g>
  );
}
