import type { Game } from '@bauta/engine';
import { useMemo } from 'preact/hooks';
import { boxOf, type Plan } from '../view/plan.ts';
import { wavesOf } from './hatch.ts';

/** In a layer of their own, which sways as a whole: the ground under it is not drawn again. */
export function Waves({ grounds, plan }: { grounds: Game['grounds']; plan: Plan }) {
  return useMemo(() => {
    const canals = plan.frames.flatMap(({ map }) => grounds[map]!.present.filter(({ type }) => type === 'canal'));
    if (canals.length === 0) return null;
    return (
      <svg class="board-waves" width={plan.width} height={plan.height} aria-hidden="true">
        {canals.map(({ at }) => {
          const { x, y } = boxOf(plan, at)!;
          return <path key={at} class="board-wave" d={wavesOf(at)} transform={`translate(${x} ${y})`} />;
        })}
      </svg>
    );
  }, [grounds, plan]);
}
