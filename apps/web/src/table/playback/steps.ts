import type { EventType, GameEvent } from '@bauta/engine';

/** What a step shows first of all. */
export type StepKind =
  | 'turn'
  | 'phase'
  | 'event'
  | 'reinforcement'
  | 'arrival'
  | 'march'
  | 'hunt'
  | 'dice'
  | 'outcome'
  | 'attack'
  | 'objective'
  | 'end'
  | 'act';

/** What a person can follow at a time: some events in their order. */
export interface PlaybackStep {
  readonly kind: StepKind;
  readonly events: readonly GameEvent[];
}

/** Events with which another step begins, unless it is of their kind already and goes on with the same. All others belong to the step before. */
const BEGINNINGS: Partial<Record<EventType, StepKind>> = {
  'turn-begun': 'turn',
  'phase-begun': 'phase',
  'phase-skipped': 'phase',
  'event-revealed': 'event',
  reinforced: 'reinforcement',
  'guard-placed': 'arrival',
  'body-woken': 'arrival',
  'boss-appeared': 'arrival',
  'machine-placed': 'arrival',
  'enemy-moved': 'march',
  'machine-moved': 'march',
  'machine-seized': 'march',
  'hunt-begun': 'hunt',
  'dice-rolled': 'dice',
  'die-rerolled': 'dice',
  undetected: 'outcome',
  'test-ignored': 'outcome',
  'body-found': 'outcome',
  exposed: 'outcome',
  wounded: 'outcome',
  'enemy-eliminated': 'outcome',
  'boss-wounded': 'outcome',
  'machine-damaged': 'outcome',
  'hits-lost': 'outcome',
  'alert-raised': 'outcome',
  'alert-quieted': 'outcome',
  'attack-begun': 'attack',
  'retaliation-begun': 'attack',
  aimed: 'attack',
  'objective-completed': 'objective',
  'objective-lost': 'objective',
  'objective-revealed': 'objective',
  'tower-synchronised': 'objective',
  'chest-opened': 'objective',
  'trap-sprung': 'outcome',
  'ground-changed': 'act',
  'tiles-marked': 'act',
  'memory-succeeded': 'end',
  'memory-failed': 'end',
  'time-up': 'end',
  moved: 'act',
  'effect-begun': 'act',
  'ability-used': 'act',
};

/** Book-keeping that comes before what it is for. */
const AHEAD: ReadonlySet<EventType> = new Set<EventType>(['card-drawn', 'only-option', 'action-spent']);

/** Where a step takes place, as far as steps of a kind are told apart by it. */
function placeOf(event: GameEvent): number {
  if (event.type === 'enemy-moved') return event.from;
  return event.type === 'guard-placed' || event.type === 'body-woken' ? event.at : 0;
}

interface OpenStep {
  kind: StepKind;
  place: number;
  events: GameEvent[];
}

/** Whether the event still belongs to the step that is open. */
function goesOn({ kind, place, events }: OpenStep, event: GameEvent, next: StepKind): boolean {
  // Those who follow a hunted assassin come with the hunt.
  if (kind === 'hunt' && next === 'march') return !events.some(({ type }) => type === 'hunt-ended');
  // What an event card does is read on it.
  if (kind === 'event' && event.type === 'effect-begun') return true;
  return kind === next && place === placeOf(event) && kind !== 'turn' && kind !== 'phase' && kind !== 'act';
}

/** Nothing of its own happens in it. */
const isEmpty = ({ events }: OpenStep): boolean => events.every(({ type }) => AHEAD.has(type) || type.startsWith('step-'));

/** Everything that happened, in order, none left out. */
export function stepsOf(events: readonly GameEvent[]): PlaybackStep[] {
  const steps: OpenStep[] = [];
  let ahead: GameEvent[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    const kind = BEGINNINGS[event.type];
    if (AHEAD.has(event.type)) ahead.push(event);
    else if (kind !== undefined && !(last !== undefined && goesOn(last, event, kind))) {
      steps.push({ kind, place: placeOf(event), events: [...ahead, event] });
      ahead = [];
    } else {
      const into = last ?? { kind: 'act', place: 0, events: [] };
      if (last === undefined) steps.push(into);
      into.events.push(...ahead, event);
      ahead = [];
    }
  }
  if (ahead.length > 0) steps.push({ kind: 'act', place: 0, events: ahead });
  return joined(steps);
}

/** The flow's own notes before the first thing that is seen are part of it. */
function joined(steps: readonly OpenStep[]): PlaybackStep[] {
  const [first, second, ...rest] = steps;
  if (first === undefined || second === undefined || !isEmpty(first)) return [...steps];
  return [{ ...second, events: [...first.events, ...second.events] }, ...rest];
}
