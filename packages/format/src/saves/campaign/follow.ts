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
  behind: [],
  rewinds: 0,
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
  const { campaign: before, played: playedBefore, learnt: learntBefore } = save;
  const decided: CampaignDecided = { n, command, events, before, playedBefore, learntBefore };
  const played = playedAfter(playedBefore, command, events, campaign);
  const isSameMemory = played !== null && played.setUp === playedBefore?.setUp;
  const learntFrom = learnt === undefined ? [] : [...save.decisions, decided];
  return {
    ...save,
    campaign,
    decisions: learnt === undefined ? [...save.decisions, decided] : [],
    behind: isSameMemory ? [...save.behind, ...learntFrom] : [],
    learnt: learnt ?? save.learnt,
    played,
    n,
    lines: save.lines + 1,
  };
}

/** The save with the last `count` decisions taken back, as `saveCampaignUndo` has written it; a rewind if something was learnt from them. */
export function campaignTakenBack(save: CampaignSave, count: number): CampaignSave {
  const all = [...save.behind, ...save.decisions];
  const first = all[all.length - count];
  if (count < 1 || first === undefined) throw new RangeError(`${count} decisions cannot be taken back`);
  const left = all.slice(0, -count);
  const known = 1 + left.findLastIndex(({ events }) => events.some(isNewInCampaign));
  return {
    ...save,
    campaign: first.before,
    played: first.playedBefore,
    learnt: first.learntBefore,
    behind: left.slice(0, known),
    decisions: left.slice(known),
    rewinds: save.rewinds + (count > save.decisions.length ? 1 : 0),
    n: save.n + 1,
    lines: save.lines + 1,
  };
}
