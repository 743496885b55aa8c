import {
  applyCampaign,
  type Campaign,
  type CampaignEvent,
  cloneCampaign,
  evolveCampaign,
  isRefusal,
  parseCampaignOption,
  setUpCampaign,
} from '@bauta/engine';
import { type CampaignSave, type Played, readCampaignSave, showSaveProblem, standing } from '@bauta/format';
import { complain, type Desk, pathNamed, tell, textOf } from './desk.ts';

const isSame = (told: readonly CampaignEvent[], recorded: readonly CampaignEvent[]): boolean =>
  JSON.stringify(told) === JSON.stringify(recorded);

/** Whether today's rules make the same of the first page. A position to go on from is no rule's doing. */
function beginsTheSame({ setUp }: CampaignSave): boolean {
  const [first, second] = setUp;
  if (first?.type !== 'campaign-begun') return false;
  if (second?.type === 'campaign-laid') return true;
  const begun = setUpCampaign(first.content, first.setup);
  return !isRefusal(begun) && isSame(begun.events, setUp);
}

function folded(before: Campaign, events: readonly CampaignEvent[]): Campaign {
  const campaign = cloneCampaign(before);
  for (const event of events) evolveCampaign(campaign, event);
  return campaign;
}

function leadsTheSame(campaign: Campaign, { command, events }: Played): boolean {
  const done = applyCampaign(campaign, parseCampaignOption(command)!);
  return !isRefusal(done) && isSame(done.events, events);
}

interface Divergence {
  /** Which decision, counted from 1; 0 for the set-up. */
  at: number;
  command: string;
}

/** Plays every decision again from where it was made: those that lead elsewhere today. */
function divergences(save: CampaignSave, start: Campaign, log: readonly Played[]): Divergence[] {
  const found: Divergence[] = beginsTheSame(save) ? [] : [{ at: 0, command: '' }];
  let campaign = start;
  log.forEach((played, index) => {
    if (!leadsTheSame(campaign, played)) found.push({ at: index + 1, command: played.command });
    campaign = folded(campaign, played.events);
  });
  return found;
}

/** The position after the set-up, read from the lines that hold it. */
const startOf = (text: string): Campaign => readCampaignSave(`${text.split('\n', 2).join('\n')}\n`).save!.campaign;

function checkOne(desk: Desk, word: string): 0 | 1 | 2 {
  const path = pathNamed(desk, word);
  const text = textOf(path);
  if (text === null) return complain(desk, 2, 'cli.cannot-read', { file: path });
  const read = readCampaignSave(text);
  if (read.save === null) return complain(desk, 1, 'cli.plain', { text: showSaveProblem(path, read.problem) });
  const log = standing(text, read.save.lines);
  const found = divergences(read.save, startOf(text), log);
  if (read.torn) tell(desk, 'cli.check-torn', { name: word });
  const [first] = found;
  if (first === undefined) return tell(desk, 'cli.check-good', { name: word, count: log.length });
  return complain(desk, 1, 'cli.check-elsewhere', { name: word, count: found.length, at: first.at, command: first.command });
}

/** ./bauta campaign check: reads each file, and plays its commands again under today's rules. */
export async function checkCampaigns(desk: Desk): Promise<number> {
  return Math.max(...desk.args.names.map((word) => checkOne(desk, word)));
}
