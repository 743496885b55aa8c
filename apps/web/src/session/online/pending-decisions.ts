import type { AnyCommand } from '@bauta/engine';
import type { Keyed, Trouble } from '@bauta/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Moment } from '../sitting.ts';
import { type Asked, askedOf } from './asked.ts';
import type { Link } from './connection.ts';
import type { Followed, PlayedEntry } from './followed.ts';
import { doubtOf, questionIn } from './judge-again.ts';
import { keepPending, keptPending } from './kept-pending.ts';
import { messageOf, type Pending, unsure } from './pending.ts';
import { isAsPredicted, type Prediction } from './prediction.ts';

interface Means {
  readonly code: string;
  readonly link: ReadonlySignal<Link>;
  readonly followed: ReadonlySignal<Followed | null>;
  readonly you: ReadonlySignal<string>;
  askOnce(wish: Keyed): Promise<Trouble | null>;
  /** Everything is dropped for it. */
  fail(trouble: Trouble): void;
  /** The server knows of something that we were not told. */
  missed(): void;
  newKey(): string;
}

/** What waits for its answer, in order. While the link is away nothing of it is shown as done; then it is judged anew. */
export function pendingDecisions({ code, link, followed, you, askOnce, fail, missed, newKey }: Means) {
  const pending = signal<readonly Pending[]>(keptPending(code));
  effect(() => keepPending(code, pending.value));
  /** The key of the one that is on its way; '' for none. */
  let inFlight = '';
  const isThere = (): boolean => link.peek().is === 'there';

  function deliver(first: Pending, n: number): void {
    inFlight = first.key;
    pending.value = [{ ...first, sentAt: n, isAsked: false }, ...pending.peek().slice(1)];
    void askOnce(messageOf(first, n)).then((why) => answered(first.key, why));
  }

  function send(): void {
    const [first, ...rest] = pending.peek();
    if (first === undefined || first.isAsked || inFlight !== '' || !isThere()) return;
    const now = followed.peek()!;
    const { n } = now;
    // Under its key and at its old number it is done once, and upon nothing else: so it is found out what became of it.
    if (first.sentAt !== null && (first.sentAt !== n || first.command === null)) deliver(first, first.sentAt);
    else if (first.isUnsure && doubtOf(first, you.peek(), now) !== null) pending.value = [{ ...first, isAsked: true }, ...rest];
    else deliver(first, n);
  }

  function answered(key: string, why: Trouble | null): void {
    const [first, ...rest] = pending.peek();
    if (inFlight !== key || first === undefined) return;
    inFlight = '';
    batch(() => {
      if (why === null) pending.value = rest;
      else if (why.why === 'stale' && first.command !== null) judgeAgain(first, rest);
      else {
        pending.value = [];
        fail(why);
      }
    });
    send();
  }

  /** Somebody was faster. */
  function judgeAgain(first: Pending, rest: readonly Pending[]): void {
    pending.value = [{ ...first, sentAt: null }, ...rest].map(unsure);
    if (followed.peek()!.n === first.sentAt) missed();
  }

  /** Nothing of it stands as it was shown. */
  const upset = (): void => {
    pending.value = pending.peek().map(unsure);
  };

  const isToldOf = ({ option, sentAt }: Pending, { moment }: PlayedEntry): boolean =>
    sentAt !== null && moment.n === sentAt + 1 && moment.by === you.peek() && moment.command === option;

  link.subscribe(({ is }) => {
    if (is === 'there') send();
    else if (is === 'away') {
      inFlight = '';
      pending.value = pending.peek().filter(({ isConfirmed }) => !isConfirmed);
      upset();
    }
  });

  const isHeld = (): boolean => link.value.is === 'away' || pending.value[0]?.isAsked === true;
  const shown = computed(() => pending.value.flatMap((each) => each.shown ?? []));
  return {
    pending: pending as ReadonlySignal<readonly Pending[]>,
    shown,
    /** Of the last that cannot be shown; '' for none. */
    sent: computed(() => {
      const last = pending.value.at(-1);
      return last === undefined || last.shown !== null || last.isConfirmed ? '' : last.option;
    }),
    undecided: computed(() => (isHeld() ? pending.value.flatMap(({ command }) => command ?? []) : [])),
    waiting: computed(() => (link.value.is === 'away' ? pending.value : [])),
    asked: computed<Asked | null>(() => {
      const [first] = pending.value;
      const now = followed.value;
      if (first === undefined || now === null || !first.isAsked || link.value.is !== 'there') return null;
      return askedOf(pending.value, doubtOf(first, you.value, now), now);
    }),
    add(command: AnyCommand | null, option: string, prediction: Prediction | null, count = 0): void {
      const { rules, state, n } = followed.peek()!;
      const isAway = link.peek().is === 'away';
      const next: Pending = {
        key: newKey(),
        command,
        option,
        count,
        question: questionIn({ rules, state: shown.peek().at(-1)?.state ?? state }),
        n,
        sentAt: null,
        shown: isAway ? null : prediction,
        isConfirmed: false,
        isUnsure: isAway,
        isAsked: false,
      };
      pending.value = [...pending.peek(), next];
      send();
    },
    /** What we have shown stands if the server says the same. Returns what was shown of it. */
    told(entry: PlayedEntry): Moment | null {
      const [first, ...rest] = pending.peek();
      if (first === undefined || !isToldOf(first, entry)) {
        upset();
        return null;
      }
      const known = isAsPredicted(first.shown, entry.moment) ? first.shown.moment : null;
      const isAnswered = inFlight !== first.key;
      const others = known === null ? rest.map(unsure) : rest;
      pending.value = isAnswered ? others : [{ ...first, shown: null, isConfirmed: true }, ...others];
      return known;
    },
    upset,
    goOn: send,
    /** The player wants it all the same. */
    insist(): void {
      const [first] = pending.peek();
      if (first?.isAsked) deliver(first, followed.peek()!.n);
    },
    /** What was sent and may have been done cannot be dropped before that is known. */
    drop(): void {
      pending.value = pending.peek().filter(({ key, sentAt }) => key === inFlight || (sentAt !== null && !isThere()));
    },
  };
}
