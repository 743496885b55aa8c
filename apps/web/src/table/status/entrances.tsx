import { type Game, squareName } from '@bauta/engine';
import { listed, nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { type EntranceFacts, reinforcementFacts } from './entrances.ts';
import { mapWord } from './map-word.ts';

function brought(game: Game, { cards, crossbowmen, elites }: EntranceFacts): string {
  if (cards === 0) return say('table.status.entrance-none');
  const guard = (kind: string, count: number) =>
    count === 0
      ? []
      : [
          say('table.status.guards', {
            count,
            one: nameOf(lexicon.value, 'guard', kind),
            many: nameOf(lexicon.value, 'guard', kind, 'plural'),
          }),
        ];
  return listed(lexicon.value, [...guard('crossbowman', crossbowmen), ...guard(game.content.memory.elite, elites)]);
}

/** What may come in next and where, as far as anyone can know. */
export function Entrances({ game }: { game: Game }) {
  const facts = reinforcementFacts(game);
  if (facts === null) return <p>{say('table.status.no-reinforcements')}</p>;
  const { due, map, cards, entrances } = facts;
  return (
    <>
      <p>
        {say('table.status.reinforcements-due', { due })}
        {game.maps.length > 1 && ` ${say('table.status.reinforcements-to', { map: mapWord(map) })}`}
      </p>
      <table class="entrances">
        <thead>
          <tr>
            <th scope="col">{say('table.status.entrance')}</th>
            <th scope="col">{say('table.status.entrance-squares')}</th>
            <th scope="col">{say('table.status.entrance-most')}</th>
            <th scope="col">{say('table.status.entrance-chance')}</th>
          </tr>
        </thead>
        <tbody>
          {entrances.map((each) => (
            <tr key={each.letter}>
              <th scope="row">{each.letter}</th>
              <td>{each.squares.map(squareName).join(' ')}</td>
              <td>{brought(game, each)}</td>
              <td>{say('table.status.cards-of', { count: each.cards, all: cards })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
