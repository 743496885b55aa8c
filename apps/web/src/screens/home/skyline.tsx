/** Windows with a lamp behind them: x, y. */
const LAMPS = [
  [92, 214],
  [148, 232],
  [236, 206],
  [312, 226],
  [428, 218],
  [566, 232],
  [690, 210],
  [804, 224],
  [902, 216],
  [1004, 230],
  [1088, 206],
] as const;

/** Houses from west to east: where each begins, how high it is, and how its roof is made. */
const HOUSES =
  'M0 260V200h60v-14l36-22 36 22v20h40v-34h58v-16l30-18 30 18v44h30v-22h70v-30l44-26 44 26v42h36v-18h64v34h28v-52h52v-16l34-20 34 20v50h40v-26h66v-20l40-24 40 24v36h30v-30h62v40h40v-22h58v-18l36-20 36 20h26V260z';

/** Venice by night, as an engraver would have it: houses, domes, a campanile, and their reflections in the lagoon. */
export function Skyline() {
  return (
    <svg class="skyline" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(52)">
          <path d="M0 0V6" stroke="#0c1211" stroke-width="1.6" />
        </pattern>
      </defs>
      <g fill="#1e2a27" stroke="#3d4f48" stroke-width="1.5" stroke-linejoin="round">
        <path d="M520 260v-70c0-46 20-72 60-72s60 26 60 72v70zM580 118v-22M574 100h12" />
        <path d="M470 260v-50c0-26 12-42 34-42s34 16 34 42v50zM622 260v-50c0-26 12-42 34-42s34 16 34 42v50z" />
        <path d="M350 260V84h44v176zM346 84h52l-4-24h-44zM350 60l22-44 22 44zM372 16V4M366 8h12" />
        <path d={HOUSES} />
      </g>
      <path d={HOUSES} fill="url(#hatch)" opacity=".5" />
      {LAMPS.map(([x, y]) => (
        <rect class="lamp" key={x} x={x} y={y} width="7" height="11" rx="2" fill="#e9b44c" />
      ))}
      <rect x="0" y="260" width="1200" height="160" fill="#2b3d39" />
      <g class="ripples" stroke="#54726c" stroke-width="2" stroke-linecap="round" fill="none">
        <path d="M40 286h120M240 280h90M420 292h160M660 282h80M800 294h150M1010 284h120" />
        <path d="M100 318h80M300 326h150M540 320h110M740 330h90M920 322h160" />
        <path d="M20 356h150M260 364h110M470 358h190M760 368h110M980 360h170" />
      </g>
      <g stroke="#e9b44c" stroke-width="3" stroke-linecap="round" opacity=".35">
        {LAMPS.map(([x]) => (
          <path key={x} d={`M${x + 3} 268v${14 + (x % 22)}`} />
        ))}
      </g>
      <g fill="#0c1211" stroke="#c5b084" stroke-width="1.5" stroke-linejoin="round">
        <path d="M150 340c30 22 190 24 250-2 8-4 14-16 16-30l-8 2c-4 10-10 16-18 18-60 14-160 14-214 6-12-2-20-8-24-18l-8 2c0 10 2 18 6 22z" />
        <path d="M330 330l4-44c2-12 20-12 22 0l5 40zM345 278a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM356 292l60 52" />
      </g>
    </svg>
  );
}
