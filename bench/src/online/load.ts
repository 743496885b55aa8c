// Plays at the rooms of one server, from a process of its own; started by measure.ts.
import { bareWs } from './load/bare-ws.ts';
import { bauta } from './load/bauta.ts';
import { boardgameIO } from './load/boardgame-io.ts';
import type { Dialect } from './load/dialect.ts';
import { flatOut, playTo, steady } from './load/pace.ts';
import { openRoom, type ScriptedRoom } from './load/room.ts';
import type { LoadScript } from './scripts.ts';
import type { ContenderName } from './serve.ts';

export type AskedOfLoad =
  | { ask: 'begin'; port: number; scripts: readonly LoadScript[] }
  /** Clients come into these rooms, instead of those of the same places. */
  | { ask: 'sit'; rooms: readonly { place: number; name: string }[] }
  /** The places whose script has fewer decisions left. */
  | { ask: 'worn'; left: number }
  | { ask: 'leave' }
  | { ask: 'flat out' }
  | { ask: 'play to'; made: number }
  | { ask: 'steady'; perSecond: number; seconds: number }
  /** Ends what goes on flat out; not answered itself. */
  | { ask: 'enough' };

const DIALECTS: Readonly<Record<ContenderName, Dialect>> = { bauta, 'bare ws': bareWs, 'boardgame.io': boardgameIO };
const dialect = DIALECTS[process.argv[2] as ContenderName];
const rooms: ScriptedRoom[] = [];
let [port, scripts, isEnough]: [number, readonly LoadScript[], boolean] = [0, [], false];

async function sit(place: number, name: string): Promise<void> {
  rooms[place]?.close();
  rooms[place] = await openRoom(dialect, port, name, scripts[place % scripts.length]!);
}

async function answer(asked: Exclude<AskedOfLoad, { ask: 'enough' }>): Promise<unknown> {
  switch (asked.ask) {
    case 'begin':
      ({ port, scripts } = asked);
      return null;
    case 'sit':
      await Promise.all(asked.rooms.map(({ place, name }) => sit(place, name)));
      return null;
    case 'worn':
      return [...rooms.keys()].filter((place) => rooms[place]!.left < asked.left);
    case 'leave':
      for (const room of rooms.splice(0)) room.close();
      return null;
    case 'flat out':
      isEnough = false;
      return flatOut(rooms, () => isEnough);
    case 'play to':
      await playTo(rooms, asked.made);
      return null;
    case 'steady':
      return steady(rooms, asked.perSecond, asked.seconds);
  }
}

process.on('message', async (asked: AskedOfLoad) => {
  if (asked.ask === 'enough') isEnough = true;
  else process.send!(await answer(asked));
});
process.on('disconnect', () => process.exit());
process.send!('ready');
