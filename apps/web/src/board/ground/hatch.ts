import type { GroundType } from '@bauta/engine';
import { grainOf, short } from './grain.ts';

/** The lines of a square of one ground, from its corner at 0. */
type Hatch = (grain: () => number) => string;

const ROW = 20;

/** Paving: courses of stones, here and there a joint left out. */
const paving: Hatch = (grain) => {
  let lines = '';
  for (let course = 0; course < 5; course++) {
    const y = course * ROW;
    if (course > 0) {
      const gap = 12 + grain() * 60;
      lines += `M2 ${short(y + grain() * 2)}L${short(gap)} ${short(y + grain() * 2)}M${short(gap + 8)} ${y}L98 ${short(y + grain() * 2)}`;
    }
    for (let x = 8 + grain() * 22; x < 95; x += 20 + grain() * 16)
      lines += `M${short(x)} ${short(y + 2)}L${short(x + grain() * 2 - 1)} ${y + ROW - 2}`;
  }
  return lines;
};

/** Rows of pantiles, each half a tile from the one above; the ridge runs through the middle. */
const pantiles: Hatch = (grain) => {
  let lines = '';
  for (let row = 0; row < 10; row++) {
    const y = 6 + row * 10;
    if (y > 43 && y < 57) continue;
    const from = row % 2 === 0 ? 0 : 5;
    for (let x = from; x < 98; x += 10)
      if (grain() > 0.14) lines += `M${x} ${y}q5 ${short(4 + grain())} ${Math.min(10, 100 - x)} 0`;
    if (grain() > 0.3) lines += `M${short(10 + grain() * 70)} ${y + 2}v6`;
  }
  return lines;
};

/** Floor boards with their ends. */
const boards: Hatch = (grain) => {
  let lines = '';
  for (let x = 12.5; x < 100; x += 12.5) lines += `M${x} 0V100`;
  for (let x = 0; x < 100; x += 12.5) lines += `M${x} ${short(10 + grain() * 80)}h12.5`;
  return lines;
};

/** Courses of cut stone. */
const masonry: Hatch = (grain) => {
  let lines = '';
  for (let course = 0; course < 4; course++) {
    const y = course * 25;
    if (course > 0) lines += `M0 ${y}H100`;
    for (let x = course % 2 === 0 ? 25 : 12.5; x < 100; x += 25) lines += `M${short(x + grain() * 3)} ${y}v25`;
  }
  return lines;
};

/** The banks throw fine lines along the water; the waves lie apart, for they move. */
const stillWater: Hatch = (grain) => {
  let lines = '';
  for (let y = 10; y < 100; y += 20) lines += `M${short(3 + grain() * 40)} ${short(y + grain() * 6)}h${short(12 + grain() * 26)}`;
  return lines;
};

const HATCHES: Readonly<Record<GroundType, Hatch>> = {
  street: paving,
  roof: pantiles,
  room: boards,
  canal: stillWater,
  tower: masonry,
};

export const hatchOf = (type: GroundType, seed: number): string => HATCHES[type](grainOf(seed));

/** R11: ripples that stay on their square while they sway. */
export function wavesOf(seed: number): string {
  const grain = grainOf(seed + 7);
  let lines = '';
  for (let y = 14; y < 95; y += 14) {
    const x = 10 + grain() * 28;
    const length = 2 + Math.floor(grain() * 3);
    lines += `M${short(x)} ${short(y + grain() * 6)}q4 -5 8 0${'t8 0'.repeat(length)}`;
  }
  return lines;
}
