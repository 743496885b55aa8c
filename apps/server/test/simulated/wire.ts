import { EventEmitter } from 'node:events';
import type { ClientSocket } from '../../../web/src/session/online/connection.ts';
import type { Connection } from '../../src/socket/connection.ts';
import type { Dangers } from './dangers.ts';
import type { Life, World } from './world.ts';

/** How long a message takes, in milliseconds: at most longer than a browser's patience. */
const [LEAST, MOST] = [5, 60];
const [SLOW_LEAST, SLOW_MOST] = [100, 9000];
/** Until a side sees that the connection has ended, when it does. */
const [NOTICED_LEAST, NOTICED_MOST] = [1, 500];
/** One who does not answer a goodbye is given up after so long. */
const PATIENCE = 2000;
/** No reason was given: the connection was lost. */
const LOST = 1006;

/** Takes in who connects; null when no server is there. `end`: to be called when the server is killed. */
export type Accept = (connection: Connection, end: () => void) => Life | null;

/** Whatever goes over the wire, as the browser has it. */
export interface Overheard {
  said(text: string): void;
  heard(text: string): void;
}

/** What goes one way arrives in order, or not at all once the connection has ended. */
function oneWay(world: World, dangers: () => Dangers): (life: Life, work: () => void) => void {
  let last = 0;
  return (life, work) => {
    const takes = world.chance(dangers().slowWire) ? world.between(SLOW_LEAST, SLOW_MOST) : world.between(LEAST, MOST);
    last = Math.max(last, world.now() + takes);
    world.after(life, last - world.now(), work);
  };
}

/** A message as a trace has it: events, positions and tables say too much. */
function shortOf(text: string): string {
  const { type, moment, position: _position, table: _table, moments: _moments, begun: _begun, ...rest } = JSON.parse(text);
  const { events: _events, ...decision } = moment ?? {};
  return `${type} ${JSON.stringify({ ...rest, ...decision })}`;
}

/** A connection of a browser to a server, which both use as they use a WebSocket. */
export function openWire(
  browser: Life,
  world: World,
  dangers: () => Dangers,
  accept: Accept,
  overheard: Overheard,
): ClientSocket {
  const listeners: { type: string; listener: (event: object) => void }[] = [];
  const [there, back] = [oneWay(world, dangers), oneWay(world, dangers)];
  let server: Life | null = null;
  let [isCut, isBrowserEnded, isServerEnded] = [false, false, false];

  /** What a page throws is a fault of the run; an EventTarget would end the process by it. */
  function dispatch(type: string, event: object): void {
    for (const each of listeners) if (each.type === type) each.listener(event);
  }

  function endBrowser(code: number): void {
    if (isBrowserEnded) return;
    isBrowserEnded = true;
    world.note(browser.name, `is cut off: ${code}`);
    dispatch('close', { code });
  }

  function endServer(): void {
    if (isServerEnded) return;
    isServerEnded = true;
    socket.readyState = socket.CLOSED;
    socket.emit('close');
  }

  const soon = (): number => world.between(NOTICED_LEAST, NOTICED_MOST);

  /** Nothing on its way arrives any more; each side notices it, or finds out by the silence. */
  function cut(): void {
    if (isCut) return;
    isCut = true;
    world.note(browser.name, 'loses the connection');
    const isUnnoticed = world.chance(dangers().unnoticed);
    const [byBrowser, byServer] = isUnnoticed ? [world.chance(0.5), world.chance(0.5)] : [true, true];
    if (byBrowser) world.after(browser, soon(), () => endBrowser(LOST));
    if (byServer && server !== null) world.after(server, soon(), endServer);
  }

  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    CLOSED: 3,
    readyState: 1,
    bufferedAmount: 0,
    send(data: string | Buffer) {
      if (socket.readyState !== socket.OPEN || isCut) return;
      const text = String(data);
      if (world.chance(dangers().cutTelling)) return cut();
      back(browser, () => {
        if (isCut || isBrowserEnded) return;
        world.note(browser.name, `hears ${shortOf(text)}`);
        overheard.heard(text);
        dispatch('message', { data: text });
      });
    },
    ping() {
      back(browser, () => {
        if (isCut || isBrowserEnded || server === null) return;
        there(server, () => !isCut && !isServerEnded && socket.emit('pong'));
      });
    },
    close(code: number) {
      if (socket.readyState !== socket.OPEN) return;
      socket.readyState = 2;
      back(browser, () => !isCut && endBrowser(code));
      world.after(server!, PATIENCE, endServer);
    },
    terminate() {
      back(browser, () => endBrowser(LOST));
      world.after(server!, 0, endServer);
    },
  });

  world.after(browser, world.between(LEAST, MOST), () => {
    server = accept({ socket, wire: { writableCorked: 1 } } as unknown as Connection, () => {
      isServerEnded = true;
      cut();
    });
    if (server === null) return endBrowser(LOST);
    back(browser, () => {
      if (!isBrowserEnded && !isCut) dispatch('open', {});
    });
  });

  return {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.push({ type, listener }),
    send(text: string) {
      if (isBrowserEnded || isCut || server === null) return;
      overheard.said(text);
      if (world.chance(dangers().cutAsking)) return cut();
      world.note(browser.name, `says ${shortOf(text)}`);
      there(server, () => {
        if (!isCut && socket.readyState === socket.OPEN) socket.emit('message', Buffer.from(text), false);
      });
    },
    close() {
      isBrowserEnded = true;
      if (server !== null && !isCut) there(server, endServer);
    },
  } as ClientSocket;
}
