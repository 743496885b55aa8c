import { type Character, squareName } from '@bauta/engine';
import { characterName, levelWord, listed, nameOf } from '@bauta/text';
import { useEffect, useRef } from 'preact/hooks';
import { useSame } from '../../ui/by-value.tsx';
import { catalogueOf } from '../../words/catalogue.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { CardChip } from '../cards/card-chip.tsx';
import { CardSign } from '../cards/card-sign.tsx';
import type { TableState } from '../table-state.ts';
import { type BoardFacts, boardFacts, type CardOnBoard } from './board-facts.ts';
import { CubeRow } from './cube-row.tsx';
import { Portrait } from './portrait.tsx';
import { StateBadge } from './state-badge.tsx';
import { isAlarming, isGone, stateOf } from './state-of.ts';

interface Props {
  table: TableState;
  character: Character;
}

function Lying({ table, character, lying: { card, isUsable, isSpent } }: Props & { lying: CardOnBoard }) {
  return (
    <CardChip
      game={{ content: table.content.value }}
      card={card}
      isUsable={isUsable}
      isSpent={isSpent}
      onRead={() => {
        table.reading.value = { card, holder: character.id };
      }}
    />
  );
}

function Cubes({ character, facts }: { character: Character; facts: BoardFacts }) {
  const { ap, saved } = character;
  const hp = facts.hp.filter((cube) => cube === 'full').length;
  return (
    <p class="board-cubes">
      <span>
        <abbr title={say('table.party.ap-name')}>{say('table.party.ap')}</abbr>
        <CubeRow of="ap" cubes={facts.ap} label={String(ap)} />
        {facts.saved !== null && <CubeRow of="saved" cubes={[facts.saved]} label={say('table.party.saved', { saved })} />}
      </span>
      {facts.hp.length > 0 && (
        <span>
          <abbr title={say('table.party.hp-name')}>{say('table.party.hp')}</abbr>
          <CubeRow of="hp" cubes={facts.hp} label={say('table.party.of', { value: hp, most: facts.hp.length })} />
        </span>
      )}
    </p>
  );
}

/** An ally has its weapons, and no slots for others. */
function Slots({ table, character, facts }: Props & { facts: BoardFacts }) {
  const slots = character.ally === '' ? facts.slots : facts.slots.filter(({ card }) => card !== null);
  if (slots.length === 0) return null;
  return (
    <ul class="board-slots">
      {slots.map(({ slot, card }) => (
        <li key={slot}>
          {card === null ? (
            <span class="board-empty">
              <CardSign sort={slot} />
              <span>{say(`table.party.slot-${slot}`)}</span>
            </span>
          ) : (
            <Lying table={table} character={character} lying={card} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Pack({ table, character, facts }: Props & { facts: BoardFacts }) {
  return (
    <ul class="board-more board-pack" aria-label={say('table.party.pack')}>
      {facts.pack.map((card, index) => (
        <li key={`${index}${card.card}`}>
          <Lying table={table} character={character} lying={card} />
        </li>
      ))}
      {facts.packLeft > 0 && (
        <li class="board-left">
          <span>{say('table.party.pack-left', { count: facts.packLeft })}</span>
        </li>
      )}
    </ul>
  );
}

function Skills({ table, character, facts }: Props & { facts: BoardFacts }) {
  if (facts.skills.length === 0) return null;
  return (
    <ul class="board-more board-skills" aria-label={say('table.party.skills')}>
      {facts.skills.map((card) => (
        <li key={card.card}>
          <Lying table={table} character={character} lying={card} />
        </li>
      ))}
    </ul>
  );
}

/** The cards of a board that lies half open, by name. */
function Summary({ facts: { skills, pack } }: { facts: BoardFacts }) {
  const names = [...skills, ...pack].map(({ card }) => nameOf(lexicon.value, 'card', card));
  return names.length === 0 ? null : <p class="board-summary">{listed(lexicon.value, names)}</p>;
}

function rankOf({ ally, apprentice, level }: Character): string {
  if (ally !== '') return say('table.party.ally');
  return apprentice ? say('table.party.apprentice') : say('table.party.level', { level: levelWord(level) });
}

/** One assassin's board, or an ally's: whose it is, cubes, slots, pack, skills. A click on the head chooses who acts. */
export function AssassinBoard({ table, ...given }: Props) {
  const character = useSame(given.character);
  const facts = useSame(boardFacts(table.shown.value, character, table.options.value));
  const isSelected = table.selected.value === character.id;
  const hasGone = isGone(character);
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) board.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <article
      ref={board}
      class="assassin-board"
      data-selected={isSelected}
      data-may-act={facts.mayAct}
      data-gone={hasGone}
      data-alarming={isAlarming(stateOf(character))}
    >
      <button
        type="button"
        class="board-head"
        aria-pressed={isSelected}
        onClick={() => {
          table.selected.value = isSelected ? '' : character.id;
        }}
      >
        <Portrait id={character.id} ally={character.ally} />
        <span class="board-name">{characterName(catalogueOf({ content: table.content.value }), character.id)}</span>
        <span class="board-rank">
          {rankOf(character)}
          {character.at >= 0 && !hasGone && <span class="board-at">{squareName(character.at)}</span>}
        </span>
        <StateBadge character={character} />
        {facts.mayAct && <span class="board-act">{say('table.party.may-act')}</span>}
      </button>
      {!hasGone && (
        <>
          <Cubes character={character} facts={facts} />
          <Slots table={table} character={character} facts={facts} />
          <Skills table={table} character={character} facts={facts} />
          {character.ally === '' && <Pack table={table} character={character} facts={facts} />}
          <Summary facts={facts} />
        </>
      )}
    </article>
  );
}
