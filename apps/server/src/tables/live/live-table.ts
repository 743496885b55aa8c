import type { FromServer, TableRequest } from '@bauta/protocol';
import { isSeated, type Member } from '@bauta/session';
import type { OpenedTable } from '../log/read-table.ts';
import { textOf } from '../log/tell.ts';
import { answerRequest } from './answer-request.ts';
import { type Listener, openAudience } from './audience.ts';
import { whyNotWatching } from './door.ts';
import { join } from './join.ts';
import { hostPasser } from './pass-host.ts';
import { gatherPings, type Ping } from './pings.ts';
import { type Presence, presence } from './presence.ts';
import { tableBots } from './table-bots.ts';
import { type TableChannel, tableChannel } from './table-channel.ts';
import { tableLog } from './table-log.ts';
import type { TableServices } from './table-services.ts';

/** A table that this process follows, and those who are there. */
export interface LiveTable {
  readonly listeners: ReadonlySet<Listener>;
  /** Whoever may not come in is told why, and comes to nothing else. */
  enter(listener: Listener, seen: number, link?: string): Promise<void>;
  leave(listener: Listener): void;
  /** As far as this process knows. */
  isSeated(guest: string): boolean;
  perform(request: TableRequest, member: Member): Promise<FromServer>;
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

/** `onFault`: it could not go on, and is to be read from the store again. Told once. */
export function liveTable(
  code: string,
  opened: OpenedTable,
  services: TableServices,
  onFault: (error: unknown) => void,
): LiveTable {
  const audience = openAudience();
  /** Who is a member, and who is there, also while the log rests. */
  let { table } = opened.logged;
  let present: readonly string[] = [];

  const log = tableLog(
    code,
    opened,
    services,
    {
      changed(logged) {
        table = logged.table;
        if (audience.sendOut(table)) attendance.left();
      },
      tell: audience.tell,
      settled: (logged) => bots.wake(logged),
      appended: (seq, stored) => channel.tellEntry(seq, stored),
    },
    onFault,
  );
  const bots = tableBots(services, log, () => audience.members().length > 0);
  const hosts = hostPasser(services, log, () => present);
  const lookForHost = (): void => hosts.look(table);

  const attendance: Presence = presence({
    me: services.name,
    timers: services.timers,
    here: audience.members,
    watching: audience.watching,
    tell: (told) => channel.tell(told),
    show(members, watching) {
      present = members;
      lookForHost();
      audience.tell(textOf({ type: 'present', members, ...(watching > 0 && { watching }) }));
    },
  });

  const showPing = (ping: Ping): void => audience.tell(textOf({ type: 'pinged', ...ping }));
  const pings = gatherPings((ping) => {
    showPing(ping);
    channel.tell({ ping });
  }, services.timers);

  const channel: TableChannel = tableChannel(code, services, {
    entry: (seq, entry) => void log.hear(seq, entry).catch(() => {}),
    ping: showPing,
    attendance(process, told) {
      attendance.hear(process, told);
      // Who comes may come from a process that ended, or had a fault, before it could tell what it wrote.
      if (told.asks || told.present.length === 0) log.inTurn(log.readOn).catch(() => {});
    },
  });

  return {
    listeners: audience.listeners,
    enter: (listener, seen, link = '') =>
      log.inTurn(async (logged) => {
        // They may know of more than was told here.
        await log.readOn(logged);
        const { member: guest } = listener;
        const why = guest === null ? whyNotWatching(table, link) : await join(services, log, logged, { code, guest, seen, link });
        if (why !== null) return listener.end(why);
        if (!(await services.visit(code))) throw new Error('the table is gone');
        for (const text of await log.textsBehind(logged, seen)) listener.send(text);
        audience.add(listener);
        attendance.came();
        bots.wake(logged);
      }),
    leave(listener) {
      if (audience.remove(listener)) attendance.left();
    },
    isSeated: (guest) => isSeated(table, guest),
    perform: (request, { id: by }) => log.inTurn((logged) => answerRequest(services, log, logged, { code, by, request })),
    ping: ({ id: by }, at) => pings.add({ by, at }),
    catchUp() {
      hosts.countAnew();
      attendance.callRoll();
      return log.inTurn(log.readOn);
    },
    restIfQuiet: log.restIfQuiet,
    lookForHost,
    async close() {
      bots.stop();
      await log.close();
      channel.close();
      attendance.close();
      pings.close();
      audience.drop();
    },
  };
}
