import { type AnyCommand, isRefusal, type Refusal, type Square } from '@bauta/engine';
import type { Entry, FromServer, TableRequest } from '@bauta/protocol';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type ClientSocket, connect, type TableConnection } from './connection.ts';
import { beginFollowing, type Followed, follow, withPast } from './followed.ts';
import { UNDO } from './pending.ts';
import { type PendingDecisions, pendingDecisions } from './pending-decisions.ts';
import { type ShownPing, shownPings } from './pings.ts';
import { predict } from './prediction.ts';
import { lastRejection, type Rejection, rejectionIn } from './rejection.ts';
import { browser, type PageRuntime } from './runtime.ts';
import { type ShownGame, shownGame } from './shown-game.ts';
import { type Talk, tableTalk } from './talk.ts';
import { type WhoIsHere, whoIsHere } from './who-is-here.ts';

/** A table on a server, as it is seen here. */
export interface OnlineTable
  extends WhoIsHere,
    ShownGame,
    PendingDecisions,
    Talk,
    Pick<TableConnection, 'link' | 'again' | 'close'> {
  readonly code: string;
  /** null until the server has sent everything. */
  readonly followed: ReadonlySignal<Followed | null>;
  readonly pings: ReadonlySignal<readonly ShownPing[]>;
  /** The last rejection, until it is read or something else is done. */
  readonly rejection: Signal<Rejection | null>;
  decide(command: AnyCommand): Refusal | null;
  undo(count: number): void;
  /** The log was read from its beginning: decisions and talk are whole from then on. */
  recall(past: Followed): void;
  /** What is no part of the game. */
  ask(request: TableRequest): void;
  ping(at: Square): void;
}

/** `link`: what the link that we came by has besides the code. */
export function onlineTable(code: string, open: () => ClientSocket, link = '', runtime: PageRuntime = browser): OnlineTable {
  const followed = signal<Followed | null>(null);
  const { rejection, reject, rejectBriefly } = lastRejection(runtime);
  const { here, welcome, setPresent } = whoIsHere();
  const { pings, show } = shownPings(runtime);
  const connection = connect({
    open,
    seen: () => followed.peek()?.seq ?? 0,
    invitation: () => followed.peek()?.table.link || link,
    hear: (message) => batch(() => take(message)),
    runtime,
  });
  const pending = pendingDecisions({
    code,
    link: connection.link,
    followed,
    you: here.you,
    askOnce: connection.askOnce,
    rejected: reject,
    catchUp: connection.again,
    newKey: runtime.newKey,
  });
  const { talk, confirmed } = tableTalk({ code, ask, newKey: runtime.newKey });
  const shown = shownGame(followed, pending.shown);

  /** The decision before is not shown yet. */
  function tooEarly(): null {
    const isWaiting = pending.decisions.waiting.peek().length > 0 || pending.decisions.asked.peek() !== null;
    rejectBriefly({ why: isWaiting ? 'waits' : 'too-early' });
    return null;
  }

  async function ask(request: TableRequest): Promise<Rejection | null> {
    rejection.value = null;
    const why = await connection.ask(request);
    if (why !== null) reject(why);
    return why;
  }

  /** What the entry means for what we have decided, said or asked for. */
  function settle(entry: Entry, before: Followed, after: Followed): void {
    const you = here.you.peek();
    if (entry.type === 'undone') pending.invalidate();
    if (entry.type === 'said' && entry.by === you) confirmed(entry.text);
    const why = rejectionIn(entry, before.table, after.table, you);
    if (why !== null) reject(why);
  }

  function takeEntry(entry: Entry): void {
    const before = followed.peek();
    if (before === null || entry.seq <= before.seq) return;
    if (entry.seq > before.seq + 1) connection.again();
    else if (entry.type === 'played') {
      followed.value = follow(before, entry, pending.confirm(entry));
      pending.sendNext();
    } else {
      const after = follow(before, entry);
      followed.value = after;
      settle(entry, before, after);
    }
  }

  function take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        welcome(message);
        break;
      case 'whole':
        if (message.seq === followed.peek()?.seq) break;
        followed.value = beginFollowing(message, followed.peek()?.talk);
        pending.invalidate();
        break;
      case 'present':
        setPresent(message);
        break;
      case 'pinged':
        show(message.by, message.at);
        break;
      case 'played':
      case 'undone':
      case 'table':
      case 'said':
        takeEntry(message);
    }
  }

  return {
    code,
    followed,
    ...here,
    ...shown,
    ...pending.decisions,
    ...talk,
    pings,
    rejection,
    link: connection.link,
    again: connection.again,
    close: connection.close,
    decide(command) {
      const { rules, n } = followed.peek()!;
      if (pending.decisions.sent.peek() !== '') return tooEarly();
      const prediction = predict(rules, shown.position.peek(), command, n + shown.ahead.peek() + 1);
      if (prediction !== null && isRefusal(prediction)) return prediction;
      rejection.value = null;
      pending.add(command, rules.idOf(command), prediction);
      return null;
    },
    undo(count) {
      if (pending.decisions.sent.peek() !== '') return void tooEarly();
      rejection.value = null;
      pending.add(null, UNDO, null, count);
    },
    recall(past) {
      followed.value = withPast(followed.peek()!, past);
    },
    ask: (request) => void ask(request),
    ping(at) {
      connection.mention({ type: 'ping', at });
    },
  };
}
