import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beginSamples, type Pack, readSamples, type Sample, sampleLine, showSaveProblem } from '@bauta/format';
import { partyFor } from '@bauta/simulation';
import { createFile } from '../../../apps/cli/src/files/create-file.ts';
import { append, openFile, type SaveFile } from '../../../apps/cli/src/files/save-file.ts';
import { openProgress } from '../../../apps/cli/src/terminal/progress.ts';
import { memoryDigest } from '../kept-games.ts';
import { measureAll } from './sample-crew.ts';
import { nameOfSample, type SamplePart, type SampleTask, sampleName, sampleSetup, sampleTasks } from './sample-tasks.ts';
import type { SampleResult } from './sample-worker.ts';

export interface SampleJob {
  pack: Pack;
  /** Where they are kept. */
  folder: string;
  /** The digest of rules and bots. */
  code: string;
  sizes: readonly number[];
  /** Games of each size, or positions of a memory. */
  count: number;
  workers: number;
}

export interface KeptSamples {
  samples: readonly Sample[];
  /** How many were measured now. */
  measured: number;
  interrupted: boolean;
}

interface OpenSamples {
  file: SaveFile;
  samples: readonly Sample[];
}

/** Named after all they depend on. */
const samplePath = (
  { pack, folder, code }: Pick<SampleJob, 'pack' | 'folder' | 'code'>,
  part: SamplePart,
  memory: string,
): string => join(folder, `${part}.${memory}.${memoryDigest(pack, memory)}.${code}.jsonl`);

/** Opens the file of a memory's samples, or begins it. */
function openSamples(job: SampleJob, part: SamplePart, memory: string): OpenSamples {
  const { pack, code } = job;
  const path = samplePath(job, part, memory);
  if (!existsSync(path)) {
    const content = { id: memory, version: '', sum: memoryDigest(pack, memory) };
    createFile(dirname(path), [basename(path)], beginSamples({ content, code, seed: part, budget: { iterations: 1 } }));
  }
  const bytes = readFileSync(path);
  const read = readSamples(bytes.toString('utf8'));
  if ('problem' in read) throw new Error(showSaveProblem(path, read.problem));
  return { file: openFile(path, bytes), samples: read.samples };
}

function sampleOf({ content }: Pack, { memory, size, game }: SampleTask, result: SampleResult): Sample {
  const where = { memory, party: partyFor(content, size, game), game };
  return 'swing' in result ? { ...where, swing: result.swing } : { ...where, room: result.room };
}

/** What was measured before, and nothing more. */
export function samplesBefore(
  job: Pick<SampleJob, 'pack' | 'folder' | 'code'>,
  part: SamplePart,
  memory: string,
): readonly Sample[] {
  const path = samplePath(job, part, memory);
  const read = existsSync(path) ? readSamples(readFileSync(path, 'utf8')) : { samples: [] };
  return 'samples' in read ? read.samples : [];
}

/** Measures what is missing; each is on the disk once it is known. */
export async function playSamples(job: SampleJob, part: SamplePart, memory: string): Promise<KeptSamples> {
  const { pack, sizes, count, workers } = job;
  const { file, samples } = openSamples(job, part, memory);
  const known = new Map(samples.map((each) => [nameOfSample(each), each]));
  const tasks = sampleTasks(part, memory, sizes, count);
  const missing = tasks.filter((task) => !known.has(sampleName(task)));
  const before = tasks.length - missing.length;
  const progress = openProgress(process.stderr, before, tasks.length, part === 'swing' ? 'games' : 'positions');
  let measured = 0;
  const take = (result: SampleResult): void => {
    const task = missing[result.index]!;
    const sample = sampleOf(pack, task, result);
    append(file, sampleLine(sample));
    known.set(sampleName(task), sample);
    progress.show(before + ++measured);
  };
  const setups = missing.map((task) => sampleSetup(pack, task));
  const interrupted = await measureAll({ part, content: JSON.stringify(pack.content), setups }, workers, take);
  progress.stop();
  return { samples: tasks.flatMap((task) => known.get(sampleName(task)) ?? []), measured, interrupted };
}
