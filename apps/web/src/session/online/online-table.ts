import { type AnyCommand, isRefusal, type Refusal, type Square } from '@bauta/engine';
import type { Entry, FromServer, Keyed, Trouble } from '@bauta/protocol';
import { WATCHER } from '@bauta/session';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Moment } from '../sitting.ts';
import type { Asked } from './asked.ts';
import { type Connection, connect, type Link, type Wire } from './connection.ts';
import { beginFollowing, type Followed, follow, withPast } from './followed.ts';
import { browser, type Machine } from './machine.ts';
import { type Pending, UNDO } from './pending.ts';
import { pendingDecisions } from './pending-decisions.ts';
import { predict } from './prediction.ts';
import { forgetUnsaid, keepUnsaid, keptUnsaid, type Unsaid } from './unsaid.ts';

/** Somebody points at a square. */
export interface Ping {
  readonly id: number;
  readonly by: string;
  readonly at: Square;
}

/**
 * What was not done. `too-early`: nothing is decided upon what nobody has seen yet, so it was not even sent; `waits`: the decision before waits for
 * the connection, or for the player. `undo-refused`: we asked to take something back, and somebody objected.
 * `made-host`: told in the same place, though nothing went wrong.
 */
export type Hitch = Trouble | { why: 'too-early' | 'waits' | 'undo-refused' | 'made-host' };

/** A table on a server, as it is seen here. */
export interface OnlineTable {
  readonly code: string;
  readonly link: ReadonlySignal<Link>;
  /** Our own id; '' until we are there. */
  readonly you: ReadonlySignal<string>;
  /** null until the server has told everything. */
  readonly followed: ReadonlySignal<Followed | null>;
  readonly present: ReadonlySignal<readonly string[]>;
  /** How many came by the link to watch, and what that link has in place of the code; '' when we came by it ourselves. */
  readonly watching: ReadonlySignal<number>;
  readonly watch: ReadonlySignal<string>;
  readonly isWatching: ReadonlySignal<boolean>;
  readonly pings: ReadonlySignal<readonly Ping[]>;
  /** What was not done, until it is read or something else is done. */
  readonly trouble: Signal<Hitch | null>;
  /** What we play is shown at once where it can be: of all that, the position and the decisions that stand. */
  readonly position: ReadonlySignal<unknown>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  /** How many of these moments the server has not confirmed. */
  readonly ahead: ReadonlySignal<number>;
  /** Of the option that was sent and cannot be shown yet; '' for none. An undo is `undo`. */
  readonly sent: ReadonlySignal<string>;
  /** While the link is away: what was decided and waits for it, in order. */
  readonly waiting: ReadonlySignal<readonly Pending[]>;
  /** What is not sent again before the player says so; null for nothing. */
  readonly asked: ReadonlySignal<Asked | null>;
  /** Of what waits and what is asked about, the commands. */
  readonly undecided: ReadonlySignal<readonly AnyCommand[]>;
  /** What is asked about is done all the same. */
  insist(): void;
  /** What waits, or is asked about, is not done. */
  drop(): void;
  /** What is being written, and not yet said. */
  readonly draft: Signal<string>;
  /** In the order it was said. */
  readonly unsaid: ReadonlySignal<readonly Unsaid[]>;
  decide(command: AnyCommand): Refusal | null;
  undo(count: number): void;
  /** The log was read from its beginning: moments and talk are whole from then on. */
  recall(past: Followed): void;
  /** What is no part of the game. */
  ask(wish: Keyed): void;
  say(text: string): void;
  ping(at: Square): void;
  again(): void;
  close(): void;
}

/** A ring, and what needs no answer, is seen for so long, in milliseconds. */
const PASSING = 4000;

const NO_MOMENTS: readonly Moment[] = [];
const isSame = (a: readonly Moment[], b: readonly Moment[]): boolean =>
  a.length === b.length && a.every((moment, index) => moment === b[index]);

/** `link`: what the link that we came by has besides the code. */
export function onlineTable(code: string, open: () => Wire, link = '', machine: Machine = browser): OnlineTable {
  const followed = signal<Followed | null>(null);
  const you = signal('');
  const present = signal<readonly string[]>([]);
  const [watching, watch] = [signal(0), signal('')];
  const pings = signal<readonly Ping[]>([]);
  const trouble = signal<Hitch | null>(null);
  const unsaid = signal<readonly Unsaid[]>(keptUnsaid(code));
  const draft = signal('');
  const connection: Connection = connect({
    open,
    seen: () => followed.peek()?.seq ?? 0,
    invitation: () => followed.peek()?.table.link || link,
    hear: (message) => batch(() => take(message)),
    machine,
  });
  const pending = pendingDecisions({
    code,
    link: connection.link,
    followed,
    you,
    askOnce: connection.askOnce,
    fail(why) {
      trouble.value = why;
    },
    missed: connection.again,
    newKey: machine.newKey,
  });
  const { shown, sent, waiting, asked } = pending;
  const position = computed(() => shown.value.at(-1)?.state ?? followed.value?.state ?? null);
  let [pinged, known]: [number, readonly Moment[]] = [0, NO_MOMENTS];
  /** The same list as long as it holds the same: a confirmed decision is nothing new. */
  const moments = computed(() => {
    const now = [...(followed.value?.moments ?? NO_MOMENTS), ...shown.value.map(({ moment }) => moment)];
    if (!isSame(known, now)) known = now;
    return known;
  });

  function tooEarly(): null {
    const isWaiting = waiting.peek().length > 0 || asked.peek() !== null;
    const hitch: Hitch = { why: isWaiting ? 'waits' : 'too-early' };
    trouble.value = hitch;
    machine.after(PASSING, () => {
      if (trouble.peek() === hitch) trouble.value = null;
    });
    return null;
  }

  function takePlayed(before: Followed, entry: Extract<Entry, { type: 'played' }>): void {
    followed.value = follow(before, entry, pending.told(entry));
    pending.goOn();
  }

  async function ask(message: Keyed): Promise<Trouble | null> {
    trouble.value = null;
    const why = await connection.ask(message);
    if (why !== null) trouble.value = why;
    return why;
  }

  const isHost = (at: Followed | null): boolean => at?.table.host === you.peek();

  function noLongerUnsaid(isIt: (line: Unsaid) => boolean): void {
    const line = unsaid.peek().find(isIt);
    if (line === undefined) return;
    unsaid.value = unsaid.peek().filter((each) => each !== line);
    forgetUnsaid(code, line);
  }

  async function utter({ key, text }: Unsaid): Promise<void> {
    const why = await ask({ type: 'say', key, text });
    noLongerUnsaid((line) => line.key === key);
    // What was refused need not be written again; what is being written stays.
    if (why !== null && draft.peek() === '') draft.value = text;
  }

  function takeEntry(entry: Entry): void {
    const before = followed.peek();
    if (before === null || entry.seq <= before.seq) return;
    if (entry.seq > before.seq + 1) connection.again();
    else if (entry.type === 'played') takePlayed(before, entry);
    else {
      followed.value = follow(before, entry);
      if (entry.type === 'undone') pending.upset();
      // It is told before it is answered, and is never seen twice.
      if (entry.type === 'said' && entry.by === you.peek()) noLongerUnsaid(({ text }) => text === entry.text);
      const isRefused = entry.type === 'table' && entry.fact.fact === 'undo-refused';
      if (isRefused && before.table.undoAsked?.by === you.peek()) trouble.value = { why: 'undo-refused' };
      if (isHost(followed.peek()) && !isHost(before)) trouble.value = { why: 'made-host' };
    }
  }

  function showPing(by: string, at: Square): void {
    pinged += 1;
    const id = pinged;
    pings.value = [...pings.peek(), { id, by, at }];
    machine.after(PASSING, () => {
      pings.value = pings.peek().filter((ping) => ping.id !== id);
    });
  }

  function take(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        you.value = message.you;
        watch.value = message.watch ?? '';
        break;
      case 'whole':
        if (message.seq === followed.peek()?.seq) break;
        followed.value = beginFollowing(message, followed.peek()?.talk);
        pending.upset();
        break;
      case 'present':
        present.value = message.members;
        watching.value = message.watching ?? 0;
        break;
      case 'pinged':
        showPing(message.by, message.at);
        break;
      case 'beat':
      case 'bye':
      case 'done':
      case 'refused':
        break;
      default:
        takeEntry(message);
    }
  }

  for (const line of unsaid.peek()) void utter(line);

  return {
    code,
    link: connection.link,
    you,
    followed,
    present,
    watching,
    watch,
    isWatching: computed(() => you.value === WATCHER),
    pings,
    trouble,
    position,
    moments,
    ahead: computed(() => shown.value.length),
    sent,
    waiting,
    asked,
    undecided: pending.undecided,
    insist: pending.insist,
    drop: pending.drop,
    draft,
    unsaid,
    decide(command) {
      const { rules, n } = followed.peek()!;
      if (sent.peek() !== '') return tooEarly();
      const prediction = predict(rules, position.peek(), command, n + shown.peek().length + 1);
      if (prediction !== null && isRefusal(prediction)) return prediction;
      trouble.value = null;
      pending.add(command, rules.idOf(command), prediction);
      return null;
    },
    undo(count) {
      if (sent.peek() !== '') return void tooEarly();
      trouble.value = null;
      pending.add(null, UNDO, null, count);
    },
    recall(past) {
      followed.value = withPast(followed.peek()!, past);
    },
    ask: (message) => void ask(message),
    say(text) {
      const line: Unsaid = { key: machine.newKey(), text };
      unsaid.value = [...unsaid.peek(), line];
      keepUnsaid(code, line);
      void utter(line);
    },
    ping(at) {
      connection.mention({ type: 'ping', at });
    },
    again: connection.again,
    close: connection.close,
  };
}
