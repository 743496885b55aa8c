import type { Command } from '../../model/command.ts';
import type { Game, Refusal } from '../../model/game.ts';
import { impossible } from '../../model/lookup.ts';
import { isCommandType } from '../../play/option-id.ts';
import { advanceLogged, forget, type MemoryQuestion, memoryQuestion, type QuestionScope, refusalFor } from '../../play/play.ts';
import { recordingCampaign, tell, tellPlayed } from '../flow/emit.ts';
import type { Campaign } from '../model/campaign.ts';
import type { AnyCommand, CampaignCommand } from '../model/command.ts';
import type { CampaignEvent } from '../model/event.ts';
import { evolveCampaign as evolveState } from '../model/evolve/evolve.ts';
import { cloneCampaign } from '../model/json.ts';
import type { CampaignStep } from '../model/step.ts';
import { afterMemory } from '../rules/after-memory.ts';
import { campaignOptionId } from './option-id.ts';
import { campaignStepRule } from './steps.ts';

/** The one question that is pending in a campaign between two memories, and every answer to it. */
export interface CampaignQuestion {
  of: 'campaign';
  step: CampaignStep;
  options: readonly CampaignCommand[];
}

const stepOf = (campaign: Campaign): CampaignStep => campaign.stack.at(-1) ?? impossible('no step of the campaign under way');

/** Of the memory being played, or of the campaign between two; null once the campaign has ended. */
export function campaignQuestion(campaign: Campaign, scope?: QuestionScope): MemoryQuestion | CampaignQuestion | null {
  if (campaign.ended) return null;
  if (campaign.game !== null) return memoryQuestion(campaign.game, scope) ?? impossible('the memory has ended');
  const step = stepOf(campaign);
  return { of: 'campaign', step, options: campaignStepRule(step.step).options?.(campaign, step) ?? [] };
}

/** G1: a single option is taken by itself. */
export function settleCampaign(campaign: Campaign): void {
  while (!campaign.ended) {
    if (campaign.game !== null) {
      if (campaign.game.result === null) return;
      afterMemory(campaign, campaign.game);
      continue;
    }
    const step = stepOf(campaign);
    const rule = campaignStepRule(step.step);
    const options = rule.options?.(campaign, step) ?? [];
    if (options.length > 1) return;
    const [only] = options;
    if (only === undefined) (rule.run ?? impossible(`${step.step} has no option`))(campaign, step);
    else {
      tell(campaign, { type: 'only-choice', command: only, why: 'G1' });
      rule.resolve!(campaign, step, only);
    }
  }
}

function playMemory(game: Game, command: Command): void {
  tellPlayed(advanceLogged(game, command));
}

/** R45: between memories as in them. */
function choosesDifficulty(command: AnyCommand): command is Extract<CampaignCommand, { type: 'set-difficulty' }> {
  return command.type === 'set-difficulty';
}

function difficultyRefusal({ content, entry, difficulty }: Campaign, wanted: string): Refusal | null {
  const memory = content.memories[content.book.entries[entry]?.memory ?? ''];
  if (memory === undefined || !memory.easy) return { refused: 'no-easy-here', rule: 'R45' };
  return wanted === difficulty ? { refused: 'same-difficulty', rule: 'R45' } : null;
}

/** R37: between memories only; not between two tries either (R6.3). */
const changesParty = ({ type }: AnyCommand): boolean => type === 'join-party' || type === 'leave-party' || type === 'replace';

function refusalOf(campaign: Campaign, command: AnyCommand, known?: readonly AnyCommand[]): Refusal | null {
  if (campaign.ended) return { refused: 'campaign-ended', rule: 'R35' };
  if (campaign.game !== null) {
    if (!isCommandType(command.type)) return { refused: 'memory-is-played', rule: 'R37' };
    return refusalFor(campaign.game, command as Command, known as readonly Command[] | undefined);
  }
  if (choosesDifficulty(command)) return difficultyRefusal(campaign, command.difficulty);
  const id = campaignOptionId(command);
  const options = known ?? campaignQuestion(campaign)!.options;
  if (options.some((option) => campaignOptionId(option) === id)) return null;
  const { step } = stepOf(campaign);
  if (changesParty(command) && step !== 'change-party') return { refused: 'party-is-set', rule: 'R37' };
  const { asked, rules } = campaignStepRule(step);
  return { refused: 'not-an-answer', rule: asked?.(campaign) ?? rules[0]! };
}

/** Plays one of the question's options in place, without a log and without a check. */
export function advanceCampaign(campaign: Campaign, command: AnyCommand): void {
  if (campaign.game !== null) playMemory(campaign.game, command as Command);
  else if (choosesDifficulty(command)) tell(campaign, { type: 'difficulty-chosen', difficulty: command.difficulty, why: 'R45' });
  else {
    const step = stepOf(campaign);
    campaignStepRule(step.step).resolve!(campaign, step, command as CampaignCommand);
  }
  settleCampaign(campaign);
}

/** Checks the command, plays it in place, and tells what happened. A refused one changes nothing. Known `options` are not listed again. */
export function playCampaign(
  campaign: Campaign,
  command: AnyCommand,
  options?: readonly AnyCommand[],
): readonly CampaignEvent[] | Refusal {
  return refusalOf(campaign, command, options) ?? recordingCampaign(() => advanceCampaign(campaign, command));
}

export interface AppliedCampaign {
  campaign: Campaign;
  events: readonly CampaignEvent[];
}

/** The same on a copy. */
export function applyCampaign(campaign: Campaign, command: AnyCommand): AppliedCampaign | Refusal {
  const refusal = refusalOf(campaign, command);
  if (refusal !== null) return refusal;
  const next = cloneCampaign(campaign);
  return { campaign: next, events: recordingCampaign(() => advanceCampaign(next, command)) };
}

/** Folds one event into a campaign, in place, as `evolve` does into a memory. */
export function evolveCampaign(campaign: Campaign, event: CampaignEvent): void {
  forget();
  evolveState(campaign, event);
}
