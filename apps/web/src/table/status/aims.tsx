import './status.css';
import { type Game, HIDDEN, NO_CARD } from '@bauta/engine';
import { nameOf, renderEvent } from '@bauta/text';
import type { ComponentChildren } from 'preact';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { CardChip } from '../cards/card-chip.tsx';
import { cardFacts } from '../cards/card-facts.ts';
import type { TableState } from '../table-state.ts';
import { Entrances } from './entrances.tsx';
import { mapWord } from './map-word.ts';
import { Objectives } from './objectives.tsx';
import { Sync } from './sync.tsx';

/** A part that can be folded away. */
function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <details class="aims-part" open>
      <summary>{say(`table.status.${name}`)}</summary>
      {children}
    </details>
  );
}

function Counters({ game }: { game: Game }) {
  const { id: memory, counters } = game.content.memory;
  return (
    <ul class="tallies">
      {counters.map(({ id }) => (
        <li key={id}>
          <span>{lexicon.value.words.get(`memory.${memory}.counter.${id}`) ?? id}</span>
          <b>{game.counters[id]}</b>
        </li>
      ))}
    </ul>
  );
}

/** Enemies with a name, and machines: what they can still take. */
function Named({ game }: { game: Game }) {
  const bosses = game.bosses.filter(({ state }) => state === 'standing');
  const machines = game.machines.filter(({ state }) => state === 'standing');
  return (
    <ul class="tallies">
      {bosses.map(({ id, hp }) => (
        <li key={id}>
          <span>{nameOf(lexicon.value, 'boss', id)}</span>
          <b>{say('table.party.hp-count', { hp, most: game.content.bosses[id]!.hp[game.setup.party.length - 2]! })}</b>
        </li>
      ))}
      {machines.map(({ id, hp }) => (
        <li key={id}>
          <span>{nameOf(lexicon.value, 'machine', id)}</span>
          <b>{say('table.party.hp-count', { hp, most: game.content.machines[id]!.hp[game.setup.party.length - 2]! })}</b>
        </li>
      ))}
    </ul>
  );
}

/** R1.4: the rules of its own that the memory has, those of who stands on the map, and what holds for now. */
function Rules({ table }: { table: TableState }) {
  const game = table.shown.value;
  const standing = game.bosses.filter(({ state }) => state === 'standing');
  const cards = [...game.content.memory.rules, ...standing.flatMap(({ id }) => game.content.bosses[id]!.rules)];
  return (
    <>
      <p>{nameOf(lexicon.value, 'memory', game.content.memory.id, 'rules')}</p>
      <div class="aims-cards">
        {cards.map((card) => (
          <CardChip
            key={card}
            game={game}
            card={card}
            onRead={() => {
              table.reading.value = { card, holder: '' };
            }}
          />
        ))}
      </div>
    </>
  );
}

/** R3.3 */
function InForce({ game }: { game: Game }) {
  return (
    <ul class="in-force">
      {game.lasting.map((lasting, index) => (
        <li key={index}>{renderEvent(catalogueOf(game), { type: 'lasting-begun', lasting, why: 'R3.3' })}</li>
      ))}
    </ul>
  );
}

/** R9.3, R10 */
function Found({ table }: { table: TableState }) {
  const game = table.shown.value;
  const xp = game.tokens.reduce((sum, id) => sum + cardFacts(game.content, id).xp, 0);
  return (
    <ul class="tallies">
      {game.maps.map(({ tower, synchronised }, map) =>
        tower === NO_CARD ? null : (
          <li key={mapWord(map)}>
            <span>{say('table.status.tower', { map: mapWord(map), maps: game.maps.length })}</span>
            {synchronised && tower !== HIDDEN ? (
              <CardChip
                game={game}
                card={tower}
                onRead={() => {
                  table.reading.value = { card: tower, holder: '' };
                }}
              />
            ) : (
              <b>{say('table.status.tower-unknown')}</b>
            )}
          </li>
        ),
      )}
      <li>
        <span>{say('table.status.tokens')}</span>
        <b>{say('table.status.tokens-xp', { count: game.tokens.length, xp })}</b>
      </li>
    </ul>
  );
}

const hasNamed = ({ bosses, machines }: Game): boolean =>
  bosses.some(({ state }) => state === 'standing') || machines.some(({ state }) => state === 'standing');

/** What the memory is about, and all of its state that is not always on view. */
export function Aims({ table }: { table: TableState }) {
  const game = table.shown.value;
  return (
    <div class="aims">
      <Part name="objectives">
        <Objectives table={table} />
        {game.content.memory.counters.length > 0 && <Counters game={game} />}
      </Part>
      {hasNamed(game) && (
        <Part name="named">
          <Named game={game} />
        </Part>
      )}
      {game.lasting.length > 0 && (
        <Part name="in-force">
          <InForce game={game} />
        </Part>
      )}
      <Part name="entrances">
        <Entrances game={game} />
      </Part>
      <Part name="sync">
        <Sync game={game} />
      </Part>
      <Part name="rules">
        <Rules table={table} />
      </Part>
      <Part name="found">
        <Found table={table} />
      </Part>
    </div>
  );
}
