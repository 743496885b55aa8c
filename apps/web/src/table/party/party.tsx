import './party.css';
import { characterName, listed } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import { AssassinBoard } from './assassin-board.tsx';
import { atHand, members } from './members.ts';

/** As many lie open side by side in a low window. */
const MOST_OPEN = 2;

/** The boards of the party, of allies on the map, and who could be called. */
export function Party({ table }: { table: TableState }) {
  const game = table.shown.value;
  const catalogue = catalogueOf(game);
  const waiting = atHand(game);
  const boards = members(game);
  return (
    <div class="party" data-many={boards.length > MOST_OPEN}>
      {boards.map((character) => (
        <AssassinBoard key={character.id} table={table} character={character} />
      ))}
      {waiting.length > 0 && (
        <p class="party-at-hand">
          {say('table.party.at-hand', {
            names: listed(
              catalogue,
              waiting.map(({ id }) => characterName(catalogue, id)),
            ),
          })}
        </p>
      )}
    </div>
  );
}
