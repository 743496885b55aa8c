import type { PrintedSort } from './card-facts.ts';

/** Engraved signs, drawn in strokes on a field of 24. */
const SIGNS: Readonly<Record<PrintedSort, string>> = {
  melee: 'M19 3 9.5 12.5M19 3l-1 4-7 7M6 11l7 7M9.5 14.5 5 19m-1.5 1.5a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  ranged: 'M4 12h13m0 0-4-3m4 3-4 3M4 12l-1.5-2.5M4 12l-1.5 2.5M19 4c3 5 3 11 0 16',
  blade: 'M8 21v-7h8v7M10 14V6l2-4 2 4v8M8 17h8',
  armour: 'M5 4c3 1 4 0 5-1 1 2 3 2 4 0 1 1 2 2 5 1 0 4-2 5-2 9 0 4-2 6-5 8-3-2-5-4-5-8 0-4-2-5-2-9zM12 6v13',
  item: 'M7 8c-3 3-4 7-3 10 1 2 3 3 8 3s7-1 8-3c1-3 0-7-3-10zM8 8c2-1 1-3 0-5h8c-1 2-2 4 0 5M7 8h10',
  investigation: 'M10 4a6 6 0 1 0 0 12 6 6 0 1 0 0-12zm4.5 10.5L21 21M8 9c0-1 1-2 2-2',
  event: 'M12 2v4m0 12v4M2 12h4m12 0h4M5 5l2.5 2.5M16.5 16.5 19 19M5 19l2.5-2.5M16.5 7.5 19 5M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
  reinforcement: 'M7 3v18M7 3c6-1 7 3 12 1v9c-5 2-6-2-12-1',
  tower: 'M7 21V9h10v12M5 9h14M7 9V5h2v2h2V5h2v2h2V5h2v4M11 21v-5h2v5M5 21h14',
  ability: 'M12 2c5 3 7 8 7 13l-3 6H8l-3-6c0-5 2-10 7-13zm0 6c-2 1-3 3-3 6l3 3 3-3c0-3-1-5-3-6z',
  rule: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14',
  token: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zm0 4 1.5 3.5L17 11l-2.5 2.5.5 3.5-3-2-3 2 .5-3.5L7 11l3.5-.5z',
  unknown: 'M5 3h14v18H5zM9 9c0-4 6-4 6 0 0 3-3 2-3 5m0 3v.5',
};

/** Never by itself: its name stands beside it, or is said. */
export function CardSign({ sort }: { sort: PrintedSort }) {
  return (
    <svg class="card-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sort]} />
    </svg>
  );
}
