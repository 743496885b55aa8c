import type { CharacterId } from '@bauta/engine';
import { characterName } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';

/** Who of the party acts. */
export function Actors({ table, actors, actor }: { table: TableState; actors: readonly CharacterId[]; actor: CharacterId | '' }) {
  const game = table.shown.value;
  const choose = (id: CharacterId) => {
    table.selected.value = id;
    table.at.value = game.characters.find((each) => each.id === id)!.at;
  };
  return (
    <div class="actors">
      {game.characters
        .filter(({ id }) => actors.includes(id))
        .map(({ id, ap, saved }) => (
          <button type="button" key={id} aria-pressed={id === actor} onClick={() => choose(id)}>
            <span class="label">{characterName(catalogueOf(game), id)}</span>
            <span class="cost">{say('table.now.ap-left', { ap, saved })}</span>
          </button>
        ))}
    </div>
  );
}
