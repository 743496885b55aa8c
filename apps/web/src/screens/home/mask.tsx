/** The mask the game is named after. */
export function Mask() {
  return (
    <svg class="mask" viewBox="0 0 120 120" aria-hidden="true">
      <path
        d="M26 40c10-15 58-15 68 0 5 18-1 38-12 50-4 4-6 12-9 20-6 3-20 3-26 0-3-8-5-16-9-20C27 78 21 58 26 40z"
        fill="#f3e9d0"
        stroke="#2a2016"
        stroke-width="2"
      />
      <path d="M60 56c2 10 6 18 12 23-8 4-16 4-24 0 6-5 10-13 12-23z" fill="#d9ccb0" />
      <path d="M34 50c6-6 16-5 20 2-5 6-16 6-20-2zM86 50c-6-6-16-5-20 2 5 6 16 6 20-2z" fill="#141b1a" />
      <path
        d="M4 40C14 28 26 26 34 24 38 4 82 4 86 24c8 2 20 4 30 16-18-8-36-11-56-11S22 32 4 40z"
        fill="#141b1a"
        stroke="#e9b44c"
        stroke-width="2"
      />
    </svg>
  );
}
