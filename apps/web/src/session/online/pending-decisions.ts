import type { AnyCommand } from '@bauta/engine';
import type { RequestRejection, TableRequest } from '@bauta/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ShownDecision } from '../session.ts';
import type { Followed, PlayedEntry } from './followed.ts';
import { doubtOf, questionIn } from './judge-again.ts';
import { keepPending, keptPending } from './kept-pending.ts';
import type { Link } from './link.ts';
import { type Pending, requestOf, unsure } from './pending.ts';
import { type PendingView, pendingView } from './pending-view.ts';
import { isAsPredicted, type Prediction } from './prediction.ts';

/** What we decided and the server has not confirmed. */
export interface PendingDecisions extends PendingView {
  /** What is asked about is done all the same. */
  insist(): void;
  /** What waits, or is asked about, is not done. */
  drop(): void;
}

interface PendingOptions {
  readonly code: string;
  readonly link: ReadonlySignal<Link>;
  readonly followed: ReadonlySignal<Followed | null>;
  readonly you: ReadonlySignal<string>;
  askOnce(request: TableRequest): Promise<RequestRejection | null>;
  /** Everything that is pending was dropped for it. */
  rejected(rejection: RequestRejection): void;
  /** The server has an entry that did not come here. */
  catchUp(): void;
  newKey(): string;
}

/** What waits for its answer, in order. While the link is away nothing of it is shown as done; then it is judged again. */
export function pendingDecisions({ code, link, followed, you, askOnce, rejected, catchUp, newKey }: PendingOptions) {
  const pending = signal<readonly Pending[]>(keptPending(code));
  const shown = computed(() => pending.value.flatMap((each) => each.shown ?? []));
  effect(() => keepPending(code, pending.value));
  /** The key of the one that is on its way; '' for none. */
  let inFlight = '';
  const isThere = (): boolean => link.peek().is === 'there';

  function deliver(first: Pending, n: number): void {
    inFlight = first.key;
    pending.value = [{ ...first, sentAt: n, isAsked: false }, ...pending.peek().slice(1)];
    void askOnce(requestOf(first, n)).then((rejection) => answered(first.key, rejection));
  }

  function sendNext(): void {
    const [first, ...rest] = pending.peek();
    if (first === undefined || first.isAsked || inFlight !== '' || !isThere()) return;
    const now = followed.peek()!;
    // Under its key and at its old number it is done once, and upon nothing else: so it is found out whether it was done.
    if (first.sentAt !== null && (first.sentAt !== now.n || first.command === null)) deliver(first, first.sentAt);
    else if (first.isUnsure && doubtOf(first, you.peek(), now) !== null) pending.value = [{ ...first, isAsked: true }, ...rest];
    else deliver(first, now.n);
  }

  function answered(key: string, rejection: RequestRejection | null): void {
    const [first, ...rest] = pending.peek();
    if (inFlight !== key || first === undefined) return;
    inFlight = '';
    batch(() => {
      if (rejection === null) pending.value = rest;
      else if (rejection.why === 'stale' && first.command !== null) judgeAgain(first, rest);
      else {
        pending.value = [];
        rejected(rejection);
      }
    });
    sendNext();
  }

  /** Somebody was faster. */
  function judgeAgain(first: Pending, rest: readonly Pending[]): void {
    pending.value = [{ ...first, sentAt: null }, ...rest].map(unsure);
    if (followed.peek()!.n === first.sentAt) catchUp();
  }

  /** Nothing of it stands as it was shown. */
  const invalidate = (): void => {
    pending.value = pending.peek().map(unsure);
  };

  const isEntryOf = ({ option, sentAt }: Pending, { moment }: PlayedEntry): boolean =>
    sentAt !== null && moment.n === sentAt + 1 && moment.by === you.peek() && moment.command === option;

  link.subscribe(({ is }) => {
    if (is === 'there') sendNext();
    else if (is === 'away') {
      inFlight = '';
      pending.value = pending.peek().filter(({ isConfirmed }) => !isConfirmed);
      invalidate();
    }
  });

  const decisions: PendingDecisions = {
    ...pendingView({ pending, link, followed, you }),
    insist() {
      const [first] = pending.peek();
      if (first?.isAsked) deliver(first, followed.peek()!.n);
    },
    /** What was sent and may have been done cannot be dropped before that is known. */
    drop() {
      pending.value = pending.peek().filter(({ key, sentAt }) => key === inFlight || (sentAt !== null && !isThere()));
    },
  };
  return {
    decisions,
    shown,
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
      sendNext();
    },
    /** What we have shown stands if the server sends the same. Returns what was shown of the entry. */
    confirm(entry: PlayedEntry): ShownDecision | null {
      const [first, ...rest] = pending.peek();
      if (first === undefined || !isEntryOf(first, entry)) {
        invalidate();
        return null;
      }
      const known = isAsPredicted(first.shown, entry.moment) ? first.shown.decision : null;
      const isAnswered = inFlight !== first.key;
      const others = known === null ? rest.map(unsure) : rest;
      pending.value = isAnswered ? others : [{ ...first, shown: null, isConfirmed: true }, ...others];
      return known;
    },
    invalidate,
    sendNext,
  };
}
