import type { BoxData, CampaignBook, CardId, EntryData } from '@bauta/engine';
import type { Problem } from '../../problem/problem.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import type { Decks } from '../pack/pack.ts';
import type { EntryFile } from '../schema/campaign-schema.ts';
import type { FileData } from '../schema/file-kinds.ts';
import { compileBoard } from './compile-figures.ts';
import { compileBlueprint, compileContract, compileHelper, compileHq } from './compile-headquarters.ts';
import { compileIfs, compileInstructions } from './compile-instructions.ts';

/** What lies in the book by id, with what each is called in a sentence. */
const SORTS = {
  entries: 'entry',
  boxes: 'box',
  headquarters: 'headquarters',
  contracts: 'contract',
  blueprints: 'blueprint',
  helpers: 'helper',
} as const;
export type BookSort = keyof typeof SORTS;
type BookFile<Sort extends BookSort> = FileData<Sort>[string];

/** null for a pack without a campaign. */
export function compileBook(files: PackFiles, decks: Decks, problems: Problem[]): CampaignBook | null {
  const file = files.campaign[0];
  if (file === undefined) return null;
  const { start, hqEntry = '', levels, decks: named, chests, apprentice } = file.data;
  const cards = (names: readonly string[]): CardId[] => names.flatMap((name) => decks[name] ?? []);
  return {
    start,
    hqEntry,
    levels,
    decks: { event: cards(named.event), equipment: cards(named.equipment) },
    chests: Object.fromEntries(Object.entries(chests).map(([set, names]) => [set, cards(names)])),
    apprentice: compileBoard(apprentice),
    entries: gather(files, 'entries', compileEntry, problems),
    boxes: gather(files, 'boxes', (id, { red }): BoxData => ({ id, red: compileInstructions(red) }), problems),
    hqs: gather(files, 'headquarters', compileHq, problems),
    contracts: gather(files, 'contracts', compileContract, problems),
    blueprints: gather(files, 'blueprints', compileBlueprint, problems),
    helpers: gather(files, 'helpers', compileHelper, problems),
  };
}

/** All of a sort by id, from as many files as there are. */
function gather<Sort extends BookSort, Value>(
  files: PackFiles,
  sort: Sort,
  compile: (id: string, page: BookFile<Sort>) => Value,
  problems: Problem[],
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const { source, data } of files[sort]) {
    for (const [id, page] of Object.entries(data as Record<string, BookFile<Sort>>)) {
      if (Object.hasOwn(found, id)) reporter(source, problems)([id], `The ${SORTS[sort]} \`${id}\` exists twice.`);
      else found[id] = compile(id, page);
    }
  }
  return found;
}

function compileEntry(id: string, { briefing, conclusion, next, ...entry }: EntryFile): EntryData {
  return {
    id,
    ...entry,
    briefing: compileInstructions(briefing),
    conclusion: compileInstructions(conclusion),
    next: next.map((each) =>
      typeof each === 'string' ? { if: [], entry: each } : { if: compileIfs(each.if), entry: each.entry ?? '' },
    ),
  };
}
