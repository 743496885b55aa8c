import { applyCampaign, type Campaign, campaignRules, DIFFICULTIES, isRefusal, type Refusal } from '@bauta/engine';
import { z } from 'zod';
import type { Pack } from '../content/pack/pack.ts';
import { id, listOf, whole } from '../content/schema/bounds.ts';
import { checkSchema } from '../content/schema/check-schema.ts';
import { problemAt } from '../content/yaml/place.ts';
import type { Source } from '../content/yaml/source.ts';
import { position } from '../positions/brief-position.ts';
import type { PositionFile } from '../positions/position-schema.ts';
import type { Path, Problem } from '../problem/problem.ts';
import { beginCampaign, startSchema } from './campaign-start.ts';
import type { FindPack } from './read-script.ts';
import { packNote, reportHead } from './report-head.ts';
import { optionText, seed, shuffling, text } from './script-schema.ts';

/** A campaign from its first page on, or from where it was carried to: what was decided, and the hash it came to. */
const campaignScriptSchema = z.strictObject({
  title: text.optional(),
  about: text.optional(),
  report: reportHead.optional(),
  pack: z.string().max(400).optional(),
  campaign: z.strictObject({
    seed,
    shuffling,
    difficulty: z.enum(DIFFICULTIES).default('normal'),
    players: whole(1, 4).default(1),
    party: listOf(id, 4),
    start: startSchema.optional(),
  }),
  play: listOf(optionText, 50_000).default([]),
  expect: z.strictObject({ hash: z.string().max(40) }).optional(),
});
type CampaignScript = z.output<typeof campaignScriptSchema>;

export const isCampaignScript = (value: unknown): boolean => typeof value === 'object' && value !== null && 'campaign' in value;

/** Where a campaign has come to. */
export interface CampaignState {
  campaign: string;
  seed: string;
  /** The entry of the book. */
  entry: string;
  /** The memory under way, and its position; null between two. */
  memory: string | null;
  position: PositionFile | null;
  decision: { question: string; options: readonly string[] } | null;
  hash: string;
}

export interface CampaignRun {
  problems: readonly Problem[];
  failures: readonly Problem[];
  notes: readonly string[];
  state: CampaignState | null;
}

const refused = (problems: readonly Problem[]): CampaignRun => ({ problems, failures: [], notes: [], state: null });

function stateOf(campaign: Campaign): CampaignState {
  const { setup, game, entry } = campaign;
  const asked = campaignRules.question(campaign);
  return {
    campaign: setup.content.id,
    seed: setup.seed,
    entry,
    memory: game?.setup.memory ?? null,
    position: game === null ? null : position(game),
    decision: asked && { question: asked.step.step, options: asked.options.map(campaignRules.idOf) },
    hash: campaignRules.hash(campaign),
  };
}

const sentence = ({ refused: reason, rule }: Refusal): string => `${reason} (${rule})`;

/** Plays the options one after the other, up to the first that is refused. */
function played(
  campaign: Campaign,
  play: readonly string[],
): { campaign: Campaign; fault: { at: number; message: string } | null } {
  let now = campaign;
  for (const [at, option] of play.entries()) {
    const command = campaignRules.parse(option);
    if (command === null) return { campaign: now, fault: { at, message: `\`${option}\` is no option.` } };
    const done = applyCampaign(now, command);
    if (isRefusal(done)) return { campaign: now, fault: { at, message: `\`${option}\` is not legal: ${sentence(done)}.` } };
    now = done.campaign;
  }
  return { campaign: now, fault: null };
}

function run({ campaign: wished, play, expect, report }: CampaignScript, { content }: Pack, source: Source): CampaignRun {
  const at = (path: Path, message: string): Problem => problemAt(source, path, message);
  const { start, ...wishes } = wished;
  const begun = beginCampaign(content, { content: { id: content.id, version: content.version }, ...wishes }, start);
  if (typeof begun === 'string') return refused([at(['campaign'], begun)]);
  const { campaign, fault } = played(begun, play);
  const state = stateOf(campaign);
  const isOther = fault === null && expect !== undefined && expect.hash !== state.hash;
  return {
    problems: fault === null ? [] : [at(['play', fault.at], fault.message)],
    failures: isOther ? [at(['expect', 'hash'], `The hash is ${state.hash}.`)] : [],
    notes: packNote(report, content),
    state,
  };
}

/** Reads and plays the script of a campaign. */
export function runCampaignScript(source: Source, value: unknown, findPack: FindPack): CampaignRun {
  const checked = checkSchema(campaignScriptSchema, source, value);
  if (checked.value === null) return refused(checked.problems);
  const pack = findPack(checked.value.pack ?? null);
  if (typeof pack === 'string') return refused([problemAt(source, ['pack'], pack)]);
  return run(checked.value, pack, source);
}
