import { LOG_PAGE, type LogPage, readLogQuery } from '@bauta/protocol';
import { isMember } from '@bauta/session';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { whyNotWatching } from '../tables/live/door.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { StoredEntry } from '../tables/log/stored-entry.ts';
import { entryFor, openedFor } from '../tables/log/tell.ts';
import type { WatchLinks } from '../tables/watch-links.ts';
import type { Guests } from './guests/guests.ts';
import { problem } from './problem.ts';

/** What happened at a table, for those who are at it: a page of its log behind an entry, as the table may see it. */
export function logRoutes(
  server: FastifyInstance,
  store: Store,
  liveTables: LiveTables,
  guests: Guests,
  links: WatchLinks,
): void {
  server.get<{ Params: { code: string } }>('/tables/:code/log', async (request, reply) => {
    const door = links.open(request.params.code);
    const isWatching = door?.isWatching === true;
    const guest = isWatching ? null : await guests.of(request);
    if (!isWatching && guest === null) return problem(reply, 401, 'Only one who has a name here can look at a table.');
    const { value, fault } = readLogQuery(request.query);
    if (fault !== null) return problem(reply, 400, fault);
    const logged = door === null ? null : await liveTables.look(door.code);
    if (door === null || logged === null) return problem(reply, 404, 'There is no such table.');
    const isIn = guest === null ? whyNotWatching(logged.table, value.link) === null : isMember(logged.table, guest.id);
    if (!isIn) return problem(reply, 403, 'Only those at the table can read what happened there.');
    const opening = value.from === 0 ? await liveTables.opening(door.code) : null;
    const texts = await store.read(door.code, value.from, LOG_PAGE + 1);
    const entries = texts.slice(0, LOG_PAGE).map((text, index) => {
      const seq = value.from + index + 1;
      return seq === 1 ? openedFor(logged, opening!) : entryFor(logged, seq, JSON.parse(text) as StoredEntry);
    });
    return { entries, isLast: texts.length <= LOG_PAGE } satisfies LogPage;
  });
}
