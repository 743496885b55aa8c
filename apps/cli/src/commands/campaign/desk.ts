import { readFileSync } from 'node:fs';
import { type ReadSave, showSaveProblem } from '@bauta/format';
import { type Lexicon, type Params, say } from '@bauta/text';
import { campaignsIn, headerOf, pathOf, readCampaign } from '../../files/campaign-store.ts';
import { lexiconFor, openPack, rememberPack } from '../../files/packs.ts';
import type { NamedDiary } from '../../terminal/screen/campaign/diary.ts';
import type { CampaignArgs } from '../args.ts';

/** Where a command of the campaign is carried out. */
export interface Desk {
  /** The saves folder. */
  folder: string;
  /** The program's words. */
  lexicon: Lexicon;
  args: CampaignArgs;
}

export function tell({ lexicon }: Desk, key: string, params: Params = {}): 0 {
  process.stdout.write(`${say(lexicon, key, params)}\n`);
  return 0;
}

export function complain({ lexicon }: Desk, code: 1 | 2, key: string, params: Params = {}): 1 | 2 {
  process.stderr.write(`${say(lexicon, key, params)}\n`);
  return code;
}

/** The campaign that is named; without a name the one last played. An exit code when there is none. */
export function campaignNamed(desk: Desk): { name: string; path: string } | 2 {
  const [name] = desk.args.names;
  const all = campaignsIn(desk.folder);
  const found = name === undefined ? all[0] : all.find((each) => each.name === name);
  if (found !== undefined) return found;
  if (all.length === 0) return complain(desk, 2, 'cli.no-campaigns') as 2;
  const names = all.map((each) => each.name).join(', ');
  return complain(desk, 2, 'cli.no-such-campaign', { name: name ?? '', names }) as 2;
}

/** A name of a campaign, or the path of a file. */
export function pathNamed({ folder }: Desk, word: string): string {
  return campaignsIn(folder).some(({ name }) => name === word) ? pathOf(folder, word) : word;
}

/** null when the file cannot be read at all. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** All words for a campaign: those of the packs named here, which are kept in mind, or of those named before. */
export function wordsFor(desk: Desk, { id, start }: { id: string; start: string }): Lexicon | string {
  const { folder, args } = desk;
  const names = args.values.pack ?? [];
  if (names.length === 0) {
    const known = lexiconFor(folder, id);
    if (!known.words.has(`entry.${start}.name`)) complain(desk, 1, 'cli.words-unknown', { pack: id });
    return known;
  }
  const opened = openPack(names);
  if (typeof opened === 'string') return opened;
  if (opened.pack.content.id === id) rememberPack(folder, id, opened.paths);
  return opened.lexicon;
}

/** R34.1: the diaries of campaigns of the same content that were begun later. */
export function laterDiaries({ folder }: Desk, { id, begun }: { id: string; begun: string }): NamedDiary[] {
  const isLater = (path: string) => {
    const header = headerOf(path);
    return header !== null && header.id === id && header.begun > begun;
  };
  return campaignsIn(folder).flatMap(({ name, path }) => {
    const save = isLater(path) ? readCampaign(path).save : null;
    return save === null ? [] : [{ name, diary: save.history.state.diary }];
  });
}

/** Why a campaign cannot be played, and what can be done with it. The file stays as it is. */
export function tellBroken(desk: Desk, name: string, path: string, read: Extract<ReadSave<'campaign'>, { save: null }>): 1 {
  complain(desk, 1, 'cli.broken-campaign', { name, problem: showSaveProblem(path, read.problem) });
  if (read.good !== null) complain(desk, 1, 'cli.broken-last-good', { name, line: read.good.lines });
  return complain(desk, 1, 'cli.broken-export', { name }) as 1;
}
