import { once } from 'node:events';
import type { WebSocket as Socket } from 'ws';
import type { LoadScript } from '../scripts.ts';
import { WebSocket } from '../ws.ts';
import type { Dialect } from './dialect.ts';

/** Four clients that play a script at one room. */
export interface ScriptedRoom {
  /** Decisions so far, and until its script ends. */
  readonly made: number;
  readonly left: number;
  /** Makes the next decision; `told` is called when whoever made it is told of it. */
  next(told: () => void): void;
  close(): void;
}

export async function openRoom(
  dialect: Dialect,
  port: number,
  room: string,
  { lines, seats }: LoadScript,
): Promise<ScriptedRoom> {
  let [made, waiting]: [number, { seat: number; told: () => void } | null] = [0, null];
  /** Of how many decisions each seat was told: one may learn late of what another did. */
  const toldOf = seats.map(() => 0);

  function hear(socket: Socket, seat: number, message: Buffer): void {
    const reply = dialect.reply?.(message) ?? null;
    if (reply !== null) socket.send(reply);
    if (!dialect.isTold(message)) return;
    toldOf[seat]! += 1;
    if (waiting?.seat !== seat || toldOf[seat] !== made + 1) return;
    const { told } = waiting;
    waiting = null;
    made += 1;
    told();
  }

  async function connect(seat: number): Promise<Socket> {
    const headers = await dialect.headers(port, seat);
    const socket = new WebSocket(dialect.url(port, room), { headers, perMessageDeflate: false, skipUTF8Validation: true });
    await once(socket, 'open');
    await dialect.sitDown(socket, room, seat, seats);
    socket.on('message', (data) => hear(socket, seat, data as Buffer));
    return socket;
  }

  const sockets: Socket[] = [];
  for (const seat of seats.keys()) sockets.push(await connect(seat));
  return {
    get made() {
      return made;
    },
    get left() {
      return lines.length - made;
    },
    next(told) {
      const line = lines[made]!;
      waiting = { seat: line.seat, told };
      sockets[line.seat]!.send(dialect.decide(room, made, line));
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
