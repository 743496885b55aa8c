import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyCampaign, type Campaign, campaignRules, createCampaign, hashText, isRefusal } from '@bauta/engine';
import { type CampaignSave, campaignSetup, readSave } from '@bauta/format';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';

const root = join(import.meta.dirname, '../../..');

/** The test campaign as players would name it: laid over the practice pack. */
export const PACK = ['--pack', join(root, 'packages/content/practice'), '--pack', join(root, 'test/campaign')];

export const campaignFile = (folder: string, name: string): string => join(folder, `${name}.campaign.jsonl`);

export function savedCampaign(folder: string, name: string): CampaignSave {
  const { save, problem } = readSave(readFileSync(campaignFile(folder, name), 'utf8'), 'campaign');
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

export const hashOfCampaign = (folder: string, name: string): string =>
  campaignRules.hash(savedCampaign(folder, name).history.state);

export interface ScriptedCampaign {
  ids: string[];
  /** At each decision, before it is answered; the last is the end. */
  hashes: string[];
  /** What was asked each time. */
  asked: string[];
  end: Campaign;
}

/** So that a visit to the storage does not go on for ever, its end is chosen more often. */
function choose(options: readonly string[], random: number): string {
  const end = options.find((id) => id === 'end-arranging');
  return end !== undefined && random % 3 === 0 ? end : options[random % options.length]!;
}

/** The same campaign played beside the program, at random: what to type, and what must come of it. */
export function scriptedCampaign(seed: string, assassins: number, most = 10_000): ScriptedCampaign {
  const { content } = campaignPack;
  const party = Object.keys(content.assassins).slice(0, assassins);
  const begun = createCampaign(content, campaignSetup(campaignPack, { seed, players: 1, party, difficulty: 'normal' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  let campaign: Campaign = begun;
  const [ids, hashes, asked]: [string[], string[], string[]] = [[], [campaignRules.hash(campaign)], []];
  for (let next = campaignRules.question(campaign); next !== null && ids.length < most; next = campaignRules.question(campaign)) {
    const options = next.options.map(campaignRules.idOf);
    const id = choose(options, Number.parseInt(hashText(`${seed} ${ids.length}`).slice(0, 8), 16));
    const done = applyCampaign(campaign, next.options[options.indexOf(id)]!);
    if (isRefusal(done)) throw new Error(done.refused);
    asked.push(next.of === 'memory' ? 'memory' : next.step.step);
    ids.push(id);
    campaign = done.campaign;
    hashes.push(campaignRules.hash(campaign));
  }
  return { ids, hashes, asked, end: campaign };
}
