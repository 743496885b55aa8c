import { type Game, GUARD_KINDS } from '@bauta/engine';
import { characterName, nameOf } from '@bauta/text';
import { useRef } from 'preact/hooks';
import type { TableState } from '../../table/table-state.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { actors } from '../squares/deeds.ts';
import type { Plan } from '../view/plan.ts';
import { Bodies } from './bodies.tsx';
import { Boss } from './boss.tsx';
import { type Figure, figuresOf, guardCounts } from './figures-of.ts';
import { Friend } from './friend.tsx';
import { Guard } from './guard.tsx';
import { MachineDrawn } from './machine.tsx';
import { type Token, track } from './track.ts';

/** A lamp over the head of whoever acts. */
const CHOSEN = 'M-7 -62L7 -62L0 -51Z';

const initialOf = (name: string): string => name.charAt(0).toUpperCase();

function Drawn({ figure, game }: { figure: Figure; game: Game }) {
  const catalogue = catalogueOf(game);
  const guardLetter = (kind: number): string => initialOf(nameOf(catalogue, 'guard', GUARD_KINDS[kind]!));
  switch (figure.sort) {
    case 'friend': {
      const { character, order } = figure;
      return <Friend character={character} order={order} letter={initialOf(characterName(catalogue, character.id))} />;
    }
    case 'guard':
      return <Guard kind={figure.kind} letter={guardLetter(figure.kind)} />;
    case 'boss':
      return <Boss letter={initialOf(nameOf(catalogue, 'boss', figure.id))} hp={figure.hp} />;
    case 'bodies':
      return <Bodies count={figure.count} />;
    case 'bases':
      return (
        <g>
          <ellipse class="board-red-base" rx="10" ry="6" />
          <text class="board-letter board-bases-letter" y="4">
            {figure.count}
          </text>
        </g>
      );
    case 'machine': {
      const { id, hp, guard } = figure.machine;
      const letter = initialOf(nameOf(catalogue, 'machine', id));
      return <MachineDrawn letter={letter} hp={hp} guard={guard < 0 ? '' : guardLetter(guard)} />;
    }
  }
}

/** Everybody who stands or lies on the maps. Each is an element by itself: to glide it need not be drawn again. */
export function Figures({ table, plan }: { table: TableState; plan: Plan }) {
  const game = table.shown.value;
  const guards = useRef<readonly Token[]>([]);
  guards.current = track(guards.current, guardCounts(game));
  const selected = table.selected.value;
  const acting = actors(table.options.value);
  return (
    <div class="board-figures" aria-hidden="true">
      {figuresOf(game, plan, guards.current).map((figure) => (
        <div key={figure.key} class="board-figure" style={`transform:translate(${figure.x}px,${figure.y}px)`}>
          <svg class="board-shape" viewBox="-32 -66 64 84" aria-hidden="true">
            {figure.key === selected && <ellipse class="board-chosen" cy="-1" rx="20" ry="9" />}
            {figure.key !== selected && acting.has(figure.key) && <ellipse class="board-may-act" cy="-1" rx="17" ry="7" />}
            <Drawn figure={figure} game={game} />
            {figure.key === selected && <path class="board-chosen" d={CHOSEN} />}
          </svg>
        </div>
      ))}
    </div>
  );
}
