import { type Campaign, layCampaign } from '@bauta/engine';
import {
  campaignSpecName,
  campaignSpecOf,
  parseCampaignSpec,
  playCampaignQuickly,
  playOn,
  setupOf,
} from '../support/games/random-campaign.ts';
import { venice, venicePack } from '../support/packs/venice-pack.ts';
import { positionOf } from '../support/scenes/campaign/campaign-setting.ts';
import { campaignWordsIn } from '../support/vocabulary/campaign-words.ts';
import { linesOf } from './content-parts.ts';
import { memoryRunName, playMemory } from './memory-run.ts';
import type { Used } from './used-in.ts';
import { usedInCampaign } from './used-in-campaign.ts';

const { hqs, contracts, blueprints } = venice.book;
const HOUSES = Object.keys(hqs);

/** Everyone whom a headquarters and all its contracts bring. */
function everyoneOf(kind: string): Record<string, number> {
  const figures: Record<string, number> = { ...hqs[kind]!.figures };
  for (const { do: told } of linesOf(venice.book))
    if (told.do === 'gain-figures' && figures[told.figure] === undefined) figures[told.figure] = told.count;
  return figures;
}

/** A headquarters as sequence 2 would find it, before the last memories: everyone is there, and whatever can be built. */
function lateHouse(kind: string, spec: ReturnType<typeof parseCampaignSpec>): Campaign {
  const setup = setupOf(spec);
  const { assassins } = venicePack.parties.named.veterans!;
  const members = Object.fromEntries(setup.party.map((id) => [id, { board: assassins[id]!.board, wounds: 1 }]));
  const hq = { kind, contracts: hqs[kind]!.contracts.filter((id) => contracts[id]!.level === 2) };
  const state = {
    figures: everyoneOf(kind),
    blueprints: Object.keys(blueprints),
    chance: { seed: setup.seed, dice: 0, shuffles: 0, script: null },
  };
  const position = positionOf({ members, hq, state, part: 'next-entry', entry: 'glass-road' }, venice);
  return layCampaign(venice, setup, position).campaign;
}

function playHouse(name: string, used: Used): number {
  const [, kind = '', ...rest] = name.split(':');
  const spec = parseCampaignSpec(rest.join(':'));
  const { choices } = playOn(lateHouse(kind, spec), spec, (before, _, events) => {
    campaignWordsIn(before, events, used);
    usedInCampaign(before, events, used);
  });
  return choices.length;
}

function playCampaign(name: string, used: Used): number {
  const { decisions, words } = playCampaignQuickly(parseCampaignSpec(name), (before, _, events) =>
    usedInCampaign(before, events, used),
  );
  for (const word of words) used.add(word);
  return decisions;
}

/** Of eight runs two are whole campaigns, one at random and one by a bot; one begins late in a campaign; five are single memories. */
export function runName(number: number): string {
  const [own, kind] = [Math.floor(number / 8), number % 8];
  if (kind === 0) return campaignSpecName(campaignSpecOf(own, 'venice'));
  if (kind === 1) return campaignSpecName(campaignSpecOf(own, 'venice', 'greedy'));
  if (kind > 2) return memoryRunName(5 * own + kind - 3);
  return `house:${HOUSES[own % HOUSES.length]}:${campaignSpecName(campaignSpecOf(own, 'venice'))}`;
}

export interface ContentRun {
  decisions: number;
  used: Used;
}

/** The run of that name to its end. */
export function playRun(name: string): ContentRun {
  const used: Used = new Set();
  const play = name.startsWith('memory:') ? playMemory : name.startsWith('house:') ? playHouse : playCampaign;
  return { decisions: play(name, used), used };
}
