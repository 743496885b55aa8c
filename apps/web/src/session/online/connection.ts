import type { FromClient, FromServer, Full, Keyed, Outside, Trouble } from '@bauta/protocol';
import { BEAT_EVERY, PROTOCOL } from '@bauta/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { browser, type Machine } from './machine.ts';

/** Why there is no use in trying again. */
export type Barred = 'no-guest' | 'no-table' | 'too-old' | 'malformed' | Outside;

/** `full`: the server has no room for us now; `later`: it sent us away for a reason that this page does not know. */
export type Refused = Full | 'later';

/** `away`: it is tried again by itself, seldom when we were `refused`. */
export type Link =
  | { is: 'connecting' }
  | { is: 'there' }
  | { is: 'away'; since: number; refused: Refused | null }
  | { is: 'barred'; why: Barred };

/** To one table, for as long as it is looked at; it is lost and found again without anybody's doing. */
export interface Connection {
  readonly link: ReadonlySignal<Link>;
  /** Said until there is an answer; under its key it is done once. null: it was done. */
  ask(wish: Keyed): Promise<Trouble | null>;
  /** Said once, while the link is there: whoever loses it before the answer comes hears none. */
  askOnce(wish: Keyed): Promise<Trouble | null>;
  /** Said if anybody hears it. */
  mention(message: FromClient): void;
  /** Connects anew, at once. */
  again(): void;
  close(): void;
}

export type Wire = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface Means {
  open(): Wire;
  /** The number of the last entry that is known; 0 for none. */
  seen(): number;
  /** What the link that we have has besides the table's code. */
  invitation(): string;
  hear(message: FromServer): void;
  machine?: Machine;
}

/** Milliseconds between two tries, and before the next to one who was sent away. */
const [SOONEST, LATEST, LATER] = [300, 5000, 30_000];
/** What has no answer for so long has none on its way. */
const PATIENCE = 8000;
/** Where so long nothing is heard, nothing comes any more. */
const SILENCE = 2.5 * BEAT_EVERY;

const OUTSIDE: Readonly<Record<number, Outside>> = { 4403: 'removed', 4410: 'left', 4423: 'renewed' };
const BARRED: Readonly<Record<number, Barred>> = {
  ...OUTSIDE,
  4400: 'malformed',
  4401: 'no-guest',
  4404: 'no-table',
  4426: 'too-old',
};

/** The server says that we are not at the table. */
export const isOutside = (link: Link): boolean => link.is === 'barred' && Object.values(OUTSIDE).some((why) => why === link.why);

const REFUSED: Readonly<Record<number, Refused>> = { 4430: 'guest-full', 4431: 'address-full', 4432: 'table-full' };
/** What was said too fast may be said again. */
const TOO_MUCH = 4429;

/** Codes from 4000 on are the server's own: a newer one may have others. null: the connection was only lost. */
const refusedBy = (code: number): Refused | null => REFUSED[code] ?? (code >= 4000 && code !== TOO_MUCH ? 'later' : null);

const NOTHING = (): void => {};

/** Not all at once, when a server comes back. */
const pauseAfter = (tries: number, refused: Refused | null, random: number): number =>
  (refused === null ? Math.min(LATEST, SOONEST * 2 ** tries) : LATER) * (0.75 + random / 4);

export function connect({ open, seen, invitation, hear, machine = browser }: Means): Connection {
  const link = signal<Link>({ is: 'connecting' });
  const unanswered = new Map<string, { wish: Keyed; isOnce: boolean; answer(trouble: Trouble | null): void }>();
  let wire: Wire | null = null;
  let [tries, isClosed] = [0, false];
  let [stopPause, stopPatience, stopSilence] = [NOTHING, NOTHING, NOTHING];

  const isThere = (): boolean => link.peek().is === 'there';
  const tell = (message: FromClient): void => wire?.send(JSON.stringify(message));

  function waitForAnswer(): void {
    stopPatience();
    if (unanswered.size > 0 && isThere()) stopPatience = machine.after(PATIENCE, again);
  }

  function listen(): void {
    stopSilence();
    stopSilence = machine.after(SILENCE, again);
  }

  function forgetOnce(): void {
    for (const [key, { isOnce }] of unanswered) if (isOnce) unanswered.delete(key);
  }

  function lost(code: number): void {
    wire = null;
    stopPatience();
    stopSilence();
    forgetOnce();
    if (isClosed) return;
    const before = link.peek();
    const why = BARRED[code];
    if (why !== undefined) link.value = { is: 'barred', why };
    else {
      const refused = refusedBy(code);
      link.value = { is: 'away', since: before.is === 'away' ? before.since : machine.date(), refused };
      stopPause = machine.after(pauseAfter(tries, refused, machine.random()), begin);
      tries += 1;
    }
  }

  function answered(key: string, trouble: Trouble | null): void {
    const waiting = unanswered.get(key);
    unanswered.delete(key);
    waitForAnswer();
    waiting?.answer(trouble);
  }

  /** Whoever is there is told who is: then everything before has been told. */
  function entered(): void {
    if (isThere()) return;
    tries = 0;
    // What is asked as soon as we are there is said by itself.
    const before = [...unanswered.values()];
    link.value = { is: 'there' };
    for (const { wish } of before) tell(wish);
    waitForAnswer();
  }

  function take(message: FromServer): void {
    listen();
    if (message.type === 'done') answered(message.key, null);
    else if (message.type === 'refused') answered(message.key, message.trouble);
    else hear(message);
    if (message.type === 'present') entered();
  }

  function begin(): void {
    const own = open();
    wire = own;
    listen();
    own.addEventListener('open', () => {
      if (wire === own) tell({ type: 'hello', protocol: PROTOCOL, seen: seen(), link: invitation() });
    });
    own.addEventListener('message', ({ data }) => {
      if (wire === own) take(JSON.parse(String(data)) as FromServer);
    });
    own.addEventListener('close', ({ code }) => {
      if (wire === own) lost(code);
    });
  }

  /** A wire that is given up says nothing more. */
  function drop(): void {
    for (const stop of [stopPause, stopPatience, stopSilence]) stop();
    const old = wire;
    wire = null;
    forgetOnce();
    old?.close();
  }

  function again(): void {
    if (isClosed || link.peek().is === 'barred') return;
    drop();
    if (isThere()) link.value = { is: 'away', since: machine.date(), refused: null };
    begin();
  }

  const asking = (wish: Keyed, isOnce: boolean): Promise<Trouble | null> =>
    new Promise((answer) => {
      unanswered.set(wish.key, { wish, isOnce, answer });
      if (isThere()) tell(wish);
      waitForAnswer();
    });

  begin();
  return {
    link,
    ask: (wish) => asking(wish, false),
    askOnce: (wish) => asking(wish, true),
    mention(message) {
      if (isThere()) tell(message);
    },
    again,
    close() {
      isClosed = true;
      drop();
    },
  };
}
