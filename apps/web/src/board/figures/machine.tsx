/** An engine on wheels with its HP; whoever holds it has a letter on it. */
export function MachineDrawn({ letter, hp, guard }: { letter: string; hp: number; guard: string }) {
  return (
    <g>
      <path
        class={guard === '' ? 'board-machine-cloth' : 'board-machine-cloth board-machine-held'}
        d="M-21 -6L-17 -20L-8 -25L9 -25L17 -20L26 -22L26 -17L19 -15L21 -6Z"
      />
      <circle class="board-wheel" cx="-12" cy="-5" r="5" />
      <circle class="board-wheel" cx="12" cy="-5" r="5" />
      <text
        class={guard === '' ? 'board-letter board-boss-letter' : 'board-letter board-boss-letter board-on-dark'}
        x="-3"
        y="-9"
      >
        {letter}
      </text>
      <text class={guard === '' ? 'board-letter board-hp' : 'board-letter board-hp board-on-dark'} x="10" y="-10">
        {hp}
      </text>
      {guard !== '' && (
        <g transform="translate(0 -29)">
          <rect class="board-plate" x="-6" y="-6" width="12" height="12" rx="3" />
          <text class="board-letter board-guard-letter" y="3.6">
            {guard}
          </text>
        </g>
      )}
    </g>
  );
}
