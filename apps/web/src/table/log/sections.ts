import {
  type AnyCommand,
  type CampaignEvent,
  type GameEvent,
  type MemoryContent,
  type Phase,
  redact,
  redactCampaign,
} from '@bauta/engine';
import { memoryEvent } from '../../session/memory-events.ts';
import type { Moment } from '../../session/session.ts';

/** What one decision led to in one phase; the rest of it is in the next. */
export interface DecisionEntry {
  readonly key: string;
  readonly moment: Moment;
  /** null where it only goes on with what was decided before. */
  readonly command: AnyCommand | null;
  readonly events: (GameEvent | CampaignEvent)[];
  /** How many events of the moment come before these. */
  readonly from: number;
  /** The memory under way, null between two. */
  readonly content: MemoryContent | null;
}

export interface PhaseSection {
  readonly phase: Phase | 'between';
  readonly entries: DecisionEntry[];
}

/** A turn of a memory; 0 is its set-up, -1 what lies between two memories. */
export interface TurnSection {
  readonly key: string;
  readonly memory: string;
  readonly turn: number;
  readonly parts: PhaseSection[];
}

const BETWEEN = -1;

/** The log as it grows. */
class Sections {
  readonly all: TurnSection[] = [];
  private content: MemoryContent | null = null;

  private open(turn: number, phase: PhaseSection['phase']): void {
    const memory = this.content?.memory.id ?? '';
    this.all.push({ key: `${this.all.length}`, memory, turn, parts: [{ phase, entries: [] }] });
  }

  private turnPage(event: GameEvent | null): void {
    const section = this.all.at(-1);
    if (event?.type === 'memory-set-up') {
      this.content = event.content;
      this.open(0, 'set-up');
    } else if (event?.type === 'position-laid') {
      if (event.position.turn > 0) this.open(event.position.turn, event.position.phase);
    } else if (event?.type === 'turn-begun') this.open(event.turn, 'event');
    else if (event === null && section?.turn !== BETWEEN) {
      this.content = null;
      this.open(BETWEEN, 'between');
    } else if (event?.type === 'phase-begun' && section!.parts.at(-1)!.phase !== event.phase)
      section!.parts.push({ phase: event.phase, entries: [] });
  }

  private entryFor(moment: Moment, from: number): DecisionEntry {
    const { entries } = this.all.at(-1)!.parts.at(-1)!;
    const last = entries.at(-1);
    if (last?.moment === moment) return last;
    const key = `${this.all.length} ${moment.n}`;
    const entry = { key, moment, command: from === 0 ? moment.command : null, events: [], from, content: this.content };
    entries.push(entry);
    return entry;
  }

  /** `shown`: how many of its events may be told. */
  add(moment: Moment, shown: number): void {
    if (this.all.length > 0) this.entryFor(moment, 0);
    for (const [index, each] of moment.events.slice(0, shown).entries()) {
      const event = memoryEvent(each);
      // What the flow of a campaign notes of itself turns no page.
      if (event !== null || 'why' in each) this.turnPage(event === null ? null : redact(event));
      if (this.all.length === 0) continue;
      this.entryFor(moment, index).events.push(event === null ? redactCampaign(each as CampaignEvent) : redact(event));
    }
  }
}

/** How many events of a moment come before the last `held` ones of the memory. */
function shownOf({ events }: Moment, held: number): number {
  let [left, index] = [held, events.length];
  for (; left > 0 && index > 0; index--) if (memoryEvent(events[index - 1]!) !== null) left -= 1;
  return index;
}

/** Everything that happened, by turn, phase and decision. `held`: events of the last moment that are still to be shown. */
export function sectionsOf(moments: readonly Moment[], held: number): readonly TurnSection[] {
  const sections = new Sections();
  for (const moment of moments) sections.add(moment, moment === moments.at(-1) ? shownOf(moment, held) : moment.events.length);
  return sections.all;
}
