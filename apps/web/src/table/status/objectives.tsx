import { NOWHERE, squareName } from '@bauta/engine';
import { characterName } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { type ObjectiveFacts, objectiveFacts } from './objective-facts.ts';

const MARKS: Readonly<Record<ObjectiveFacts['state'], string>> = {
  hidden: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM9.5 9.5c0-4 5-3.5 5-.5 0 2-2.5 2-2.5 4m0 3v.5',
  open: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z',
  done: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM7.5 12l3.5 3.5 6-7',
  lost: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM8 8l8 8m0-8-8 8',
};

function Pips({ value, most }: { value: number; most: number }) {
  return (
    <span class="pips" role="img" aria-label={say('table.status.progress', { value, most })}>
      {Array.from({ length: most }, (_, index) => (
        <i key={index} data-full={index < value} />
      ))}
    </span>
  );
}

interface ObjectiveProps {
  table: TableState;
  facts: ObjectiveFacts;
}

/** Whether it is done or lost, how far it has come, who carries it, and where it is. */
function ObjectiveNotes({ table, facts: { optional, state, progress, carrier, at } }: ObjectiveProps) {
  return (
    <span class="objective-notes">
      {state !== 'open' && state !== 'hidden' && <b>{say(`table.status.objective-${state}`)}</b>}
      {optional && <i>{say('table.status.objective-optional')}</i>}
      {progress !== null && (
        <span>
          {progress.of === 'ap' && say('table.status.objective-ap')}
          <Pips value={progress.value} most={progress.most} />
        </span>
      )}
      {carrier !== '' && (
        <span>{say('table.status.objective-borne', { who: characterName(catalogueOf(table.shown.value), carrier) })}</span>
      )}
      {at !== NOWHERE && (
        <button
          type="button"
          class="to-square"
          aria-label={say('table.status.show-square', { square: squareName(at) })}
          onClick={() => {
            table.at.value = at;
          }}
        >
          {squareName(at)}
        </button>
      )}
    </span>
  );
}

function Objective({ table, facts }: ObjectiveProps) {
  const { id, state } = facts;
  const { memory } = table.content.value;
  const words = lexicon.value.words.get(`memory.${memory.id}.objective.${id}`) ?? id;
  return (
    <li data-state={state}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={MARKS[state]} />
      </svg>
      <div>
        <span class="objective-text">{state === 'hidden' ? say('table.status.objective-hidden') : words}</span>
        <ObjectiveNotes table={table} facts={facts} />
      </div>
    </li>
  );
}

/** R14: what is to be done. */
export function Objectives({ table }: { table: TableState }) {
  return (
    <ol class="objectives">
      {objectiveFacts(table.shown.value).map((facts) => (
        <Objective key={facts.id} table={table} facts={facts} />
      ))}
    </ol>
  );
}
