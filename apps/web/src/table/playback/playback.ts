import type { Game } from '@bauta/engine';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { lastEnemyPhase, type Stretch } from '../../session/last-enemy-phase.ts';
import { memoryEvent, memoryEvents, setsUp } from '../../session/memory-events.ts';
import type { Session, ShownDecision } from '../../session/session.ts';
import { settings } from '../../storage/settings.ts';
import { type DiceRoll, rollsIn } from '../dice/rolls.ts';
import { concernsUs } from './concerns.ts';
import { paceOf } from './pace.ts';
import { after } from './play-step.ts';
import { type PlaybackStep, stepsOf } from './steps.ts';

/** What happened, shown step by step behind the game. */
export interface Playback {
  readonly shown: ReadonlySignal<Game>;
  readonly showing: ReadonlySignal<boolean>;
  /** What was shown last; null before anything was, and after a step back. */
  readonly step: ReadonlySignal<PlaybackStep | null>;
  /** The dice that lie there from the last roll, until something else is shown than what they lead to. */
  readonly dice: ReadonlySignal<readonly DiceRoll[]>;
  /** Steps that are still to come. */
  readonly left: ReadonlySignal<readonly PlaybackStep[]>;
  /** Shown again: it happened before. */
  readonly isAgain: ReadonlySignal<boolean>;
  /** The next waits for a word of the players. */
  readonly waits: ReadonlySignal<boolean>;
  /** There is an enemy phase to be watched again. */
  readonly canWatchAgain: ReadonlySignal<boolean>;
  next(): void;
  skip(): void;
  watchAgain(): void;
  /** Shows what happened before once more, or for the first time to one who was away. */
  watch(stretch: Stretch): void;
}

const NONE: readonly PlaybackStep[] = [];

/** The one decision that has come since; null when it was otherwise: a step back, or another memory. */
function newDecision(before: readonly ShownDecision[], now: readonly ShownDecision[]): ShownDecision | null {
  const last = now.at(-1);
  const isNext = last !== undefined && now.length === before.length + 1 && now.at(-2) === before.at(-1);
  return isNext && !setsUp(last.events) ? last : null;
}

const hadEnemyPhase = ({ content, turn, phase }: Game): boolean =>
  content.memory.enemyPhase !== 'none' && (turn > 1 || phase === 'enemy' || phase === 'end');

/** What came before a position that play goes on from cannot be seen. */
const isInLog = (decisions: readonly ShownDecision[]): boolean =>
  !decisions[0]!.events.some((event) => memoryEvent(event)?.type === 'position-laid') || lastEnemyPhase(decisions) !== null;

/** The end of a memory is looked at before anything else is. */
const seenToTheEnd = (steps: readonly PlaybackStep[]): readonly PlaybackStep[] =>
  steps.some(({ kind }) => kind === 'end') ? [...steps, { kind: 'end', events: [] }] : steps;

/** A heading: what came before it is what was seen last. */
const isMere = ({ kind, events }: PlaybackStep): boolean => kind === 'phase' || kind === 'turn' || events.length === 0;

export function createPlayback(session: Session): Playback {
  const shown = signal<Game>(session.game.peek()!);
  const step = signal<PlaybackStep | null>(null);
  const dice = signal<readonly DiceRoll[]>([]);
  const left = signal<readonly PlaybackStep[]>(NONE);
  const isAgain = signal(false);
  const showing = computed(() => left.value.length > 0);
  /** What is watched again is wanted to be seen. */
  const speed = computed(() => (isAgain.value && settings.speed.value === 'once' ? 'speed' : settings.speed.value));
  const isOwnAct = computed(() => shown.value.phase === 'assassin' && !isAgain.value);
  const waits = computed(() => showing.value && speed.value === 'step' && step.value?.kind !== 'dice' && !isOwnAct.value);

  /** A campaign may have put the memory away already. */
  const catchUp = (): void =>
    batch(() => {
      const rest = left.peek().flatMap(({ events }) => events);
      shown.value = session.game.peek() ?? after(shown.peek(), rest);
      left.value = NONE;
      isAgain.value = false;
    });

  const lay = (shownNow: PlaybackStep | null): void => {
    step.value = shownNow;
    if (shownNow?.kind !== 'outcome') dice.value = rollsIn(shownNow?.events ?? []);
  };

  /** Those that concern nobody are passed over. */
  const next = (): void =>
    batch(() => {
      const [first, ...rest] = left.peek();
      if (first === undefined) return;
      const isWanted = !settings.onlyOurs.peek() || concernsUs(shown.peek(), first);
      shown.value = after(shown.peek(), first.events);
      left.value = rest;
      if (isWanted && !(rest.length === 0 && isMere(first))) lay(first);
      if (rest.length === 0) catchUp();
      else if (!isWanted) next();
    });

  const skip = (): void =>
    batch(() => {
      for (const each of left.peek()) if (!isMere(each)) lay(each);
      catchUp();
    });

  /** The players' own act comes first, and is shown at once. */
  const show = (from: Game, { events }: ShownDecision): void =>
    batch(() => {
      isAgain.value = false;
      shown.value = from;
      left.value = seenToTheEnd(stepsOf(memoryEvents(events)));
      if (speed.peek() === 'once') skip();
      else next();
    });

  const watch = ({ before, events }: Stretch): void =>
    batch(() => {
      shown.value = before;
      lay(null);
      left.value = stepsOf(events);
      isAgain.value = true;
    });

  let known = { decisions: session.decisions.peek(), game: session.game.peek() };
  effect(() => {
    const before = known;
    known = { decisions: session.decisions.value, game: session.game.value };
    if (known.decisions === before.decisions) return;
    const decision = newDecision(before.decisions, known.decisions);
    untracked(() =>
      batch(() => {
        lay(null);
        if (decision !== null && before.game !== null) show(before.game, decision);
        else catchUp();
      }),
    );
  });

  effect(() => {
    if (!showing.value || waits.value) return;
    if (speed.value === 'once') return untracked(skip);
    const timer = setTimeout(next, paceOf(step.value?.kind ?? 'phase'));
    return () => clearTimeout(timer);
  });

  return {
    shown,
    showing,
    step,
    dice,
    left,
    isAgain,
    waits,
    canWatchAgain: computed(() => !showing.value && hadEnemyPhase(shown.value) && isInLog(session.decisions.value)),
    next,
    skip,
    watchAgain() {
      const stretch = lastEnemyPhase(session.decisions.peek());
      if (stretch !== null) watch(stretch);
    },
    watch,
  };
}
