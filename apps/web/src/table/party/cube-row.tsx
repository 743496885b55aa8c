import { byValue } from '../../ui/by-value.tsx';
import type { Cube } from './board-facts.ts';

const TOP = 'm10 2 8 4-8 4-8-4z';
const LEFT = 'm2 6 8 4v9l-8-4z';
const RIGHT = 'm18 6-8 4v9l8-4z';

interface Props {
  of: 'ap' | 'saved' | 'hp';
  cubes: readonly Cube[];
  label: string;
}

/** Wooden cubes in their slots, and what they are in words. */
export const CubeRow = byValue(({ of, cubes, label }: Props) => (
  <span class="cubes" data-of={of} role="img" aria-label={label}>
    {cubes.map((cube, index) => (
      <svg key={index} class="cube" data-cube={cube} viewBox="0 0 20 21" aria-hidden="true">
        <path class="cube-top" d={TOP} />
        <path class="cube-left" d={LEFT} />
        <path class="cube-right" d={RIGHT} />
      </svg>
    ))}
  </span>
));
