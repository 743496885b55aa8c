import type { FromServer, Keyed, Outside } from '@bauta/protocol';
import { BOT, calledAt, hasBots, isSeated, type Member, type Table, type TableFact } from '@bauta/session';
import type { FanOut } from '../../fan-out/fan-out.ts';
import type { Machine } from '../../machine/machine.ts';
import { waitingFor } from '../../metrics/thread-time.ts';
import type { Store } from '../../store/store.ts';
import { draftEntry, type EntryDraft } from '../judge/entry-draft.ts';
import { judge } from '../judge/judge.ts';
import type { Judged } from '../judge/judged.ts';
import { cardOf } from '../log/card.ts';
import type { Contents } from '../log/contents.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { keepSnapshot, openTable, pagesBehind } from '../log/read-table.ts';
import { entryOf } from '../log/recent-keys.ts';
import type { StoredEntry } from '../log/stored-entry.ts';
import { entryTexts, textOf, wholeOf } from '../log/tell.ts';
import { botMove } from './bot-move.ts';
import type { BotsTime } from './bots-time.ts';
import { type Coming, sendOut, whyNotWatching, whyOutside } from './door.ts';
import { heirOf, hostAway } from './host-away.ts';
import { gatherPings, type Ping } from './pings.ts';
import { type Attendance, presence } from './presence.ts';
import type { MayTalk } from './talk-limit.ts';

/** A browser at a table. */
export interface Listener {
  /** null for one who only watches. */
  readonly member: Member | null;
  /** What the link had besides the code. */
  cameBy(): string;
  /** A message as text, or the same as bytes. */
  send(message: string | Buffer): void;
  /** The table cannot be followed any longer: the browser is to connect again. */
  drop(): void;
  /** Nothing more is told to it: its guest is not at the table. */
  end(why: Outside): void;
}

/** What the tables of one process share. */
export interface House extends Machine {
  readonly store: Store;
  readonly contents: Contents;
  readonly fanOut: FanOut;
  /** The process, for others to tell it from themselves. */
  readonly name: string;
  /** When something happened, for the log. */
  now(): number;
  /** How long nobody has done anything is measured by it. */
  monotonic(): number;
  readonly mayTalk: MayTalk;
  readonly botsTime: BotsTime;
  /** Somebody comes; false when the table was removed meanwhile. */
  visit(code: string): Promise<boolean>;
}

/** A table that this process follows. No process owns one: whoever appends first is right, and the others follow. */
export interface LiveTable {
  readonly listeners: ReadonlySet<Listener>;
  /** Whoever may not come in is told why, and comes to nothing else. */
  enter(listener: Listener, seen: number, link?: string): Promise<void>;
  leave(listener: Listener): void;
  /** As far as this process knows. */
  isSeated(guest: string): boolean;
  perform(wish: Keyed, member: Member): Promise<FromServer>;
  /** Shown to everyone there, gathered with others, and not kept. */
  ping(member: Member, at: number): void;
  /** Something may have been missed. */
  catchUp(): Promise<void>;
  /** Lets go of what the store has too, if nobody has done anything since then, by the monotonic clock; whoever comes next has it read again. */
  restIfQuiet(since: number): void;
  /** Somebody else becomes the host when the host has been away for too long. */
  lookForHost(): void;
  /** Ends when everything under way has ended. */
  close(): Promise<void>;
}

/** What processes tell each other: an entry with its number, or what is not kept. */
type Told = { from: string } & ({ seq: number; entry: StoredEntry } | Attendance | { ping: Ping });

/** What lists show of a table is at most so many entries old. */
const DESCRIBE_EVERY = 32;

const GONE = 'the table is gone';
const ENDED = 'the table was put away';

/** Who missed more entries is told where the table stands instead. */
const MOST_MISSED = 64;

/** null when the entry neither puts the table away nor takes it out again. */
const archivedBy = (entry: StoredEntry): boolean | null =>
  entry.type === 'table' && entry.fact.fact === 'archived' ? entry.fact.archived : null;

/** null when it is for people to decide. */
function decideForBot(logged: LoggedTable, at: number): Judged | null {
  const option = botMove(logged);
  const { n } = logged.history;
  return option === null ? null : judge(logged, { type: 'decide', key: `${BOT} ${n}`, n, option }, { by: BOT, at });
}

/** `onFault`: it could not go on, and is to be read from the store again. Told once. */
export function liveTable(
  code: string,
  first: LoggedTable,
  snapshotAt: number,
  house: House,
  onFault: (error: unknown) => void,
): LiveTable {
  const { store, contents, fanOut, name: me, now, monotonic, later, newId, mayTalk, botsTime, visit } = house;
  const listeners = new Set<Listener>();
  /** null while it rests. */
  let held: LoggedTable | null = first;
  /** The last entry that those here were told of, and when somebody did something last. */
  let [toldOf, active] = [first.seq, monotonic()];
  let [lastSnapshot, queue]: [number, Promise<unknown>] = [snapshotAt, Promise.resolve()];
  let [botsWoken, isClosing, isEnded] = [false, false, false];
  /** Who is a member, and who is there, also while it rests. */
  let [people, present]: [Table, readonly string[]] = [first.table, []];
  const absence = hostAway(monotonic);

  const tell = (told: Told): void => fanOut.publish(code, JSON.stringify(told));
  function toAll(text: string): void {
    const bytes = Buffer.from(text);
    for (const listener of listeners) listener.send(bytes);
  }

  /** Runs when everything before it at this table has run. */
  function inTurn<T>(work: (logged: LoggedTable) => Promise<T>): Promise<T> {
    active = monotonic();
    const done = waitingFor(queue).then(() => {
      if (isEnded) throw new Error(ENDED);
      return held === null ? wake().then(work) : work(held);
    });
    queue = done.catch(fail);
    return done;
  }

  /** What was played may not be written, so that nothing must be done on top of it. */
  function fail(error: unknown): void {
    if (isEnded) return;
    isEnded = true;
    onFault(error);
  }

  /** Entries behind `seen`, as the table may see them. */
  const toldAs = (logged: LoggedTable, seen: number, texts: readonly string[]): string[] =>
    texts.map((text, index) => entryTexts(logged, seen + index + 1, JSON.parse(text) as StoredEntry).told);

  const toldSince = async (logged: LoggedTable, seen: number): Promise<string[]> =>
    seen < logged.seq ? toldAs(logged, seen, await store.read(code, seen, logged.seq - seen)) : [];

  /** What others did since those here were last told. */
  async function tellMissed(logged: LoggedTable): Promise<void> {
    for await (const page of pagesBehind(store, code, toldOf, logged.seq)) {
      for (const told of toldAs(logged, toldOf, page)) toAll(told);
      toldOf += page.length;
    }
  }

  /** Others may have gone on while it rested. */
  async function wake(): Promise<LoggedTable> {
    const standing = await openTable(store, contents, code);
    if (standing === null) throw new Error(GONE);
    const { logged } = standing;
    outsideEnds(logged);
    await tellMissed(logged);
    lastSnapshot = standing.snapshotAt;
    held = logged;
    wakeBots(logged);
    return logged;
  }

  function outsideEnds({ table }: LoggedTable): void {
    people = table;
    if (sendOut(listeners, table)) attendance.left();
  }

  function accept(logged: LoggedTable, { commit }: EntryDraft, told: string): void {
    commit();
    toldOf = logged.seq;
    outsideEnds(logged);
    toAll(told);
    wakeBots(logged);
  }

  function acceptOther(logged: LoggedTable, entry: StoredEntry): void {
    accept(logged, draftEntry(logged, entry), entryTexts(logged, logged.seq + 1, entry).told);
  }

  async function readOn(logged: LoggedTable): Promise<void> {
    for await (const page of pagesBehind(store, code, logged.seq))
      for (const entry of page) acceptOther(logged, JSON.parse(entry) as StoredEntry);
  }

  /** false when another process was faster: then everything is to be looked at again. */
  async function append(logged: LoggedTable, draft: EntryDraft): Promise<boolean> {
    const { entry } = draft;
    const { stored, told } = entryTexts(logged, logged.seq + 1, entry);
    const archived = archivedBy(entry);
    const appended =
      archived === null
        ? await store.append(code, logged.seq, [stored])
        : await store.archive(code, logged.seq, stored, archived);
    if (appended === 'gone') throw new Error(GONE);
    if (appended === 'conflict') {
      draft.rollBack();
      await readOn(logged);
      return false;
    }
    accept(logged, draft, told);
    fanOut.publish(code, `{"from":"${me}","seq":${logged.seq},"entry":${stored}}`);
    if (archived !== null || logged.seq % DESCRIBE_EVERY === 0) await store.describe(code, cardOf(logged));
    lastSnapshot = await keepSnapshot(store, code, logged, lastSnapshot);
    return true;
  }

  /** Whoever follows the table may play for its bots: what another process did first is followed, and looked at again. */
  async function playBots(logged: LoggedTable): Promise<void> {
    botsWoken = false;
    const judged = isClosing ? null : botsTime.measure(() => decideForBot(logged, now()));
    if (judged !== null && 'entry' in judged) await append(logged, judged);
  }

  /** Each once; those who only watch are none. */
  function membersHere(): string[] {
    return [...new Set([...listeners].flatMap(({ member }) => member?.id ?? []))];
  }

  /** One decision for each turn of the event loop, so that no other table waits; and only while a member is here. */
  function wakeBots(logged: LoggedTable): void {
    if (botsWoken || membersHere().length === 0 || !hasBots(logged.table)) return;
    botsWoken = true;
    const play = (): unknown => inTurn(playBots).catch(() => {});
    const wait = botsTime.wait();
    if (wait === 0) later.soon(play);
    else later.after(Math.ceil(wait), play);
  }

  async function write(logged: LoggedTable, wish: Keyed, by: string): Promise<FromServer> {
    const { key } = wish;
    const own = { ...wish, key: `${by} ${key}` };
    for (;;) {
      const known = entryOf(logged.keys, own.key);
      if (known !== undefined) return { type: 'done', key, seq: known };
      if (wish.type === 'say' && !mayTalk(code, logged.table, by))
        return { type: 'refused', key, trouble: { why: 'too-much-said' } };
      const judged = judge(logged, own, { by, at: now(), newId });
      if ('trouble' in judged) return { type: 'refused', key, trouble: judged.trouble };
      if (wish.type === 'leave') await store.delist(code, by);
      const appended = await append(logged, judged);
      if (appended && wish.type === 'remove') await store.delist(code, wish.member);
      if (appended) return { type: 'done', key, seq: entryOf(logged.keys, own.key)! };
    }
  }

  const entryBy = (logged: LoggedTable, by: string, fact: TableFact): EntryDraft => {
    const key = `${by} ${newId(12)}`;
    return draftEntry(logged, { type: 'table', at: now(), key, by, fact });
  };

  /** Whoever comes for the first time, or under another name, is a member from then on; otherwise why not. */
  async function join(logged: LoggedTable, guest: Member, coming: Coming): Promise<Outside | null> {
    const { id } = guest;
    let isListed = false;
    for (;;) {
      const why = whyOutside(logged.table, id, coming);
      // Their list may have the table still, if the process that sent them away ended just then.
      if (why === 'removed' || (why !== null && isListed)) await store.delist(code, id);
      // Asked again after a conflict: another process may have let in somebody of that name.
      const member = calledAt(logged.table, guest);
      if (why !== null || logged.table.members.some((each) => each.id === id && each.name === member.name)) return why;
      // First the list: with the entry there, nobody would look whether that was done too.
      await store.enlist(code, id);
      isListed = true;
      await append(logged, entryBy(logged, id, { fact: 'joined', member }));
    }
  }

  /** Another process may do so at the same moment: whoever comes second finds another host. */
  async function passHostOn(logged: LoggedTable, from: string): Promise<void> {
    while (logged.table.host === from) {
      const member = heirOf(logged.table, present);
      if (member === null) return;
      await append(logged, entryBy(logged, member, { fact: 'host-passed', member }));
    }
  }

  const attendance = presence({
    me,
    later,
    here: membersHere,
    watching: () => [...listeners].filter(({ member }) => member === null).length,
    tell: (told) => tell({ from: me, ...told }),
    show: (members, watching) => {
      present = members;
      lookForHost();
      toAll(textOf({ type: 'present', members, ...(watching > 0 && { watching }) }));
    },
  });

  /** While others cannot be heard nobody knows who is with them. */
  function lookForHost(): void {
    if (!fanOut.isHeard()) absence.countAnew();
    const { host } = people;
    if (absence.isTooLong(people, present) && !isClosing) inTurn((logged) => passHostOn(logged, host)).catch(() => {});
  }

  const pings = gatherPings((ping) => {
    toAll(textOf({ type: 'pinged', ...ping }));
    tell({ from: me, ping });
  }, later);

  function hear(told: Told): void {
    if (told.from === me) return;
    if ('present' in told) {
      attendance.hear(told.from, told);
      // Who comes may come from a process that ended, or had a fault, before it could tell what it wrote.
      if (told.asks || told.present.length === 0) inTurn(readOn).catch(() => {});
    } else if ('ping' in told) toAll(textOf({ type: 'pinged', ...told.ping }));
    else
      inTurn(async (logged) => {
        if (told.seq === logged.seq + 1) acceptOther(logged, told.entry);
        else if (told.seq > logged.seq) await readOn(logged);
      }).catch(() => {});
  }
  const unsubscribe = fanOut.subscribe(code, (message) => hear(JSON.parse(message) as Told));

  return {
    listeners,
    enter: (listener, seen, link = '') =>
      inTurn(async (logged) => {
        // They may know of more than was told here.
        await readOn(logged);
        const { member } = listener;
        const why = member === null ? whyNotWatching(logged.table, link) : await join(logged, member, { seen, link });
        if (why !== null) return listener.end(why);
        if (!(await visit(code))) throw new Error(GONE);
        const isNear = seen > 0 && seen <= logged.seq && logged.seq - seen <= MOST_MISSED;
        for (const text of isNear ? await toldSince(logged, seen) : [textOf(wholeOf(logged))]) listener.send(text);
        listeners.add(listener);
        attendance.came();
        wakeBots(logged);
      }),
    leave(listener) {
      if (listeners.delete(listener)) attendance.left();
    },
    isSeated: (guest) => isSeated(people, guest),
    perform: (wish, member) => inTurn((logged) => write(logged, wish, member.id)),
    ping: ({ id: by }, at) => pings.add({ by, at }),
    catchUp() {
      absence.countAnew();
      attendance.callRoll();
      return inTurn(readOn);
    },
    restIfQuiet(since) {
      if (held === null || active > since) return;
      queue = queue.then(() => {
        if (active <= since) held = null;
      });
    },
    lookForHost,
    async close() {
      isClosing = true;
      queue = queue.then(() => {
        isEnded = true;
      });
      await queue;
      unsubscribe();
      attendance.close();
      pings.close();
      for (const listener of listeners) listener.drop();
    },
  };
}
