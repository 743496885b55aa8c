import type { Game } from '@bauta/engine';
import { syncFacts } from '@bauta/engine';
import { nameOf, syncBound, syncSubject } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

/** R34: what the sync counts or asks for, and how it stands. */
export function SyncFacts({ game }: { game: Game }) {
  return (
    <ul class="tallies">
      {syncFacts(game).map((fact) => (
        <li key={`${fact.what} ${fact.of} ${fact.bound}`} data-state={fact.state}>
          <span>{syncSubject(lexicon.value, game.content.memory.id, fact)}</span>
          {fact.what !== 'objective' && <b>{fact.value}</b>}
          <i>{syncBound(lexicon.value, fact)}</i>
          <span class="tally-state">{say(`table.status.sync-${fact.state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** R34: the sync in words, and what it counts. */
export function Sync({ game }: { game: Game }) {
  return (
    <>
      <p>{nameOf(lexicon.value, 'memory', game.content.memory.id, 'sync')}</p>
      <SyncFacts game={game} />
    </>
  );
}
