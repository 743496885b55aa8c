import { type AnyCommand, type Campaign, type CampaignEvent, campaignRules, hash } from '@bauta/engine';
import { beginCampaignSave, type CampaignSave, memorySaveOf, readSave, saveDecision, saveReader } from '@bauta/format';
import { campaignText } from '../invariants/campaign/laws.ts';
import { BrokenInvariant, insist } from '../invariants/invariants.ts';
import { asFormat1 } from './as-format-1.ts';

/** One decision of so many: the running memory as a save of its own, in today's format and in the first. */
const MEMORY_EVERY = 149;
/** And the whole file from its beginning. */
const FILE_EVERY = 797;

/** The file of a campaign that is played, read again line by line as it grows. */
export interface SavedCampaign {
  /** Writes the decision down; what is read back must be the campaign after it. */
  decided(command: AnyCommand, events: readonly CampaignEvent[], campaign: Campaign): void;
  /** Reads the whole file. */
  reloaded(campaign: Campaign): void;
}

function memoryReadBack(text: string, expected: string, what: string): void {
  const read = readSave(text, 'memory');
  if (read.save === null) throw new BrokenInvariant(`${what} cannot be read: ${read.problem.message}`);
  insist(hash(read.save.history.state) === expected, `${what} is another game`);
}

/** The memory under way can be taken out of the file, and is the same when it comes from the first format. */
function memoryHolds(save: CampaignSave, { game }: Campaign): void {
  const text = memorySaveOf(save);
  insist((text === null) === (game === null), 'a memory is saved that is not played');
  if (text === null || game === null) return;
  const expected = hash(game);
  memoryReadBack(text, expected, 'the running memory');
  memoryReadBack(asFormat1(text), expected, 'the running memory in format 1');
}

export function savedCampaign(begun: Campaign, setUp: readonly CampaignEvent[]): SavedCampaign {
  const reader = saveReader('campaign');
  const lines: string[] = [];
  let n = 0;
  function write(text: string, campaign: Campaign): CampaignSave {
    lines.push(text);
    for (const line of text.trimEnd().split('\n')) {
      const problem = reader.read(line);
      if (problem !== null) throw new BrokenInvariant(`decision ${n} is not read back: ${problem.message}`);
    }
    const save = reader.save()!;
    insist(campaignText(save.history.state) === campaignText(campaign), `decision ${n} is read back otherwise`);
    return save;
  }
  function reloaded(campaign: Campaign): void {
    const read = readSave(lines.join(''), 'campaign');
    if (read.save === null) throw new BrokenInvariant(`the file cannot be read: ${read.problem.message}`);
    insist(campaignRules.hash(read.save.history.state) === campaignRules.hash(campaign), 'the file leads elsewhere');
  }
  write(beginCampaignSave(begun, setUp, '2026-11-16'), begun);
  return {
    decided(command, events, campaign) {
      n += 1;
      const save = write(saveDecision(campaignRules, campaign, { n, command, events }), campaign);
      if (n % MEMORY_EVERY === 0) memoryHolds(save, campaign);
      if (n % FILE_EVERY === 0) reloaded(campaign);
    },
    reloaded,
  };
}
