import type { CampaignEvent } from '@bauta/engine';

/** A decision as the file has it. */
export interface Played {
  command: string;
  events: readonly CampaignEvent[];
}

type Line = { command: string; events: readonly CampaignEvent[] } | { undo: number } | { snapshot: unknown };

/** The decisions of a file that stand. The file was read and found good before. */
export function standing(text: string, lines: number): Played[] {
  const played: Played[] = [];
  for (const line of text.split('\n').slice(2, lines)) {
    const entry = JSON.parse(line) as Line;
    if ('undo' in entry) played.length -= entry.undo;
    else if ('command' in entry) played.push({ command: entry.command, events: entry.events });
  }
  return played;
}
