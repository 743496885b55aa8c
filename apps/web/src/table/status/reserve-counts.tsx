import type { Game } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { type ReserveCount, reserveCounts } from './reserve.ts';

function Count({ count: { kind, left, state } }: { count: ReserveCount }) {
  const plural = nameOf(lexicon.value, 'guard', kind, 'plural');
  return (
    <li data-state={state} title={plural}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 3c5 2 11 2 16 0 1 9-1 15-8 18C5 18 3 12 4 3z" />
        <text class="reserve-letter" x="12" y="15.5">
          {nameOf(lexicon.value, 'guard', kind).charAt(0).toUpperCase()}
        </text>
      </svg>
      <b>{left}</b>
      <span class="reserve-kind">{plural}</span>
      {state !== 'full' && <span class="reserve-state">{say(`table.status.reserve-${state}`)}</span>}
    </li>
  );
}

/** R29.3: a garrison is so small that players plan by it. */
function ReserveName({ hasGarrison }: { hasGarrison: boolean }) {
  if (!hasGarrison) return <span class="reserve-name">{say('table.status.reserve')}</span>;
  return (
    <span class="reserve-name" title={say('table.status.garrison-why')}>
      {say('table.status.garrison')}
    </span>
  );
}

/** Figures left. Without them the memory is lost, so what runs low is marked. */
export function ReserveCounts({ game }: { game: Game }) {
  return (
    <div class="reserve">
      <ReserveName hasGarrison={game.content.memory.garrison !== undefined} />
      <ul>
        {reserveCounts(game).map((count) => (
          <Count key={count.kind} count={count} />
        ))}
      </ul>
    </div>
  );
}
