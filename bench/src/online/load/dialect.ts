import type { WebSocket as Socket } from 'ws';
import type { ScriptedDecision } from '../scripts.ts';

/** How one speaks with a contender. */
export interface Dialect {
  /** Where seat `seat` of a room connects, and with which headers. */
  url(port: number, room: string): string;
  headers(port: number, seat: number): Promise<Record<string, string>>;
  /** Talks until the seat is taken and may play. */
  sitDown(socket: Socket, room: string, seat: number, seats: readonly string[]): Promise<void>;
  /** The decision behind `n` others. */
  decide(room: string, n: number, line: ScriptedDecision): string;
  /** Whether it tells the room of a decision. Throws for what says that none was made. */
  isTold(message: Buffer): boolean;
  /** What has to be answered, whenever it comes. */
  reply?(message: Buffer): string | null;
}

/** The first message for which it holds. */
export function heard(socket: Socket, holds: (text: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error('the connection was closed'));
    const listen = (data: unknown): void => {
      if (!holds(String(data))) return;
      socket.off('message', listen);
      socket.off('close', failed);
      resolve();
    };
    socket.on('message', listen);
    socket.on('close', failed);
  });
}

/** Enough of a message to tell what it is. */
export const startOf = (message: Buffer): string => message.toString('latin1', 0, 48);
