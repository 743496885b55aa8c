import type { Campaign, Game } from '@bauta/engine';
import { type Carried, carriedText, carryCampaignHome, carryGameHome } from '@bauta/format';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../runtime/clock.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { LoggedTable } from '../tables/log/logged-table.ts';
import { newSeed } from './first-position.ts';
import type { Guests } from './guests/guests.ts';
import { type KeptSave, keepSaves, type SaveAnswer } from './kept-saves.ts';
import { problem } from './problem.ts';

/** Where the table stands as it sees it, with the content it was begun with and what nobody knows reshuffled. */
const downloadOf = ({ history: { rules, state } }: LoggedTable): Carried | string =>
  rules.kind === 'memory' ? carryGameHome(state as Game, newSeed()) : carryCampaignHome(state as Campaign, newSeed());

function answerFor(logged: LoggedTable, now: number): SaveAnswer {
  const found = downloadOf(logged);
  if (typeof found === 'string')
    return { status: 409, body: JSON.stringify({ message: `This table cannot be taken home. ${found}` }) };
  const save = carriedText(found, new Date(now).toISOString());
  return { status: 200, body: JSON.stringify({ title: logged.table.title, kind: found.kind, save }) };
}

const memberIds = ({ table }: LoggedTable): string[] => table.members.map(({ id }) => id);

const forbidden = (reply: FastifyReply): FastifyReply => problem(reply, 403, 'Only those at the table can take it home.');

const send = (reply: FastifyReply, { status, body }: SaveAnswer): FastifyReply =>
  reply.status(status).type('application/json; charset=utf-8').send(body);

/** What a table has come to, as a save to play on with elsewhere; the table is not touched. */
export function saveRoutes(server: FastifyInstance, store: Store, liveTables: LiveTables, guests: Guests, clock: Clock): void {
  const saves = keepSaves(store);
  server.get<{ Params: { code: string } }>('/tables/:code/save', async (request, reply) => {
    const guest = await guests.of(request);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here has tables.');
    const { code } = request.params;
    const kept = await saves.of(code);
    if (kept !== null) return kept.members.includes(guest.id) ? send(reply, kept.answer) : forbidden(reply);
    const logged = await liveTables.look(code);
    if (logged === null) return problem(reply, 404, 'There is no such table.');
    const members = memberIds(logged);
    if (!members.includes(guest.id)) return forbidden(reply);
    const made: KeptSave = { seq: logged.seq, members, answer: answerFor(logged, clock.date()) };
    saves.keep(code, made);
    return send(reply, made.answer);
  });
}
