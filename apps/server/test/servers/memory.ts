import { once } from 'node:events';

/** Of a server, in bytes: what it has in use once everything else is thrown away, and what its process holds. */
export interface MemoryUse {
  inUse: number;
  held: number;
}

interface InspectorMessage {
  id: number;
  result?: { result?: { value?: NodeJS.MemoryUsage } };
}

/** What is held weakly is let go of between turns, so one clearing up is not enough. */
const TIMES = 5;

/** Asked of its runtime, which was started with `--inspect` at this port: the server itself knows nothing of it. */
export async function memoryOf(inspector: number): Promise<MemoryUse> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  async function ask(method: string, params: object = {}): Promise<InspectorMessage> {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
    return JSON.parse(data) as InspectorMessage;
  }
  for (let times = 0; times < TIMES; times++) await ask('HeapProfiler.collectGarbage');
  const { result } = await ask('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true });
  socket.close();
  const { heapUsed, external, rss } = result!.result!.value!;
  return { inUse: heapUsed + external, held: rss };
}
