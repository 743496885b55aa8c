import { emit, follow } from '../../flow/emit.ts';
import type { TileData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { type Clause, KINDS } from '../../model/kinds.ts';
import { guardKindOf, kindIndex, machineOf } from '../../model/lookup.ts';
import type { Demand } from '../../model/step.ts';
import { consequences } from '../enemies/arrival.ts';
import { bossArrives } from '../enemies/boss.ts';
import { askForGuards, demand } from '../enemies/place-guards.ts';
import { layMachine } from '../machines/machine.ts';

/** R7.2: the guards that the map's data puts on these squares. */
function guardsOn(game: Game, map: number, { squares }: TileData): Demand[] {
  const { memory } = game.content;
  const party = game.setup.party.length - 2;
  return squares.flatMap((at) => {
    const asked = new Array<number>(KINDS).fill(0);
    for (const { at: place, guard, count } of memory.maps[map]!.guards) {
      const kind = kindIndex(guardKindOf(memory, guard));
      if (place === at) asked[kind] = asked[kind]! + count[party]!;
    }
    return asked.some((count) => count > 0) ? [demand(at, asked)] : [];
  });
}

/** A tile from aside comes with what the map's data places on it. */
export function layTile(game: Game, map: number, tile: TileData, why: Clause): void {
  emit(game, { type: 'ground-changed', map, change: { change: 'tile-laid', tile: tile.id }, why });
  follow(game, consequences(game, false));
  for (const each of game.content.memory.maps[map]!.machines)
    if (tile.squares.includes(each.at) && machineOf(game, each.machine).state === 'waiting') layMachine(game, each);
  for (const { boss, at } of game.content.memory.maps[map]!.bosses)
    if (tile.squares.includes(at) && game.bosses.some(({ id, state }) => id === boss && state === 'waiting'))
      bossArrives(game, boss, at);
  askForGuards(game, guardsOn(game, map, tile), 'R7.2');
}
