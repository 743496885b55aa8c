import type { StoredEntry } from '../log/stored-entry.ts';
import type { Ping } from './pings.ts';
import type { Attendance } from './presence.ts';
import type { TableServices } from './table-services.ts';

/** What processes tell each other: an entry with its number, or what is not kept. */
type ProcessMessage = { from: string } & ({ seq: number; entry: StoredEntry } | Attendance | { ping: Ping });

/** What other processes tell of a table. */
export interface ChannelListener {
  entry(seq: number, entry: StoredEntry): void;
  attendance(process: string, attendance: Attendance): void;
  ping(ping: Ping): void;
}

/** Between the processes that follow a table. What is told may be lost. */
export interface TableChannel {
  tellEntry(seq: number, stored: string): void;
  tell(message: Attendance | { ping: Ping }): void;
  close(): void;
}

export function tableChannel(
  code: string,
  { fanOut, name: from }: Pick<TableServices, 'fanOut' | 'name'>,
  listener: ChannelListener,
): TableChannel {
  function hear(message: ProcessMessage): void {
    if (message.from === from) return;
    if ('present' in message) listener.attendance(message.from, message);
    else if ('ping' in message) listener.ping(message.ping);
    else listener.entry(message.seq, message.entry);
  }
  const close = fanOut.subscribe(code, (text) => hear(JSON.parse(text) as ProcessMessage));
  return {
    // The entry was put into words for the store already.
    tellEntry: (seq, stored) => fanOut.publish(code, `{"from":"${from}","seq":${seq},"entry":${stored}}`),
    tell: (message) => fanOut.publish(code, JSON.stringify({ from, ...message })),
    close,
  };
}
