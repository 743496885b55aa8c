import { createCampaignBot } from '@bauta/bots';
import {
  type AnyCommand,
  applyCampaign,
  blankCampaign,
  type Campaign,
  type CampaignContent,
  type CampaignEvent,
  type CampaignSetup,
  campaignRules,
  type Difficulty,
  hasBook,
  hashText,
  isRefusal,
  SHUFFLING,
  setUpCampaign,
} from '@bauta/engine';
import { applyCampaignChecked, beginningSound, type Ledger, openLedger } from '../invariants/campaign-invariants.ts';
import { campaignPack } from '../packs/campaign-pack.ts';
import { venice } from '../packs/venice-pack.ts';
import { CAMPAIGN_PLAYERS, type CampaignPlayer, chooseInCampaign } from '../players/campaign-player.ts';
import { generator } from '../players/random-player.ts';
import { type SavedCampaign, savedCampaign } from '../saves/saved-campaign.ts';
import { campaignWordsIn } from '../vocabulary/campaign-words.ts';

function withBook(): CampaignContent {
  const { content } = campaignPack;
  if (!hasBook(content)) throw new Error('the test campaign has no book');
  return content;
}

export const soakCampaign: CampaignContent = withBook();

/** A small campaign that has every word of the vocabulary, and the one that ships. */
export const CAMPAIGNS = { test: soakCampaign, venice } as const;
export type CampaignName = keyof typeof CAMPAIGNS;

export interface CampaignSpec {
  of: CampaignName;
  assassins: number;
  players: number;
  difficulty: Difficulty;
  player: CampaignPlayer | 'greedy';
  seed: number;
}

/** `test:3:2:easy:careful:17`, the one word that reproduces a campaign. */
export const campaignSpecName = ({ of, assassins, players, difficulty, player, seed }: CampaignSpec): string =>
  [of, assassins, players, difficulty, player, seed].join(':');

export function parseCampaignSpec(name: string): CampaignSpec {
  const [of, assassins, players, difficulty, player, seed] = name.split(':');
  return {
    of: of as CampaignName,
    assassins: Number(assassins),
    players: Number(players),
    difficulty: difficulty as Difficulty,
    player: player as CampaignSpec['player'],
    seed: Number(seed),
  };
}

/** Run number n, each kind of campaign in its turn. */
export function campaignSpecOf(number: number, of: CampaignName = 'test', bot: 'greedy' | null = null): CampaignSpec {
  const player = bot ?? CAMPAIGN_PLAYERS[number % 2]!;
  const assassins = 2 + (Math.floor(number / 2) % 3);
  const players = 1 + (Math.floor(number / 6) % assassins);
  const difficulty = Math.floor(number / 24) % 2 === 0 ? 'normal' : 'easy';
  return { of, assassins, players, difficulty, player, seed: number };
}

/** Every assassin is in the first party now and then. */
function partyOf({ of, assassins, seed }: CampaignSpec): string[] {
  const all = Object.keys(CAMPAIGNS[of].assassins);
  return all.filter((_, index) => (index + seed) % all.length < assassins);
}

export const setupOf = (spec: CampaignSpec): CampaignSetup => ({
  content: { id: CAMPAIGNS[spec.of].id, version: CAMPAIGNS[spec.of].version },
  seed: `campaign-${spec.seed}-seed`,
  shuffling: SHUFFLING,
  players: spec.players,
  party: partyOf(spec),
  difficulty: spec.difficulty,
});

interface CampaignUnderWay {
  campaign: Campaign;
  ledger: Ledger;
  words: Set<string>;
  saved: SavedCampaign;
}

function begin(spec: CampaignSpec): CampaignUnderWay {
  const setup = setupOf(spec);
  const content = CAMPAIGNS[spec.of];
  const begun = setUpCampaign(content, setup);
  if (isRefusal(begun)) throw new Error(`set-up is refused: ${begun.refused}`);
  const { campaign, events } = begun;
  const blank = blankCampaign(content, setup);
  const words = new Set<string>();
  campaignWordsIn(blank, events, words);
  const ledger = beginningSound(blank, events, campaign, openLedger(blank));
  return { campaign, ledger, words, saved: savedCampaign(campaign, events) };
}

export interface PlayedCampaign {
  decisions: number;
  /** How each entry of the diary ended. */
  endings: Readonly<Record<string, number>>;
  /** Of the end and of every choice on the way. */
  hash: string;
  words: ReadonlySet<string>;
}

/** null at the end of the campaign. */
function chooserFor({ player, seed }: CampaignSpec): (campaign: Campaign) => AnyCommand | null {
  if (player === 'greedy') {
    const bot = createCampaignBot(player, `bot ${seed}`, { iterations: 1 });
    return (campaign) => (campaignRules.question(campaign) === null ? null : bot.choose(campaign));
  }
  const random = generator(seed);
  return (campaign) => chooseInCampaign(campaign, player, random);
}

function playedTo(campaign: Campaign, choices: readonly string[], words: ReadonlySet<string>): PlayedCampaign {
  const endings: Record<string, number> = {};
  for (const [entry, { result }] of Object.entries(campaign.diary)) endings[`${entry} ${result}`] = 1;
  return { decisions: choices.length, endings, hash: hashText(campaignRules.hash(campaign) + choices.join('|')), words };
}

type See = (before: Campaign, command: AnyCommand, events: readonly CampaignEvent[]) => void;

/** From any place in a campaign to its end; each decision is shown with what it brings about. */
export function playOn(first: Campaign, spec: CampaignSpec, see: See): { campaign: Campaign; choices: string[] } {
  const choose = chooserFor(spec);
  const choices: string[] = [];
  for (let campaign = first; ; ) {
    const command = choose(campaign);
    if (command === null) return { campaign, choices };
    choices.push(campaignRules.idOf(command));
    const applied = applyCampaign(campaign, command);
    if (isRefusal(applied)) throw new Error(`${choices.at(-1)} is refused: ${applied.refused}`);
    see(campaign, command, applied.events);
    campaign = applied.campaign;
  }
}

/** A whole campaign to its end, ten times as fast: that something can always be decided, and what of the book comes to pass. */
export function playCampaignQuickly(spec: CampaignSpec, see: See = () => {}): PlayedCampaign {
  const { words, campaign: first } = begin(spec);
  const { campaign, choices } = playOn(first, spec, (before, command, events) => {
    if (before.game === null) words.add(`command ${command.type}`);
    campaignWordsIn(before, events, words);
    see(before, command, events);
  });
  return playedTo(campaign, choices, words);
}

/** Every memory decision is checked cheaply, one of so many with every law. */
const SAMPLE = 8;

/** A whole campaign to its end by rule alone, saved and read back at every decision. */
export function playCampaignChecked(spec: CampaignSpec): PlayedCampaign {
  const { words, saved, ...begun } = begin(spec);
  let { campaign, ledger } = begun;
  const choose = chooserFor(spec);
  const choices: string[] = [];
  for (;;) {
    const command = choose(campaign);
    if (command === null) break;
    choices.push(campaignRules.idOf(command));
    if (campaign.game === null) words.add(`command ${command.type}`);
    const applied = applyCampaignChecked(campaign, command, ledger, choices.length % SAMPLE === 0);
    campaignWordsIn(campaign, applied.events, words);
    saved.decided(command, applied.events, applied.campaign);
    ({ campaign, ledger } = applied);
  }
  saved.reloaded(campaign);
  return playedTo(campaign, choices, words);
}
