import type { Problem } from '../../../problem/problem.ts';
import { checkCampaign } from './check-campaign.ts';
import { checkBoxPlaces, checkReading } from './check-contracts.ts';
import { checkDiary, checkEntryNames } from './check-entries.ts';
import { checkFirstDays, checkHeadquarters } from './check-headquarters.ts';
import { checkLines } from './check-lines.ts';
import { checkUnused } from './check-unused.ts';
import { type Shelf, shelfOf } from './shelf.ts';

type Check = (shelf: Shelf, problems: Problem[]) => void;

/** In stages, so that one mistake is told once: what is named is there, the story has an end, everything has its place in it. */
const STAGES: readonly (readonly Check[])[] = [
  [checkCampaign, checkEntryNames, checkLines, checkHeadquarters, checkBoxPlaces],
  [checkDiary, checkFirstDays, checkReading],
  [checkUnused],
];

export function checkBook(pages: Omit<Shelf, 'lines'>, problems: Problem[]): void {
  const shelf = shelfOf(pages);
  const before = problems.length;
  for (const stage of STAGES) {
    for (const check of stage) check(shelf, problems);
    if (problems.length > before) return;
  }
}
