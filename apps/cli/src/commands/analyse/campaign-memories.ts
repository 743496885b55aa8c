import type { PlayedGame } from '@bauta/bots';
import {
  type AnyCommand,
  blankGame,
  type CampaignEvent,
  type CampaignEventOf,
  type Command,
  clone,
  type EventOf,
  evolve,
  type Game,
  type GameEvent,
  isCommandType,
} from '@bauta/engine';
import type { CampaignSave } from '@bauta/format';

function folded(game: Game, events: readonly GameEvent[]): Game {
  const next = clone(game);
  for (const event of events) evolve(next, event);
  return next;
}

interface Recorded {
  decisions: PlayedGame['decisions'][number][];
  positions: Game[];
}

/** Follows a campaign's log through its memories. */
class Recorder {
  readonly finished = new Map<string, PlayedGame>();
  private recorded: Recorded | null = null;

  /** One decision of the campaign and what came of it; null for the set-up. */
  take(command: AnyCommand | null, events: readonly CampaignEvent[]): void {
    const told = (from: number, to = events.length): GameEvent[] =>
      events.slice(from, to).flatMap((event) => (event.type === 'in-memory' ? [event.event] : []));
    const begins = events.findIndex((event) => event.type === 'in-memory' && event.event.type === 'memory-set-up');
    this.decide(command, told(0, begins < 0 ? events.length : begins));
    for (const event of events) this.note(event);
    if (begins >= 0) this.begin(told(begins));
  }

  private decide(command: AnyCommand | null, events: readonly GameEvent[]): void {
    if (this.recorded === null || command === null || !isCommandType(command.type) || events.length === 0) return;
    this.recorded.decisions.push({ command: command as Command, events });
    this.recorded.positions.push(folded(this.recorded.positions.at(-1)!, events));
  }

  private begin([first, ...events]: readonly GameEvent[]): void {
    const { content, setup } = first as EventOf<'memory-set-up'>;
    this.recorded = { decisions: [], positions: [folded(blankGame(content, setup), events)] };
  }

  private note(event: CampaignEvent): void {
    if (event.type !== 'memory-ended' || this.recorded === null) return;
    this.finished.set(nameOf(event), this.recorded);
    this.recorded = null;
  }
}

/** An entry of the diary; the second try is named apart. */
const nameOf = ({ entry, attempt }: CampaignEventOf<'memory-ended'>): string => (attempt === 1 ? entry : `${entry}.2`);

/** The memories of a campaign that have ended, by their entry in the diary. */
export function campaignMemories({ history }: CampaignSave): ReadonlyMap<string, PlayedGame> {
  const recorder = new Recorder();
  recorder.take(null, history.setUp);
  for (const { command, events } of history.decisions) recorder.take(command, events);
  return recorder.finished;
}
