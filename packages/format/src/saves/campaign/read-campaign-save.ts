import {
  blankCampaign,
  type Campaign,
  type CampaignEventOf,
  campaignToJSON,
  hashCampaign,
  parseCampaignOption,
} from '@bauta/engine';
import { sameJson } from '../../positions/same-json.ts';
import { checkHash, checkNumber, entryKind } from '../entry.ts';
import { upcastFor } from '../header.ts';
import { checked, checkedSetUpLine, exactly, snapshotLine, undoLine } from '../line-schemas.ts';
import { atLine, parseLine, problemOf, wholeLines } from '../lines.ts';
import { SaveFault, type SaveProblem } from '../save.ts';
import type { Upcaster } from '../upcast.ts';
import { begunSchema } from './begun-schema.ts';
import { bookProblem } from './book-problem.ts';
import type { CampaignSave } from './campaign-save.ts';
import { type CampaignEventCheck, campaignEventCheck } from './event-check.ts';
import { foldCampaign } from './fold-campaign.ts';
import { campaignBegun, campaignDecided, campaignTakenBack } from './follow.ts';
import { isLaid, laidCampaign } from './laid-campaign.ts';
import { campaignDecisionLine, campaignHeaderLine } from './line-schemas.ts';
import { sumOf } from './sum.ts';

/** `torn`: the last line was not written whole and is left out. `good`: the campaign as of the last good line before the problem. */
export type ReadCampaignSave =
  | { save: CampaignSave; torn: boolean; problem: null }
  | { save: null; problem: SaveProblem; good: CampaignSave | null };

type Header = Pick<CampaignSave, 'content' | 'begun'>;

/** The campaign as far as it was read, and what its next events may be. */
interface Reading {
  save: CampaignSave;
  check: CampaignEventCheck;
}

function headerOf(value: unknown): Header {
  const { content, begun } = checked(campaignHeaderLine, value, 1);
  return { content, begun };
}

function checkedBegun(event: unknown, { content }: Header): CampaignEventOf<'campaign-begun'> {
  const begun = exactly(begunSchema, event, 2, 'in the set-up, ');
  const problem = bookProblem(begun);
  if (problem !== null) throw new SaveFault(2, `The set-up does not fit together: ${problem}.`);
  const { id, version } = begun.content;
  if (!sameJson({ id, version }, content) || !sameJson(begun.setup.content, content))
    throw new SaveFault(2, 'The set-up is of another campaign than the first line says.');
  return begun;
}

function opened(value: unknown, header: Header): Reading {
  const { setUp, hash } = checkedSetUpLine(value);
  const first = checkedBegun(setUp[0], header);
  const check = campaignEventCheck(first.content);
  const { campaign, told } = isLaid(setUp)
    ? laidCampaign(first, setUp.slice(1), check)
    : foldCampaign(blankCampaign(first.content, first.setup), setUp.slice(1), check, 2);
  checkHash(() => hashCampaign(campaign), hash, 2);
  return { save: campaignBegun(campaign, [first, ...told], header.begun), check };
}

function decide({ save, check }: Reading, entry: unknown, line: number): CampaignSave {
  const { n, command: id, events, sum, hash } = checked(campaignDecisionLine, entry, line);
  checkNumber(n, save.n + 1, line);
  if (sumOf(id, events) !== sum) throw new SaveFault(line, 'This line is not the one that was saved: the file was changed.');
  const command = parseCampaignOption(id);
  if (command === null) throw new SaveFault(line, `\`${id}\` is no command.`);
  const { campaign, told } = foldCampaign(save.campaign, events, check, line);
  checkHash(() => hashCampaign(campaign), hash, line);
  return campaignDecided(save, command, told, campaign);
}

function takeBack({ save }: Reading, entry: unknown, line: number): CampaignSave {
  const { n, undo, hash } = checked(undoLine, entry, line);
  checkNumber(n, save.n + 1, line);
  const most = save.behind.length + save.decisions.length;
  if (undo > most) throw new SaveFault(line, `${undo} decisions are taken back, but only ${most} can be.`);
  const back = campaignTakenBack(save, undo);
  checkHash(() => hashCampaign(back.campaign), hash, line);
  return back;
}

function checkSnapshot({ save }: Reading, entry: unknown, line: number): CampaignSave {
  const { n, snapshot, hash } = checked(snapshotLine, entry, line);
  const { campaign } = save;
  checkHash(() => hashCampaign(campaign), hash, line);
  if (n !== save.n || !isPosition(snapshot, campaign))
    throw new SaveFault(line, 'The snapshot is not the position that was saved: the file was changed.');
  return { ...save, lines: line };
}

const isPosition = (snapshot: unknown, campaign: Campaign): boolean => sameJson(snapshot, campaignToJSON(campaign));

const READERS = { decision: decide, undo: takeBack, snapshot: checkSnapshot };

export interface CampaignReader {
  /** Takes the next whole line, without its line break. What is wrong with it; after that nothing more is read. */
  read(line: string): SaveProblem | null;
  /** As of the last good line; null before the set-up. */
  save(): CampaignSave | null;
}

/** Reads a campaign line by line, by folding its events; today's rules are not asked. */
export function campaignReader(): CampaignReader {
  let [count, problem]: [number, SaveProblem | null] = [0, null];
  let upcaster: Upcaster = (line) => line;
  let header: Header | null = null;
  let reading: Reading | null = null;
  function take(text: string, number: number): void {
    const raw = parseLine(text, number);
    if (number === 1) upcaster = upcastFor('campaign', raw).line;
    const value = upcaster(raw, number);
    if (header === null) header = headerOf(value);
    else if (reading === null) reading = opened(value, header);
    else reading.save = READERS[entryKind(value, number)](reading, value, number);
  }
  return {
    read(line) {
      if (problem !== null) return problem;
      count += 1;
      try {
        atLine(count, () => take(line, count));
      } catch (error) {
        problem = problemOf(error);
      }
      return problem;
    },
    save: () => reading?.save ?? null,
  };
}

/** Reads a whole file. One that cannot be read is left as it is: `good` can be shown, exported, or played on in a new file. */
export function readCampaignSave(text: string): ReadCampaignSave {
  const reader = campaignReader();
  const refused = (problem: SaveProblem): ReadCampaignSave => ({ save: null, problem, good: reader.save() });
  try {
    const { lines, torn } = wholeLines(text);
    if (lines.length === 0) reader.read('');
    for (const line of lines) {
      const problem = reader.read(line);
      if (problem !== null) return refused(problem);
    }
    const save = reader.save();
    if (save === null)
      throw new SaveFault(lines.length + 1, lines.length === 0 ? 'This file is no save of Bauta.' : 'The set-up is missing.');
    return { save, torn, problem: null };
  } catch (error) {
    return refused(problemOf(error));
  }
}

/** The lines that were good, as a text of its own: a campaign from its last good turn on. */
export const goodPart = (text: string, { lines }: CampaignSave): string => `${text.split('\n', lines).join('\n')}\n`;
