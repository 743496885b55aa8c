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
import type { ShownDecision } from '../../session/session.ts';

/** What one decision led to in one phase; the rest of it is in the next. */
export interface DecisionEntry {
  readonly key: string;
  readonly decision: ShownDecision;
  /** null where it only goes on with what was decided before. */
  readonly command: AnyCommand | null;
  readonly events: (GameEvent | CampaignEvent)[];
  /** How many events of the decision come before these. */
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

  private entryFor(decision: ShownDecision, from: number): DecisionEntry {
    const { entries } = this.all.at(-1)!.parts.at(-1)!;
    const last = entries.at(-1);
    if (last?.decision === decision) return last;
    const key = `${this.all.length} ${decision.n}`;
    const entry = { key, decision, command: from === 0 ? decision.command : null, events: [], from, content: this.content };
    entries.push(entry);
    return entry;
  }

  /** `shown`: how many of its events may be told. */
  add(decision: ShownDecision, shown: number): void {
    if (this.all.length > 0) this.entryFor(decision, 0);
    for (const [index, each] of decision.events.slice(0, shown).entries()) {
      const event = memoryEvent(each);
      // What the flow of a campaign notes of itself turns no page.
      if (event !== null || 'why' in each) this.turnPage(event === null ? null : redact(event));
      if (this.all.length === 0) continue;
      this.entryFor(decision, index).events.push(event === null ? redactCampaign(each as CampaignEvent) : redact(event));
    }
  }
}

/** How many events of a decision come before the last `held` ones of the memory. */
function shownOf({ events }: ShownDecision, held: number): number {
  let [left, index] = [held, events.length];
  for (; left > 0 && index > 0; index--) if (memoryEvent(events[index - 1]!) !== null) left -= 1;
  return index;
}

/** Everything that happened, by turn, phase and decision. `held`: events of the last decision that are still to be shown. */
export function sectionsOf(decisions: readonly ShownDecision[], held: number): readonly TurnSection[] {
  const sections = new Sections();
  for (const decision of decisions)
    sections.add(decision, decision === decisions.at(-1) ? shownOf(decision, held) : decision.events.length);
  return sections.all;
}
