/** An engine on wheels with its HP; whoever holds it has a letter on it. */
export function MachineDrawn({ letter, hp, guard }: { letter: string; hp: number; guard: string }) {
  return (
    <g>
      <path
        class={guard === '' ? 'machine-cloth' : 'machine-cloth machine-held'}
        d="M-21 -6L-17 -20L-8 -25L9 -25L17 -20L26 -22L26 -17L19 -15L21 -6Z"
      />
      <circle class="wheel" cx="-12" cy="-5" r="5" />
      <circle class="wheel" cx="12" cy="-5" r="5" />
      <text class={guard === '' ? 'letter boss-letter' : 'letter boss-letter on-dark'} x="-3" y="-9">
        {letter}
      </text>
      <text class={guard === '' ? 'letter hp' : 'letter hp on-dark'} x="10" y="-10">
        {hp}
      </text>
      {guard !== '' && (
        <g transform="translate(0 -29)">
          <rect class="plate" x="-6" y="-6" width="12" height="12" rx="3" />
          <text class="letter guard-letter" y="3.6">
            {guard}
          </text>
        </g>
      )}
    </g>
  );
}
