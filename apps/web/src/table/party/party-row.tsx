import './party.css';
import { characterName } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { boardFacts } from './board-facts.ts';
import { CubeRow } from './cube-row.tsx';
import { members } from './members.ts';
import { Portrait } from './portrait.tsx';
import { isAlarming, isGone, stateOf } from './state-of.ts';

/** The boards in little, where there is no room for them: who acts, their cubes, how they fare. */
export function PartyRow({ table }: { table: TableState }) {
  const game = table.shown.value;
  return (
    <div class="party-row">
      {members(game).map((character) => {
        const state = stateOf(character);
        const { ap, saved, hp, mayAct } = boardFacts(game, character, table.options.value);
        const isSelected = table.selected.value === character.id;
        return (
          <button
            type="button"
            key={character.id}
            class="party-chip"
            aria-pressed={isSelected}
            data-may-act={mayAct}
            data-gone={isGone(character)}
            data-alarming={isAlarming(state)}
            onClick={() => {
              table.selected.value = isSelected ? '' : character.id;
            }}
          >
            <Portrait id={character.id} ally={character.ally} />
            <span class="party-chip-name">{characterName(catalogueOf(game), character.id)}</span>
            <span class="unseen">{say(`table.party.${state}`, { machine: character.aboard })}</span>
            <span class="party-chip-cubes">
              <CubeRow
                of="ap"
                cubes={saved === 'full' ? [...ap, saved] : ap}
                label={say('table.party.ap-count', { ap: character.ap + character.saved })}
              />
              <CubeRow
                of="hp"
                cubes={hp}
                label={say('table.party.hp-count', { hp: hp.filter((cube) => cube === 'full').length, most: hp.length })}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
}
