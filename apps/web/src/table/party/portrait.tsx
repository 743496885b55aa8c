import './portrait.css';
import type { Character } from '@bauta/engine';

/** Head and shoulders cut from black paper, each with something of their own; anyone else wears a plain hood. */
const CUTS: Readonly<Record<string, string>> = {
  alessandra:
    'M32 8c-10 1-15 9-15 18 0 7-3 11-7 15 2 1 4 1 6 0-5 5-8 11-8 18h48c0-7-3-13-8-18 2 1 4 1 6 0-4-4-7-8-7-15 0-9-5-17-15-18zm0 9c5 1 8 5 8 10 0 6-3 11-8 14-5-3-8-8-8-14 0-5 3-9 8-10zm-6 9c2-1 4-1 5 1-2 2-5 1-5-1zm12 0c-2-1-4-1-5 1 2 2 5 1 5-1z',
  bastiano:
    'M8 24c8 3 40 3 48 0-2-5-8-7-13-7-1-6-5-9-11-9s-10 3-11 9c-5 0-11 2-13 7zm14 5c0 8 4 14 10 14s10-6 10-14c-6 1-14 1-20 0zm-4 15C11 46 6 52 5 59h54c-1-7-6-13-13-15-3 4-8 6-14 6s-11-2-14-6z',
  claudio:
    'M15 24c-2-8 6-14 16-14 6 0 11 2 14 5 3-5 8-8 13-8-5 3-8 8-10 15-10-1-23 0-33 2zm5 4c0 9 5 16 12 16s12-7 12-17c-8-1-16 0-24 1zm8 18c-8 1-16 5-18 13h44c-2-8-8-12-17-13l-4 5z',
  daria:
    'M32 6c-3 0-5 2-5 5-6 2-10 7-10 14 0 5 2 9 5 12l-2 4c-6 3-11 9-12 18h48c-1-9-6-15-12-18l-2-4c3-3 5-7 5-12 0-7-4-12-10-14 0-3-2-5-5-5zm0 12c5 1 9 4 9 9s-4 11-9 11-9-6-9-11 4-8 9-9zm13-12 2 1-9 8-1-1z',
};
const HOOD =
  'M32 7c-9 3-16 12-16 23 0 5-3 9-6 12-2 4-3 10-3 17h50c0-7-1-13-3-17-3-3-6-7-6-12 0-11-7-20-16-23zm0 11c6 3 9 8 9 14 0 5-4 9-9 12-5-3-9-7-9-12 0-6 3-11 9-14z';
/** An ally wears no hood. */
const CAP =
  'M20 22c0-8 5-13 12-13s12 5 12 13c-8-2-16-2-24 0zm1 4c0 10 5 17 11 17s11-7 11-17c-7-1-15-1-22 0zm7 20c-9 1-17 5-19 13h46c-2-8-10-12-19-13l-4 4z';

export function Portrait({ id, ally }: Pick<Character, 'id' | 'ally'>) {
  return (
    <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
      <circle class="portrait-ground" cx="32" cy="32" r="30" />
      <path class="portrait-lines" d="M8 14h48M5 20h54M3 26h58M2 32h60M3 38h58M5 44h54" />
      <path class="portrait-cut" fill-rule="evenodd" d={ally === '' ? (CUTS[id] ?? HOOD) : CAP} />
      <circle class="portrait-rim" cx="32" cy="32" r="30" />
    </svg>
  );
}
