import {
  blankCampaign,
  type Campaign,
  type CampaignEventOf,
  campaignToJSON,
  hashCampaign,
  parseCampaignOption,
} from '@bauta/engine';
import { checkHash, checkNumber, entryKind } from '../entry.ts';
import { upcastFor } from '../header.ts';
import { checked, checkedSetUpLine, snapshotLine, undoLine } from '../line-schemas.ts';
import { atLine, parseLine, problemOf, wholeLines } from '../lines.ts';
import { sameJson } from '../same-json.ts';
import { SaveFault, type SaveProblem } from '../save.ts';
import type { Upcaster } from '../upcast.ts';
import type { CampaignSave } from './campaign-save.ts';
import { checkCampaignEvent } from './event-check.ts';
import { foldCampaign } from './fold-campaign.ts';
import { campaignDecided, campaignTakenBack, playedAfter } from './follow.ts';
import { campaignDecisionLine, campaignHeaderLine } from './line-schemas.ts';
import { sumOf } from './sum.ts';

/** `torn`: the last line was not written whole and is left out. `good`: the campaign as of the last good line before the problem. */
export type ReadCampaignSave =
  | { save: CampaignSave; torn: boolean; problem: null }
  | { save: null; problem: SaveProblem; good: CampaignSave | null };

type Header = Pick<CampaignSave, 'content' | 'begun'>;

function opened(value: unknown, { content, begun }: Header): CampaignSave {
  const { setUp, hash } = checkedSetUpLine(value);
  const first = setUp[0] as CampaignEventOf<'campaign-begun'>;
  const { campaign, told } = foldCampaign(blankCampaign(first.content, first.setup), setUp.slice(1), checkCampaignEvent, 2);
  checkHash(() => hashCampaign(campaign), hash, 2);
  const all = [first, ...told];
  const played = playedAfter(null, null, told, campaign);
  return { content, begun, setUp: all, campaign, decisions: [], learnt: null, played, n: 0, lines: 2 };
}

function decide(save: CampaignSave, entry: unknown, line: number): CampaignSave {
  const { n, command: id, events, sum, hash } = checked(campaignDecisionLine, entry, line);
  checkNumber(n, save.n + 1, line);
  if (sumOf(id, events) !== sum) throw new SaveFault(line, 'This line is not the one that was saved: the file was changed.');
  const command = parseCampaignOption(id);
  if (command === null) throw new SaveFault(line, `\`${id}\` is no command.`);
  const { campaign, told } = foldCampaign(save.campaign, events, checkCampaignEvent, line);
  checkHash(() => hashCampaign(campaign), hash, line);
  return campaignDecided(save, command, told, campaign);
}

function takeBack(save: CampaignSave, entry: unknown, line: number): CampaignSave {
  const { n, undo, hash } = checked(undoLine, entry, line);
  checkNumber(n, save.n + 1, line);
  if (undo > save.decisions.length)
    throw new SaveFault(line, `${undo} decisions are taken back, but only ${save.decisions.length} can be.`);
  const back = campaignTakenBack(save, undo);
  checkHash(() => hashCampaign(back.campaign), hash, line);
  return back;
}

function checkSnapshot(save: CampaignSave, entry: unknown, line: number): CampaignSave {
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
  let save: CampaignSave | null = null;
  function take(text: string, number: number): void {
    const raw = parseLine(text, number);
    if (number === 1) upcaster = upcastFor('campaign', raw).line;
    const value = upcaster(raw, number);
    if (header === null) header = checked(campaignHeaderLine, value, number);
    else save = save === null ? opened(value, header) : READERS[entryKind(value, number)](save, value, number);
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
    save: () => save,
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
