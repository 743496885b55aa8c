// One server in this process, started by measure.ts; it answers what it is asked: its rooms, its CPU time, its memory.
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from '../measure.ts';
import { bareWs } from './servers/bare-ws.ts';
import { bauta } from './servers/bauta.ts';
import { boardgameIO } from './servers/boardgame-io.ts';
import type { Contender, StartingGame } from './servers/contender.ts';

const CONTENDERS = { bauta, 'bare ws': bareWs, 'boardgame.io': boardgameIO } as const;
export type ContenderName = keyof typeof CONTENDERS;
export type AskedOfServer = { ask: 'port' } | { ask: 'lay'; games: readonly StartingGame[] } | { ask: 'cpu' } | { ask: 'memory' };

/** In use once everything that is not is thrown away, in bytes. */
async function memory(): Promise<number> {
  for (let times = 0; times < 5; times++) {
    globalThis.gc!();
    // What is held weakly is let go of between turns.
    await wait(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function answer(contender: Contender, asked: AskedOfServer): Promise<unknown> {
  switch (asked.ask) {
    case 'port':
      return contender.port;
    case 'lay':
      return contender.lay(asked.games);
    case 'cpu':
      return cpuSeconds();
    case 'memory':
      return memory();
  }
}

const contender = await CONTENDERS[process.argv[2] as ContenderName]();
process.on('message', async (asked: AskedOfServer) => process.send!(await answer(contender, asked)));
process.on('disconnect', () => process.exit());
process.send!('ready');
