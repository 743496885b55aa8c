import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canonical, hashText } from '@bauta/engine';
import { beginRun, RUN_FORMAT, type Run, type RunSettings, readRun, showSaveProblem } from '@bauta/format';
import type { Shard } from '@bauta/simulation';
import { createFile } from '../../files/create-file.ts';
import { openFile, type SaveFile } from '../../files/save-file.ts';

export interface OpenRun {
  file: SaveFile;
  games: Run['games'];
}

/** Each part has a file of its own, so that two of them can be played on one machine. */
export const partOfName = (shard: Shard | null): string => (shard === null ? '' : `.${shard.part}-of-${shard.of}`);

export const defaultPath = (saves: string, settings: RunSettings, shard: Shard | null): string =>
  join(saves, `simulation-${hashText(canonical({ settings, format: RUN_FORMAT }))}${partOfName(shard)}.jsonl`);

/** What differs, as a player would say it. */
export function difference(a: RunSettings, b: RunSettings): string {
  if (canonical(a.content) !== canonical(b.content)) return `content (${a.content.id} ${a.content.version})`;
  if (a.code !== b.code) return 'rules or bots (the program has changed since)';
  return a.seed !== b.seed ? `seed (${a.seed})` : `budget (${JSON.stringify(a.budget).replace(/[{}"]/g, '').replace(':', ' ')})`;
}

/** Opens the run, or begins it; or says why it cannot. */
export function openRun(path: string, settings: RunSettings, fresh: boolean): OpenRun | string {
  if (existsSync(path)) {
    const bytes = readFileSync(path);
    const read = readRun(fresh ? `${bytes.toString('utf8').split('\n', 1)[0]}\n` : bytes.toString('utf8'));
    if ('problem' in read) return `This is no run of simulate that can be gone on with: ${showSaveProblem(path, read.problem)}`;
    const isSame = canonical(read.run.settings) === canonical(settings);
    if (!fresh && !isSame)
      return `\`${path}\` holds games of another ${difference(read.run.settings, settings)}: name another --file, or begin it anew with --fresh.`;
    if (!fresh) return { file: openFile(path, bytes), games: read.run.games };
    rmSync(path);
  }
  createFile(dirname(path), [basename(path)], beginRun(settings));
  return { file: openFile(path, readFileSync(path)), games: [] };
}
