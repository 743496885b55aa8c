import { type AnyCommand, type Campaign, type CampaignEvent, type Command, type GameEvent, isNewInCampaign } from '@bauta/engine';
import type { CampaignDecided, CampaignSave, PlayedMemory } from './campaign-save.ts';

const inMemory = (events: readonly CampaignEvent[]): GameEvent[] =>
  events.flatMap((event) => (event.type === 'in-memory' ? [event.event] : []));

/** The log of the memory under way: begun, gone on with, or over. */
export function playedAfter(
  before: PlayedMemory | null,
  command: AnyCommand | null,
  told: readonly CampaignEvent[],
  { game }: Campaign,
): PlayedMemory | null {
  if (game === null) return null;
  const events = inMemory(told);
  const begun = events.findLastIndex(({ type }) => type === 'memory-set-up');
  if (begun >= 0) return { setUp: events.slice(begun), decisions: [] };
  if (before === null || command === null) return before;
  return { ...before, decisions: [...before.decisions, { command: command as Command, events }] };
}

/** A save at its first page; `begun` is a date, given by the app. */
export const campaignBegun = (campaign: Campaign, setUp: readonly CampaignEvent[], begun: string): CampaignSave => ({
  content: campaign.setup.content,
  begun,
  setUp,
  campaign,
  decisions: [],
  learnt: null,
  played: playedAfter(null, null, setUp, campaign),
  n: 0,
  lines: 2,
});

/** The save with one more decision, as `saveCampaignDecision` has written it; `campaign` is the position after it. */
export function campaignDecided(
  save: CampaignSave,
  command: AnyCommand,
  events: readonly CampaignEvent[],
  campaign: Campaign,
): CampaignSave {
  const learnt = events.findLast(isNewInCampaign);
  const n = save.n + 1;
  const decided: CampaignDecided = { n, command, events, before: save.campaign, playedBefore: save.played };
  return {
    ...save,
    campaign,
    decisions: learnt === undefined ? [...save.decisions, decided] : [],
    learnt: learnt ?? save.learnt,
    played: playedAfter(save.played, command, events, campaign),
    n,
    lines: save.lines + 1,
  };
}

/** The save with the last `count` decisions taken back, as `saveCampaignUndo` has written it. */
export function campaignTakenBack(save: CampaignSave, count: number): CampaignSave {
  const first = save.decisions[save.decisions.length - count];
  if (count < 1 || first === undefined) throw new RangeError(`${count} decisions cannot be taken back`);
  const decisions = save.decisions.slice(0, -count);
  return { ...save, campaign: first.before, played: first.playedBefore, decisions, n: save.n + 1, lines: save.lines + 1 };
}
