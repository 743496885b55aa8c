import type { Game } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { syncFacts } from './sync-facts.ts';

/** R34: the sync in words, and how what it counts stands. */
export function Sync({ game }: { game: Game }) {
  return (
    <>
      <p>{nameOf(lexicon.value, 'memory', game.content.memory.id, 'sync')}</p>
      <ul class="tallies">
        {syncFacts(game).map(({ tally, value, bound, limit, state }) => (
          <li key={`${tally} ${bound}`} data-state={state}>
            <span>{say(`table.status.tally-${tally}`)}</span>
            <b>{value}</b>
            <i>{say(`table.status.${bound}`, { limit })}</i>
            <span class="tally-state">{say(`table.status.sync-${state}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
