import { once } from 'node:events';
import { type Entry, type FromServer, PROTOCOL, type Whole } from '@bauta/protocol';
import { socketUrl } from './test-server.ts';

/** One window of a guest, as the server sees it: it does not come back by itself. */
export interface Window {
  readonly heard: readonly FromServer[];
  /** 'in', or the code it was closed with. */
  readonly became: 'in' | number;
  /** The code it is closed with. */
  readonly closed: Promise<number>;
  send(message: object): void;
  /** What it came to. */
  whole(): Whole;
  entries(): Entry[];
  /** Heard, and looked at after every message. */
  until(holds: (message: FromServer) => boolean): Promise<void>;
  close(): void;
}

export async function windowAt(
  port: number,
  code: string,
  cookie: string,
  coming: { seen?: number; link?: string } = {},
): Promise<Window> {
  const socket = new WebSocket(socketUrl(port, code), { headers: { cookie } } as never);
  const heard: FromServer[] = [];
  const watchers = new Set<() => void>();
  const closed = once(socket, 'close').then(([{ code: closedBy }]) => closedBy as number);
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)) as FromServer);
    for (const watch of watchers) watch();
  });
  const until = (holds: (message: FromServer) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const watch = (): void => {
        if (heard.some(holds)) resolve();
      };
      watchers.add(watch);
      watch();
    });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  send({ type: 'hello', protocol: PROTOCOL, seen: 0, ...coming });
  const entered = until(({ type }) => type === 'present').then(() => 'in' as const);
  return {
    heard,
    became: await Promise.race([entered, closed]),
    closed,
    send,
    whole: () => heard.find((message) => message.type === 'whole')!,
    entries: () =>
      heard.filter((message): message is Entry => 'seq' in message && message.type !== 'whole' && message.type !== 'done'),
    until,
    close: () => socket.close(),
  };
}
