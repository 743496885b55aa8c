/** Lying on their backs, one above the other. */
const LYING = 'M-17 -1Q-18 -6 -12 -7L5 -8Q8 -12 12 -12Q17 -11 16 -6Q15 -2 10 -3L9 -1Z';

export function Bodies({ count }: { count: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, nth) => (
        <path key={nth} class="board-body-cloth" d={LYING} transform={`translate(${nth % 2 === 0 ? 0 : 2} ${-7 * nth})`} />
      ))}
      {count > 1 && (
        <g transform="translate(-12 -1)">
          <circle class="board-count" r="6" />
          <text class="board-letter board-count-letter" y="3.2">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}
