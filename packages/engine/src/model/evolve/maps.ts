import type { Game, MapState } from '../game.ts';
import { noGround } from '../ground.ts';
import { KINDS } from '../kinds.ts';
import { mapOf, NOWHERE } from '../square.ts';
import type { Evolvers } from './evolvers.ts';

function figuresToReserve(game: Game, { guards, bodies }: MapState): void {
  for (let index = 0; index < guards.length; index++)
    game.reserve[index % KINDS] = game.reserve[index % KINDS]! + guards[index]! + bodies[index]!;
}

/** A boss that was not eliminated waits off the map again, with the HP it has left (R33.1). */
function bossesOff(game: Game, map: number): void {
  for (const boss of game.bosses)
    if (mapOf(boss.at) === map) Object.assign(boss, { at: NOWHERE, state: boss.state === 'body' ? 'gone' : 'waiting' });
}

export const mapEvolvers: Evolvers<'map-taken-down'> = {
  'map-taken-down': (game, { map }) => {
    const state = game.maps[map]!;
    figuresToReserve(game, state);
    bossesOff(game, map);
    for (const counts of [state.guards, state.based, state.bodies, state.bases, state.entered, state.pushedOut]) counts.fill(0);
    state.chests = [];
    if (!state.synchronised) state.tower = '';
    state.changes = [];
    state.marked = null;
    state.down = true;
    game.happened = game.happened.map((each) => (mapOf(each.at) === map ? { ...each, at: NOWHERE } : each));
    game.grounds = game.grounds.with(map, noGround(game.content.memory, map));
  },
};
