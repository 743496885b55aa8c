import { type Game, GUARD_KINDS } from '@bauta/engine';
import { type Catalogue, characterName, listed, nameOf, say } from '@bauta/text';
import { markOf } from './cell.ts';
import { wrapped } from './paint.ts';

export function legendLines(game: Game, catalogue: Catalogue, width: number): string[] {
  const mark = (letter: string, name: string) => say(catalogue, 'screen.legend-assassin', { mark: letter, name });
  const assassins = listed(
    catalogue,
    game.characters.map(({ id }) => mark(markOf(id), characterName(catalogue, id))),
  );
  const kinds = GUARD_KINDS.filter((kind) => kind === 'crossbowman' || kind === game.content.memory.elite);
  const enemies = listed(catalogue, [
    ...kinds.map((kind) => mark(kind.charAt(0), nameOf(catalogue, 'guard', kind))),
    ...game.machines.map(({ id }) => mark(`${markOf(id)}&`, nameOf(catalogue, 'machine', id))),
    ...game.bosses.map(({ id }) => mark(`${markOf(id)}*`, nameOf(catalogue, 'boss', id))),
  ]);
  return [
    ...wrapped(say(catalogue, 'screen.legend'), width, '     '),
    ...wrapped(say(catalogue, 'screen.legend-figures', { assassins, enemies }), width, '     '),
  ];
}

/** What the cards in play say, each once. */
export function cardTexts(game: Game, catalogue: Catalogue, width: number): string[] {
  const held = game.characters.flatMap((each) => [each.ability, each.melee, each.ranged, each.armour, each.blade, ...each.pack]);
  const actions = game.machines.flatMap(({ id, state }) => (state === 'gone' ? [] : game.content.machines[id]!.actions));
  const open = [...held, ...actions, ...game.maps.map(({ event }) => event)].filter((id) => id !== '');
  return [...new Set(open)].flatMap((id) =>
    wrapped(`${nameOf(catalogue, 'card', id)}: ${nameOf(catalogue, 'card', id, 'text')}`, width, '    '),
  );
}
