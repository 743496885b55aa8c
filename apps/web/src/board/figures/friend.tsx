import type { Character } from '@bauta/engine';
import { Ally } from './ally.tsx';
import { Assassin } from './assassin.tsx';
import { guardOutline } from './guard.tsx';

/** D1: in a guard's uniform, but still as light as a friend. */
function Uniformed({ kind, letter }: { kind: number; letter: string }) {
  return (
    <g>
      <path class="friend-cloth" d={guardOutline(kind)} />
      <text class="letter friend-letter" y="-4">
        {letter}
      </text>
    </g>
  );
}

function Shape({ character, order, letter }: { character: Character; order: number; letter: string }) {
  const { ally, disguise } = character;
  if (disguise >= 0) return <Uniformed kind={disguise} letter={letter} />;
  return ally === '' ? <Assassin order={order} letter={letter} /> : <Ally letter={letter} />;
}

/** R26: the critical lie down, with a cross over them. */
function Critical({ order, letter }: { order: number; letter: string }) {
  return (
    <g>
      <g transform="translate(-17 -3) rotate(84)">
        <Assassin order={order} letter="" />
      </g>
      <text class="letter friend-letter" x="3" y="-7">
        {letter}
      </text>
      <path class="critical-mark" d="M-4 -27h8M0 -33v15" />
    </g>
  );
}

/** What befalls a character is seen on it: red base and mark when exposed, lying when critical, faded in hiding. */
export function Friend({ character, order, letter }: { character: Character; order: number; letter: string }) {
  const { status, exposed, inSpot } = character;
  return (
    <g class={inSpot ? 'in-spot' : ''}>
      {exposed && <ellipse class="red-base" cy="-1" rx="15" ry="6" />}
      {status === 'critical' ? (
        <Critical order={order} letter={letter} />
      ) : (
        <Shape character={character} order={order} letter={letter} />
      )}
      {exposed && <path class="exposed-mark" d="M0 -40L-4.5 -53H4.5ZM0 -39.5m-1.9 3a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0" />}
    </g>
  );
}
