import { type Game, type MapChange, type MemoryData, mapLetter } from '@bauta/engine';
import { useMemo } from 'preact/hooks';
import type { Frame, Plan } from '../view/plan.ts';
import { MapGround } from './map-ground.tsx';
import { Waves } from './waves.tsx';

interface Props {
  frame: Frame;
  memory: MemoryData;
  changes: readonly MapChange[];
}

/** Drawn anew only when the ground itself changes. */
const KeptGround = ({ frame, memory, changes }: Props) =>
  useMemo(() => {
    const letter = memory.maps.length > 1 ? mapLetter(frame.map).toUpperCase() : '';
    return <MapGround frame={frame} data={memory.maps[frame.map]!} changes={changes} letter={letter} />;
  }, [frame, memory, changes]);

export function Ground({ game, plan }: { game: Game; plan: Plan }) {
  const { memory } = game.content;
  return (
    <>
      <svg class="board-grounds" width={plan.width} height={plan.height} aria-hidden="true">
        {plan.frames.map((frame) => (
          <KeptGround key={frame.map} frame={frame} memory={memory} changes={game.maps[frame.map]!.changes} />
        ))}
      </svg>
      <Waves grounds={game.grounds} plan={plan} />
    </>
  );
}
