import type { Character } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { isAlarming, type State, stateOf } from './state-of.ts';

const EYE = 'M2 12c5-7 15-7 20 0-5 7-15 7-20 0zm10-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6z';
const SIGNS: Readonly<Record<State, string>> = {
  outside: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zm0 4v5l4 3',
  incognito: 'M2 10c6-4 14-4 20 0-1 6-4 8-6 8-2 0-3-2-4-3-1 1-2 3-4 3-2 0-5-2-6-8zm4 1c2-1 3 0 4 1m8-1c-2-1-3 0-4 1',
  hidden: 'M3 20c1-7 4-12 9-12s8 5 9 12zM12 8V4m-4 6L6 7m10 3 2-3M7 20l2-7m8 7-2-7m-3 7v-7',
  disguised: 'M5 12c0-6 3-9 7-9s7 3 7 9zm-2 0h18M7 15c1 4 3 6 5 6s4-2 5-6',
  aboard: 'M6 17a3 3 0 1 0 .1 0zm12 0a3 3 0 1 0 .1 0zM3 17V9l9-4 9 4v8z',
  'on-tower': 'M7 21V9h10v12M5 9h14M7 9V5h2v2h2V5h2v2h2V5h2v4M5 21h14',
  exposed: EYE,
  critical: 'M12 3 2 20h20zm0 6v5m0 3v.5',
  left: 'M3 14c4 5 14 5 18 0M12 3v10m0-10 6 8h-6',
  eliminated: 'M12 2v20M6 8h12',
};

/** In red only what red is kept for. */
export function StateBadge({ character }: { character: Character }) {
  const state = stateOf(character);
  const machine = nameOf(lexicon.value, 'machine', character.aboard);
  return (
    <span class="state-badge" data-alarming={isAlarming(state)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[state]} />
      </svg>
      {say(`table.party.${state}`, { machine })}
    </span>
  );
}
