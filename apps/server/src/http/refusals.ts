import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReportFault } from '../metrics/report.ts';
import { StoreUnavailable } from '../store/store-error.ts';
import { problem } from './problem.ts';

/** What the HTTP library refuses by itself, by the status it gives. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The body is no JSON.',
  413: 'The body is too long.',
  415: 'The body must be JSON, with the content type application/json.',
};

const nothingHere = (_: FastifyRequest, reply: FastifyReply): FastifyReply => problem(reply, 404, 'There is nothing here.');

const LATER = 'The server could not do this now: try again in a moment.';

/** Whatever goes wrong is answered in one sentence. What went wrong inside is for the log alone. */
export function sayRefusals(server: FastifyInstance, report: ReportFault): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
    if (status >= 500) report(request.routeOptions.url ?? 'request', error);
    return problem(reply, status, status >= 500 ? LATER : (SENTENCES[status] ?? 'The request cannot be understood.'));
  });
  server.setNotFoundHandler(nothingHere);
}

/** What none of these routes is for is answered among them: otherwise the pages' folder would, with none of their hooks. */
export function sayNothingElse(api: FastifyInstance): void {
  api.get('/*', nothingHere);
  api.setNotFoundHandler(nothingHere);
}
