import type { Character } from '@bauta/engine';
import { Ally } from './ally.tsx';
import { Assassin } from './assassin.tsx';
import { guardOutline } from './guard.tsx';

/** D1: in a guard's uniform, but still as light as a friend. */
function Uniformed({ kind, letter }: { kind: number; letter: string }) {
  return (
    <g>
      <path class="board-friend-cloth" d={guardOutline(kind)} />
      <text class="board-letter board-friend-letter" y="-4">
        {letter}
      </text>
    </g>
  );
}

function Shape({ character, order, letter }: Props) {
  const { ally, disguise } = character;
  if (disguise >= 0) return <Uniformed kind={disguise} letter={letter} />;
  return ally === '' ? <Assassin order={order} letter={letter} /> : <Ally letter={letter} />;
}

/** R26: the critical lie on their backs, with a cross over them. */
const Critical = ({ letter }: { letter: string }) => (
  <g>
    <path class="board-friend-cloth" d="M-18 -1Q-19 -9 -12 -10L4 -12Q8 -17 13 -16Q19 -14 17 -8Q15 -3 10 -4L9 -1Z" />
    <circle class="board-dark" cx="13" cy="-10" r="2.6" />
    <text class="board-letter board-friend-letter board-friend-lying" x="-4" y="-1.5">
      {letter}
    </text>
    <path class="board-critical-mark" d="M-8 -26h11M-2.5 -32v17" />
  </g>
);

/** R8: the hood looks out over the spot; the letter is in front. */
const Hiding = ({ letter }: { letter: string }) => (
  <g>
    <path class="board-friend-cloth" d="M-9 -7C-10 -18 -5 -27 0 -29C5 -27 10 -18 9 -7Z" />
    <path class="board-dark" d="M-3.6 -15C-3.6 -19 -1.6 -22 0 -23.5C1.6 -22 3.6 -19 3.6 -15C2 -13 -2 -13 -3.6 -15Z" />
    <circle class="board-count" cy="6" r="8.5" />
    <text class="board-letter board-friend-letter board-friend-lying" y="11">
      {letter}
    </text>
  </g>
);

const EXPOSED = 'M0 -45L-4.5 -59H4.5ZM-2.2 -42a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0';

interface Props {
  character: Character;
  order: number;
  letter: string;
}

function Posture({ character, order, letter }: Props) {
  if (character.status === 'critical') return <Critical letter={letter} />;
  if (character.inSpot) return <Hiding letter={letter} />;
  return <Shape character={character} order={order} letter={letter} />;
}

/** What befalls a character is seen on it: a red base and a mark when exposed, lying when critical, half covered in hiding. */
export const Friend = (props: Props) => (
  <g>
    {props.character.exposed && <ellipse class="board-red-base" cy="-1" rx="19" ry="8" />}
    <Posture {...props} />
    {props.character.exposed && <path class="board-exposed-mark" d={EXPOSED} />}
  </g>
);
