import {
  type AnyCommand,
  applyCampaign,
  type Campaign,
  type CampaignEvent,
  campaignRules,
  isRefusal,
  setUpCampaign,
} from '@bauta/engine';
import { type CampaignSave, readSave, showSaveProblem } from '@bauta/format';
import type { Decision } from '@bauta/session';
import { complain, type Desk, pathNamed, tell, textOf } from './desk.ts';

const isSame = (told: readonly CampaignEvent[], recorded: readonly CampaignEvent[]): boolean =>
  JSON.stringify(told) === JSON.stringify(recorded);

/** Whether today's rules make the same of the first page. A position to go on from is no rule's doing. */
function beginsTheSame(setUp: readonly CampaignEvent[]): boolean {
  const [first, second] = setUp;
  if (first?.type !== 'campaign-begun') return false;
  if (second?.type === 'campaign-laid') return true;
  const begun = setUpCampaign(first.content, first.setup);
  return !isRefusal(begun) && isSame(begun.events, setUp);
}

function leadsTheSame(campaign: Campaign, { command, events }: Decision<CampaignEvent>): boolean {
  const done = applyCampaign(campaign, command);
  return !isRefusal(done) && isSame(done.events, events);
}

interface Divergence {
  /** Which decision, counted from 1; 0 for the set-up. */
  at: number;
  command: AnyCommand | null;
}

/** Plays every decision again from where it was made: those that lead elsewhere today. */
function divergences({ history }: CampaignSave): Divergence[] {
  const { setUp, decisions } = history;
  const found: Divergence[] = beginsTheSame(setUp) ? [] : [{ at: 0, command: null }];
  let at = 0;
  for (const campaign of history.states()) {
    const decision = decisions[at++];
    if (decision !== undefined && !leadsTheSame(campaign, decision)) found.push({ at, command: decision.command });
  }
  return found;
}

function checkOne(desk: Desk, word: string): 0 | 1 | 2 {
  const path = pathNamed(desk, word);
  const text = textOf(path);
  if (text === null) return complain(desk, 2, 'cli.cannot-read', { file: path });
  const read = readSave(text, 'campaign');
  if (read.save === null) return complain(desk, 1, 'cli.plain', { text: showSaveProblem(path, read.problem) });
  const found = divergences(read.save);
  if (read.torn) tell(desk, 'cli.check-torn', { name: word });
  const [first] = found;
  if (first === undefined) return tell(desk, 'cli.check-good', { name: word, count: read.save.history.decisions.length });
  const command = first.command === null ? '' : campaignRules.idOf(first.command);
  return complain(desk, 1, 'cli.check-elsewhere', { name: word, count: found.length, at: first.at, command });
}

/** ./bauta campaign check: reads each file, and plays its commands again under today's rules. */
export async function checkCampaigns(desk: Desk): Promise<number> {
  return Math.max(...desk.args.names.map((word) => checkOne(desk, word)));
}
