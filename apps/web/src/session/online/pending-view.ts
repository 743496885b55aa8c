import type { AnyCommand } from '@bauta/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Followed } from './followed.ts';
import { doubtOf } from './judge-again.ts';
import type { Link } from './link.ts';
import type { Pending } from './pending.ts';
import { type SendQuestion, sendQuestionOf } from './send-question.ts';

/** What the table shows of the decisions that are pending. */
export interface PendingView {
  /** Of the option that was sent and cannot be shown yet; '' for none. An undo is `undo`. */
  readonly sent: ReadonlySignal<string>;
  /** While the link is away: what was decided and waits for it, in order. */
  readonly waiting: ReadonlySignal<readonly Pending[]>;
  /** What is not sent before the player says so; null for nothing. */
  readonly asked: ReadonlySignal<SendQuestion | null>;
  /** Of what waits and what is asked about, the commands. */
  readonly undecided: ReadonlySignal<readonly AnyCommand[]>;
}

interface Sources {
  readonly pending: ReadonlySignal<readonly Pending[]>;
  readonly link: ReadonlySignal<Link>;
  readonly followed: ReadonlySignal<Followed | null>;
  readonly you: ReadonlySignal<string>;
}

function sentIn(pending: readonly Pending[]): string {
  const last = pending.at(-1);
  return last === undefined || last.shown !== null || last.isConfirmed ? '' : last.option;
}

export function pendingView({ pending, link, followed, you }: Sources): PendingView {
  const isHeld = (): boolean => link.value.is === 'away' || pending.value[0]?.isAsked === true;
  return {
    sent: computed(() => sentIn(pending.value)),
    waiting: computed(() => (link.value.is === 'away' ? pending.value : [])),
    asked: computed(() => {
      const [first] = pending.value;
      const now = followed.value;
      if (first === undefined || now === null || !first.isAsked || link.value.is !== 'there') return null;
      return sendQuestionOf(pending.value, doubtOf(first, you.value, now), now);
    }),
    undecided: computed(() => (isHeld() ? pending.value.flatMap(({ command }) => command ?? []) : [])),
  };
}
