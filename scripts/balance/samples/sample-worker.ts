import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content, MemorySetup } from '@bauta/engine';
import type { RoomRecord, SwingRecord } from '@bauta/format';
import type { SamplePart } from './sample-tasks.ts';

/** All take from the same list, the next one each time. */
export interface SampleOrder {
  part: SamplePart;
  /** As JSON: objects that are parsed are as quick as those of the program, cloned ones are not. */
  content: string;
  setups: readonly MemorySetup[];
  /** The number of the next one, shared. */
  next: Int32Array<SharedArrayBuffer>;
}

export type SampleResult = { index: number; swing: SwingRecord } | { index: number; room: RoomRecord | null };

// Reading TypeScript anew would take longer than many games.
enableCompileCache();
const { roomIn, swingOf } = await import('@bauta/simulation');

const { part, content: text, setups, next } = workerData as SampleOrder;
const content = JSON.parse(text) as Content;

function measure(index: number): SampleResult {
  const setup = setups[index]!;
  return part === 'swing' ? { index, swing: swingOf(content, setup) } : { index, room: roomIn(content, setup) };
}

const take = (): number => Atomics.add(next, 0, 1);
for (let index = take(); index < setups.length; index = take()) parentPort!.postMessage(measure(index));
