import type { AnyCommand } from '@bauta/engine';
import type { FromClient, FromServer, TableRequest } from '@bauta/protocol';
import { isSeated, type Member, NOBODY } from '@bauta/session';
import type { ClientSocket } from '../../../web/src/session/online/connection.ts';
import { undoLimitIn } from '../../../web/src/session/online/followed.ts';
import { whyNotOurs } from '../../../web/src/session/online/not-ours.ts';
import { type OnlineTable, onlineTable } from '../../../web/src/session/online/online-table.ts';
import type { PageRuntime } from '../../../web/src/session/online/runtime.ts';
import type { RequestWithoutKey } from '../tables/request-without-key.ts';
import type { Overheard } from './wire.ts';
import type { Life, World } from './world.ts';

/** What the server said to one browser. */
export interface ToldText {
  readonly seq: number;
  readonly text: string;
}

/** Somebody at the table, with the page's own state of it, who does one thing after the other. */
export interface SimulatedPlayer {
  readonly life: Life;
  readonly member: Member;
  readonly table: OnlineTable;
  /** Entries and whole tables, in the order they were told. */
  readonly told: readonly ToldText[];
  /** Commands that were done, and their entries as they were told. */
  readonly done: readonly { key: string; seq: number }[];
  /** The answer to each command, since it was said last, and how often it was said for it. */
  readonly answers: ReadonlyMap<string, { is: 'done' | 'refused' | 'none'; times: number }>;
  /** Commands that were said until there is an answer. */
  readonly asked: readonly string[];
  act(): void;
  /** Whoever left is at the table again; false when they had not left. */
  comeBack(): boolean;
  /** What the page asks about is not done after all; false when it asks nothing. */
  giveUp(): boolean;
  /** Even to a table that rests. */
  sayLast(): void;
}

type WeightedAct = readonly [weight: number, act: () => void];

/** Nobody goes while there is anything else to do, so that games last. */
const GIVING_UP: ReadonlySet<string> = new Set(['leave', 'discard']);

export function newPlayer(
  life: Life,
  member: Member,
  code: string,
  world: World,
  open: (overheard: Overheard) => ClientSocket,
): SimulatedPlayer {
  const told: ToldText[] = [];
  const done: { key: string; seq: number }[] = [];
  const answers = new Map<string, { is: 'done' | 'refused' | 'none'; times: number }>();
  const asked: string[] = [];
  const overheard: Overheard = {
    said(text) {
      const message = JSON.parse(text) as FromClient;
      if (!('key' in message)) return;
      const before = answers.get(message.key);
      answers.set(message.key, { is: 'none', times: before?.is === 'none' ? before.times + 1 : 1 });
    },
    heard(text) {
      const message = JSON.parse(text) as FromServer;
      if (message.type === 'done') done.push({ key: message.key, seq: message.seq });
      if (message.type === 'done' || message.type === 'refused') answers.get(message.key)!.is = message.type;
      else if ('seq' in message) told.push({ seq: message.seq, text });
    },
  };
  const runtime: PageRuntime = {
    date: world.now,
    after: (milliseconds, work) => world.after(life, milliseconds, work),
    random: world.random,
    newKey: () => world.newId(12),
  };
  const newPage = (): OnlineTable => onlineTable(code, () => open(overheard), '', runtime);
  let table = newPage();

  /** Whoever left loads the page again to come back: what the old one waited for is gone with it. */
  function comeBack(): boolean {
    const link = table.link.peek();
    if (link.is !== 'barred' || link.why !== 'left') return false;
    table.close();
    asked.length = 0;
    table = newPage();
    return true;
  }

  function ask(request: RequestWithoutKey): void {
    const key = world.newId(12);
    asked.push(key);
    table.ask({ ...request, key } as TableRequest);
  }

  function decide(): void {
    const { rules, table: seats } = table.followed.peek()!;
    const position = table.position.peek();
    const ours = (command: AnyCommand): boolean => whyNotOurs(seats, member.id, rules.gameIn(position), command) === null;
    const options = (rules.question(position)?.options ?? []).filter(ours);
    const staying = options.filter(({ type }) => !GIVING_UP.has(type));
    const from = staying.length > 0 ? staying : options;
    if (from.length > 0) table.decide(world.pick(from));
  }

  function undo(): void {
    const { free } = undoLimitIn(table.followed.peek()!);
    if (free > 0) table.undo(world.between(1, Math.min(3, free)));
  }

  function answerUndo(): void {
    const { table: seats, n } = table.followed.peek()!;
    const wanted = seats.undoAsked;
    if (wanted === null || !wanted.concerned.includes(member.id) || wanted.agreed.includes(member.id)) return;
    ask({ type: 'answer-undo', n, count: wanted.count, agree: world.chance(0.7) });
  }

  function sit(whom: 'me' | 'nobody' | 'bot'): void {
    ask({ type: 'seat', seat: world.pick(Object.keys(table.followed.peek()!.table.seats)), for: whom });
  }

  function takeFree(): void {
    const { seats } = table.followed.peek()!.table;
    const free = Object.keys(seats).find((seat) => seats[seat] === NOBODY);
    if (free !== undefined) ask({ type: 'seat', seat: free, for: 'me' });
  }

  function archive(): void {
    ask({ type: 'archive', archived: !table.followed.peek()!.table.archived });
  }

  /** Everyone may have left. */
  function passOn(): void {
    const { members } = table.followed.peek()!.table;
    if (members.length > 0) ask({ type: 'host', member: world.pick(members).id });
  }

  const deeds: readonly WeightedAct[] = [
    [60, decide],
    [9, undo],
    [8, () => table.say(`${member.name} says ${world.between(1, 1000)}`)],
    [6, answerUndo],
    [2, () => sit('me')],
    [1, () => sit('nobody')],
    [2, () => sit('bot')],
    [2, () => ask({ type: 'bots' })],
    [2, () => table.ping(world.between(0, 9))],
    [1, passOn],
    [1, archive],
    [1, () => ask({ type: 'leave' })],
    [1, () => table.again()],
  ];
  /** Each as often as it weighs. */
  const drawn = deeds.flatMap(([weight, deed]) => Array.from({ length: weight }, () => deed));

  /** What the page asks about comes first; a seat and an open table too, or nothing would happen. */
  function act(): void {
    if (comeBack()) return;
    const now = table.followed.peek();
    if (now === null) return;
    const pending = table.asked.peek();
    if (pending !== null) pending.isPossible && world.chance(0.5) ? table.insist() : table.drop();
    else if (now.table.archived && now.table.host === member.id) archive();
    else if (!isSeated(now.table, member.id) && world.chance(0.7)) takeFree();
    else world.pick(drawn)();
  }

  return {
    life,
    member,
    get table() {
      return table;
    },
    told,
    done,
    answers,
    asked,
    act,
    comeBack,
    sayLast: () => table.say(`${member.name} says goodbye`),
    giveUp() {
      if (table.asked.peek() === null) return false;
      table.drop();
      return true;
    },
  };
}
