import './dice.css';
import type { Die, Face } from '@bauta/engine';
import { say } from '../../words/say.ts';
import { ENGRAVED } from './faces.ts';

/** How round the corners of each die are. */
const CORNERS: { readonly [D in Die]: number } = { assassin: 9, enemy: 2, detection: 5 };

interface Rolled {
  die: Die;
  faces: readonly Face[];
  /** They are seen to roll before they lie still. */
  rolling?: boolean;
}

/** Dice as they lie, each with its face. */
export function Dice({ die, faces, rolling = false }: Rolled) {
  const words = faces.map((face) => say(`face.${face}`)).join(', ');
  return (
    <span class={rolling ? 'dice rolling' : 'dice'} role="img" aria-label={say(`table.dice.${die}`, { faces: words })}>
      {faces.map((face, index) => (
        <svg key={index} class={`die die-${die}`} data-face={face} viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1" y="1" width="22" height="22" rx={CORNERS[die]} />
          <path d={ENGRAVED[face]} />
        </svg>
      ))}
    </span>
  );
}
