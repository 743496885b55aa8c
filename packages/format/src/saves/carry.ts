import {
  type Campaign,
  type CampaignContent,
  type CampaignEvent,
  type Content,
  campaignRules,
  contentOf,
  dealCampaignAnew,
  type Game,
  type GameEvent,
  hasBook,
} from '@bauta/engine';
import { type Pack, packDigest } from '../content/pack/pack.ts';
import { type KnownCards, openOwn, openShared, type SharedGame } from '../positions/shared/open-position.ts';
import { sharedOf } from '../positions/shared/share-position.ts';
import { type SharedPosition, sharedSchema } from '../positions/shared/shared-schema.ts';
import { beginCampaignSave } from './campaign/begin-campaign-save.ts';
import { readSave } from './read-save.ts';
import { beginSave } from './write-save.ts';

/** What a game or campaign has come to, for others to go on with: what nobody knew is dealt anew. With the events that begin its log. */
export type Carried =
  | { kind: 'memory'; game: Game; setUp: readonly GameEvent[] }
  | { kind: 'campaign'; campaign: Campaign; setUp: readonly CampaignEvent[] };

type Open = (shared: SharedPosition) => SharedGame | string;

/** The way of a shared position, whole. */
function carried(game: Game, open: Open): Carried | string {
  const { data } = sharedSchema.safeParse(JSON.parse(JSON.stringify(sharedOf(game))));
  const opened = data === undefined ? 'It is no position that can be shared.' : open(data);
  return typeof opened === 'string' ? opened : { kind: 'memory', ...opened };
}

/** To where this pack is played. A sentence when there is no going on from it. */
export const carryGame = (game: Game, pack: Pack, seed: string, known: KnownCards = {}): Carried | string =>
  carried(game, (shared) => openShared(shared, pack, seed, known));

/** With the content it was begun with, whatever ships now. */
export const carryGameHome = (game: Game, seed: string): Carried | string => carriedWith(game, contentOf(game), seed, {});

const carriedWith = (game: Game, content: Content, seed: string, known: KnownCards): Carried | string =>
  carried(game, (shared) => openOwn(shared, game, content, seed, known));

/** The same of a campaign, with the memory under way. */
export function carryCampaign(campaign: Campaign, pack: Pack, seed: string): Carried | string {
  const { content } = pack;
  if (!hasBook(content) || packDigest(campaign.content) !== packDigest(content))
    return 'It is of another pack, or another version of it.';
  return campaignWith(campaign, content, seed, (game, known) => carryGame(game, pack, memorySeed(seed), known));
}

export const carryCampaignHome = (campaign: Campaign, seed: string): Carried | string =>
  campaignWith(campaign, campaign.content, seed, (game, known) => carriedWith(game, campaign.content, memorySeed(seed), known));

const memorySeed = (seed: string): string => `${seed}/memory`;

function campaignWith(
  campaign: Campaign,
  content: CampaignContent,
  seed: string,
  carry: (game: Game, known: KnownCards) => Carried | string,
): Carried | string {
  const { game } = campaign;
  if (campaign.ended) return 'Nothing is to be decided.';
  // R1.3: whoever has the campaign's book has what boxes have brought.
  const played = game === null ? null : carry(game, { boxed: game.setup.events.toSorted() });
  if (typeof played === 'string') return played;
  const memory = played?.kind === 'memory' ? played : null;
  const dealt = dealCampaignAnew({ ...campaign, content }, seed, memory?.game ?? null);
  const { game: _game, ...position } = campaignRules.snapshot(dealt);
  const setUp: CampaignEvent[] = [
    { type: 'campaign-begun', content, setup: dealt.setup, why: 'R1.1' },
    { type: 'campaign-laid', position, why: [] },
    ...(memory?.setUp ?? []).map((event) => ({ type: 'in-memory' as const, event })),
  ];
  return { kind: 'campaign', campaign: dealt, setUp };
}

/** What a save has come to, for others to go on with; a sentence when it cannot be read, or gone on with. */
export function carrySave(text: string, pack: Pack, seed: string): Carried | string {
  const { save, problem } = readSave(text);
  if (save === null) return `Line ${problem.line}: ${problem.message}`;
  if (save.kind === 'campaign') return carryCampaign(save.history.state, pack, seed);
  return carryGame(save.history.state, pack, seed);
}

/** As a save that goes on from there; `begun` is a date, given by the app. */
export const carriedText = (carried: Carried, begun: string): string =>
  carried.kind === 'memory' ? beginSave(carried.game, carried.setUp) : beginCampaignSave(carried.campaign, carried.setUp, begun);
