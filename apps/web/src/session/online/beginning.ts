import {
  type Campaign,
  type CampaignEvent,
  campaignRules,
  type Game,
  type GameEvent,
  type GameKind,
  toJSON,
} from '@bauta/engine';
import type { ShownDecision } from '../session.ts';

/** The state that we came to, as events: everything that is read off the log starts from them. */
function laid(game: Game): GameEvent[] {
  const { content, setup } = game;
  return [
    { type: 'memory-set-up', content, setup, why: [] },
    { type: 'position-laid', position: toJSON(game), why: [] },
  ];
}

function laidCampaign(campaign: Campaign): CampaignEvent[] {
  const { game: _game, ...position } = campaignRules.snapshot(campaign);
  const memory = campaign.game === null ? [] : laid(campaign.game);
  return [{ type: 'campaign-laid', position, why: [] }, ...memory.map((event): CampaignEvent => ({ type: 'in-memory', event }))];
}

function eventsUpTo(kind: GameKind, state: unknown, begun: readonly unknown[]): ShownDecision['events'] {
  if (kind === 'memory') return laid(state as Game);
  const campaign = state as Campaign;
  const { content, setup } = campaign;
  const first: CampaignEvent = { type: 'campaign-begun', content, setup, why: [] };
  return [first, ...(begun.length > 0 ? (begun as readonly CampaignEvent[]) : laidCampaign(campaign))];
}

/** What stands before the decisions that we saw. `n`: the number of the last decision before them; `begun`: how the campaign began, empty if we came later. */
export function beginningOf(kind: GameKind, state: unknown, n: number, begun: readonly unknown[]): ShownDecision[] {
  const first: ShownDecision = { n: 0, command: null, events: eventsUpTo(kind, state, begun) };
  // The briefing is shown for the first moment only: one who comes later has not missed it.
  return n === 0 ? [first] : [first, { n, command: null, events: [] }];
}
