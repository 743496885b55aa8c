import './status.css';
import { type Game, turnsLeft } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { linkTo } from '../../ui/route.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { CardSign } from '../cards/card-sign.tsx';
import type { TableState } from '../table-state.ts';
import { AlertLamp } from './alert-lamp.tsx';
import { BranchMark } from './branch-mark.tsx';
import { CompassRose } from './compass-rose.tsx';
import { mapWord } from './map-word.ts';
import { ReserveCounts } from './reserve-counts.tsx';

/** R47: with a limit, how many turns there are. */
function turnWords(game: Game): string {
  if (turnsLeft(game) === null) return say('table.status.turn', { turn: game.turn });
  return say('table.status.turn-of', { turn: game.turn, turns: game.content.memory.timeLimit!.turns });
}

/** R4.3: without an enemy phase the direction says nothing. */
function EventOf({ table, map }: { table: TableState; map: number }) {
  const { content, maps } = table.shown.value;
  const { event, direction } = maps[map]!;
  const marches = content.memory.enemyPhase !== 'none';
  const name = event === '' ? say('table.status.no-event') : nameOf(lexicon.value, 'card', event);
  return (
    <button
      type="button"
      class="event-of"
      disabled={event === ''}
      aria-label={say('table.status.event-named', { name })}
      onClick={() => {
        table.reading.value = { card: event, holder: '' };
      }}
    >
      {marches ? <CompassRose direction={direction} /> : <CardSign sort="event" />}
      <span>
        <small>{say('table.status.event')}</small>
        {name}
      </span>
    </button>
  );
}

/** What must be seen at any moment: turn, alert, event with its direction, reserve. */
export function StatusStrip({ table }: { table: TableState }) {
  const game = table.shown.value;
  return (
    <header class="status-strip">
      <a class="button status-home" href={linkTo()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12 12 4l9 8M6 10v10h12V10M10 20v-6h4v6" />
        </svg>
        <span class="unseen">{say('web.home-link')}</span>
      </a>
      <h1>{nameOf(lexicon.value, 'memory', game.content.memory.id, 'title')}</h1>
      <p class="status-turn">
        <b>{turnWords(game)}</b>
        <span>{say(`phase.${game.phase}`)}</span>
        {game.difficulty === 'easy' && <i>{say('table.status.easy')}</i>}
      </p>
      <BranchMark session={table.session} />
      {game.maps.map(
        ({ down, alert }, map) =>
          !down && (
            <div class="status-map" key={mapWord(map)}>
              <AlertLamp alert={alert} map={game.maps.length > 1 ? mapWord(map) : ''} />
              <EventOf table={table} map={map} />
            </div>
          ),
      )}
      <ReserveCounts game={game} />
    </header>
  );
}
