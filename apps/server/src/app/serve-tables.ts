import { randomBytes } from 'node:crypto';
import type { Pack } from '@bauta/format';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BURST, CONNECTIONS, type ConnectionLimits, type Limits } from '../config/limits.ts';
import type { FanOut } from '../fan-out/fan-out.ts';
import { openAccounts } from '../http/accounts.ts';
import { limitAddresses } from '../http/address-limit.ts';
import { guestRoutes } from '../http/guests/guest-routes.ts';
import { type GuestSession, memberOf, openGuests } from '../http/guests/guests.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { listRoutes } from '../http/list-routes.ts';
import { logRoutes } from '../http/log-routes.ts';
import { networkOf } from '../http/network.ts';
import { refuseOtherOrigins } from '../http/origin.ts';
import { sayNothingElse, sayRefusals } from '../http/refusals.ts';
import { saveRoutes } from '../http/save-routes.ts';
import { tableQuota } from '../http/table-quota.ts';
import { tableRoutes } from '../http/table-routes.ts';
import { refuseOtherUpgrades } from '../http/upgrades.ts';
import { openCharges } from '../limits/charges.ts';
import { openMeter } from '../metrics/meter.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';
import { closeSoon, turnAway } from '../socket/bye.ts';
import { limitConnections } from '../socket/connection-limit.ts';
import { endSockets } from '../socket/end-sockets.ts';
import { hearInTime } from '../socket/hear-in-time.ts';
import { openSessions } from '../socket/open-sessions.ts';
import { attend, MAX_MESSAGE } from '../socket/socket.ts';
import type { Store } from '../store/store.ts';
import { watchStore } from '../store/watch-store.ts';
import type { RunningCheck } from '../tables/check/start-check.ts';
import { expiryAfter } from '../tables/expiry/expiry.ts';
import { openLiveTables } from '../tables/live-tables.ts';
import { watchLinks } from '../tables/watch-links.ts';
import { checkAtStart } from './check-at-start.ts';
import { expireTables, ROUND_EVERY } from './expire-tables.ts';
import { reportTo } from './faults.ts';

export interface Tables {
  store: Store;
  fanOut: FanOut;
  pack: Pack;
  /** Pages at these origins may speak for a guest, besides our own. */
  origins: readonly string[];
  limits: Limits;
  /** Where they are others than ours. */
  connections?: Partial<ConnectionLimits>;
  /** Days until a table that nobody comes back to is removed; without them none is. `every`: of the tests, as in `ROUND_EVERY`. */
  expiry?: { days: number; every?: number };
  /** Of the tests; without one that of the system. */
  clock?: Clock;
  /** Looks through what is kept; without one nothing is. */
  check?: () => RunningCheck;
}

const API = '/api';
const SOCKET = '/tables/:code/socket';

/** A connection for good needs no answer in HTTP: held by its socket it would cost more than all the rest of it. */
async function letGo({ ws, raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (ws) reply.raw.detachSocket(raw.socket);
}

/** On-line tables: guests, tables, and the socket of each. */
export async function serveTables(server: FastifyInstance, tables: Tables): Promise<void> {
  const { fanOut, pack, origins, limits, clock = systemClock } = tables;
  const meter = openMeter();
  const report = reportTo(server.log, meter, clock);
  const store = watchStore(tables.store, report, (isFailing) => {
    meter.storeFailing(isFailing);
    if (!isFailing) server.log.warn('the store can be written again');
  });
  const guests = await openGuests(store, clock);
  const sessions = openSessions(store, fanOut, meter);
  const links = watchLinks(await store.secret('watch-links', randomBytes(32).toString('base64url')));
  const expiry = tables.expiry === undefined ? null : expiryAfter(tables.expiry.days);
  const liveTables = openLiveTables(store, fanOut, clock, report, {
    botsTook: (seconds) => meter.threadTime('bots', seconds),
    ...(expiry !== null && { visit: (code) => store.visit(code, clock.date()) }),
  });
  await server.register(websocket, {
    options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false },
    // Everything under way is answered before anyone is sent away.
    preClose: async () => {
      await liveTables.close();
      await endSockets(server);
    },
  });
  server.addHook('onClose', async () => {
    await fanOut.close();
    await store.close();
  });
  const found = tables.check === undefined ? () => null : checkAtStart(server, tables.check, meter, report);
  const accountOf = openAccounts(limits);
  const charges = openCharges(BURST * limits.threadTime, meter, clock);
  // Whoever sets days again later gives all of the notice again.
  if (expiry === null) await store.keepAll();
  else expireTables(server, { store, liveTables, meter, report, clock, expiry, every: tables.expiry?.every ?? ROUND_EVERY });
  const admit = limitConnections({ ...CONNECTIONS, ...tables.connections });
  sayRefusals(server, report);
  refuseOtherUpgrades(server, `${API}${SOCKET}`);
  healthRoutes(server, store, liveTables, meter, found);
  // Who may ask is decided by the route: an address has many spellings.
  await server.register(
    async (api) => {
      refuseOtherOrigins(api, origins);
      limitAddresses(api, limits, { accountOf, charges }, meter, clock);
      guestRoutes(api, store, guests, sessions.end, clock);
      listRoutes(api, store, guests, expiry, clock);
      tableRoutes(api, liveTables, guests, pack, tableQuota(store, limits, clock), meter);
      saveRoutes(api, store, liveTables, guests, clock);
      logRoutes(api, store, liveTables, guests, links);
      sayNothingElse(api);
      // Known before the connection is taken up: what is said on it is heard from the first word on.
      const comers = new WeakMap<FastifyRequest, GuestSession | null>();
      const preValidation = async (request: FastifyRequest) => void comers.set(request, await guests.of(request));
      api.get<{ Params: { code: string } }>(SOCKET, { websocket: true, preValidation, preHandler: letGo }, (socket, request) => {
        // The listener of the plugin would hold the request as long as the connection lasts; with none, a bad frame would end the process.
        socket.removeAllListeners('error').on('error', () => {});
        const address = networkOf(request.ip);
        const door = links.open(request.params.code);
        if (door === null) return turnAway(socket, 'no-table', meter);
        const { code, isWatching } = door;
        const guest = isWatching ? null : comers.get(request)!;
        if (!isWatching && guest === null) return closeSoon(socket, 4401, 'no-guest');
        const member = guest === null ? null : memberOf(guest);
        const as = member === null ? 'watching' : liveTables.isSeated(code, member.id) ? 'seated' : 'unseated';
        // Who only watches needs no name, and is known by the address alone.
        const admitted = admit({ guest: member?.id ?? `of ${address}`, address, table: code, as });
        if (typeof admitted === 'string') return turnAway(socket, admitted, meter);
        socket.once('close', admitted);
        if (guest !== null) sessions.add(socket, guest.id, guest.ended);
        const inTime = hearInTime(socket, accountOf(request.ip).time, charges);
        attend({ socket, wire: request.raw.socket }, code, member, liveTables, { meter, inTime, clock, watch: links.of(code) });
      });
    },
    { prefix: API },
  );
}
