import { blankGame, type CampaignEvent, campaignRules, type EventOf, evolve, type GameEvent, memoryRules } from '@bauta/engine';
import type { CampaignSave } from '../save.ts';
import { beginSave, saveDecision } from '../write-save.ts';

const inMemory = (events: readonly CampaignEvent[]): GameEvent[] =>
  events.flatMap((event) => (event.type === 'in-memory' ? [event.event] : []));

/** The memory under way as a save of its own, to be copied and tried again; the campaign is not touched. null between memories. */
export function memorySaveOf({ history: { state, setUp, decisions } }: CampaignSave): string | null {
  if (state.game === null) return null;
  const start = decisions.findLastIndex(({ events }) => events.some(campaignRules.startsMemory));
  const told = inMemory(decisions[start]?.events ?? setUp);
  const begun = told.slice(told.findLastIndex(memoryRules.startsMemory));
  const { content, setup } = begun[0] as EventOf<'memory-set-up'>;
  const game = blankGame(content, setup);
  for (const event of begun.slice(1)) evolve(game, event);
  const lines = [beginSave(game, begun)];
  for (const [index, { command, events }] of decisions.slice(start + 1).entries()) {
    const inside = inMemory(events);
    for (const event of inside) evolve(game, event);
    lines.push(saveDecision(memoryRules, game, { n: index + 1, command, events: inside }));
  }
  return lines.join('');
}
