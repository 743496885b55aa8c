import { type Game, GUARD_KINDS } from '@bauta/engine';
import { characterName, nameOf } from '@bauta/text';
import { useRef } from 'preact/hooks';
import { byValue } from '../../ui/by-value.tsx';
import { catalogueOf } from '../../words/catalogue.ts';
import type { BoardProps } from '../board-props.ts';
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

/** Its own letter, and that of the guard who holds a machine. */
function lettersOf(figure: Figure, game: Game): { letter: string; guard: string } {
  const catalogue = catalogueOf(game);
  const guardLetter = (kind: number): string => (kind < 0 ? '' : initialOf(nameOf(catalogue, 'guard', GUARD_KINDS[kind]!)));
  switch (figure.sort) {
    case 'friend':
      return { letter: initialOf(characterName(catalogue, figure.character.id)), guard: '' };
    case 'guard':
      return { letter: guardLetter(figure.kind), guard: '' };
    case 'boss':
      return { letter: initialOf(nameOf(catalogue, 'boss', figure.id)), guard: '' };
    case 'machine':
      return { letter: initialOf(nameOf(catalogue, 'machine', figure.machine.id)), guard: guardLetter(figure.machine.guard) };
    default:
      return { letter: '', guard: '' };
  }
}

interface LetteredFigure {
  figure: Figure;
  letter: string;
  /** Of the guard who holds a machine. */
  guard: string;
}

function Shape({ figure, letter, guard }: LetteredFigure) {
  switch (figure.sort) {
    case 'friend':
      return <Friend character={figure.character} order={figure.order} letter={letter} />;
    case 'guard':
      return <Guard kind={figure.kind} letter={letter} />;
    case 'boss':
      return <Boss letter={letter} hp={figure.hp} />;
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
    case 'machine':
      return <MachineDrawn letter={letter} hp={figure.machine.hp} guard={guard} />;
  }
}

/** `is`: the one who acts, or one who may. */
const Stood = byValue(({ is, ...drawn }: LetteredFigure & { is: 'chosen' | 'may-act' | '' }) => (
  <div class="board-figure" style={`transform:translate(${drawn.figure.x}px,${drawn.figure.y}px)`}>
    <svg class="board-shape" viewBox="-32 -66 64 84" aria-hidden="true">
      {is === 'chosen' && <ellipse class="board-chosen" cy="-1" rx="20" ry="9" />}
      {is === 'may-act' && <ellipse class="board-may-act" cy="-1" rx="17" ry="7" />}
      <Shape {...drawn} />
      {is === 'chosen' && <path class="board-chosen" d={CHOSEN} />}
    </svg>
  </div>
));

interface Props extends Pick<BoardProps, 'actors' | 'selected'> {
  game: Game;
  plan: Plan;
}

/** Everybody who stands or lies on the maps. Each is an element by itself: to glide it need not be drawn again. */
export function Figures({ game, plan, actors, selected }: Props) {
  const guards = useRef<readonly Token[]>([]);
  guards.current = track(guards.current, guardCounts(game));
  return (
    <div class="board-figures" aria-hidden="true">
      {figuresOf(game, plan, guards.current).map((figure) => (
        <Stood
          key={figure.key}
          figure={figure}
          {...lettersOf(figure, game)}
          is={figure.key === selected.value ? 'chosen' : actors.value.has(figure.key) ? 'may-act' : ''}
        />
      ))}
    </div>
  );
}
