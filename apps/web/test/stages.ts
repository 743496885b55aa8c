import { createBot, createCampaignBot } from '@bauta/bots';
import {
  type AnyCommand,
  applyCampaign,
  type Campaign,
  campaignRules,
  isRefusal,
  memoryRules,
  setUpCampaign,
} from '@bauta/engine';
import { beginCampaignSave, beginSave, saveDecision } from '@bauta/format';
import { venice } from '../../../test/support/packs/venice-pack.ts';
import { foreseen } from './foreseen.ts';

function begun(seed: string) {
  const { id, version } = venice;
  const party = Object.keys(venice.assassins);
  const set = setUpCampaign(venice, { content: { id, version }, seed, players: 2, party, difficulty: 'easy' });
  if (isRefusal(set)) throw new Error(set.refused);
  return set;
}

/** What is asked: `villa`, a question between memories, `table low-bridge` in one, or `end`. */
function stageOf(campaign: Campaign): string {
  const asked = campaignRules.question(campaign);
  if (asked === null) return 'end';
  return asked.of === 'memory' ? `table ${asked.game.setup.memory}` : asked.step.step;
}

/**
 * Saves of the campaign that ships, each from its beginning to the first time that something is asked. Memories are given
 * up as soon as the rules allow it, so that all of it is soon told; `debrief` is the page after the first of them.
 */
export function campaignStages(seed = 'stages'): ReadonlyMap<string, string> {
  const set = begun(seed);
  const bot = createCampaignBot('greedy@1', seed, { iterations: 1 });
  const stages = new Map<string, string>();
  let { campaign } = set;
  let text = beginCampaignSave(campaign, set.events, '2026-11-16');
  const keep = (stage: string): void => void (stages.has(stage) || stages.set(stage, text));
  for (let n = 1; ; n++) {
    keep(stageOf(campaign));
    if (campaignRules.question(campaign) === null) return stages;
    const play = (command: AnyCommand) => ({ command, done: applyCampaign(campaign, command) });
    const givenUp = campaign.game === null ? null : play({ type: 'concede' });
    const { command, done } = givenUp === null || isRefusal(givenUp.done) ? play(bot.choose(campaign)) : givenUp;
    if (isRefusal(done)) throw new Error(done.refused);
    const isOver = campaign.game !== null && done.campaign.game === null;
    campaign = done.campaign;
    text += saveDecision(campaignRules, campaign, { n, command, events: done.events });
    if (isOver) keep('debrief');
  }
}

/** A memory by itself as the greedy bot plays it: its save after each decision, the whole one last. */
export function memoryStages(memory: string, assassins: readonly string[]): string[] {
  const bot = createBot('greedy@1', memory, { iterations: 1 });
  const { setUp, moves } = foreseen(memory, assassins, (game) => (game.result === null ? bot.choose(game) : null));
  const texts = [beginSave(setUp.game, setUp.events)];
  for (const [index, { command, events, after }] of moves.entries())
    texts.push(texts.at(-1)! + saveDecision(memoryRules, after, { n: index + 1, command, events }));
  return texts;
}
