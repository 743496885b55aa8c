import { posix } from 'node:path';

/**
 * The rooms of each folder, from the top: a file imports from its own room and from the rooms below it. Rooms of one row do not know each other.
 * A room is a folder or a file; what lies in no room of its folder is refused.
 */
export const ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/engine/src': [
    ['index.ts'],
    ['face'],
    ['lessons'],
    ['campaign', 'notation'],
    ['play'],
    ['view'],
    ['rules'],
    ['flow'],
    ['model'],
  ],
  'packages/engine/src/campaign': [['index.ts'], ['play'], ['rules'], ['view'], ['flow'], ['model']],
  'packages/session/src': [['index.ts'], ['table'], ['history'], ['names', 'same-content.ts']],
  'packages/protocol/src': [['index.ts'], ['messages'], ['beat.ts', 'version.ts']],
  'packages/format/src': [['index.ts'], ['scripts', 'simulation'], ['saves'], ['positions'], ['content'], ['problem']],
  'packages/format/src/content': [['check'], ['compile'], ['files', 'pack'], ['schema'], ['yaml', 'zip', 'drawing']],
  'packages/bots/src': [
    ['index.ts'],
    ['analysis', 'campaign'],
    ['create-bot.ts', 'hint'],
    ['mentor'],
    ['search'],
    ['playouts'],
    ['greedy', 'random-bot.ts'],
    ['evaluation', 'forecasts'],
    ['bot-names.ts'],
    ['weights'],
    ['bot.ts', 'stream.ts'],
  ],
  'packages/text/src': [['index.ts'], ['campaign'], ['memory', 'rules'], ['words']],
  'packages/drawing/src': [['index.ts'], ['map'], ['ground.ts'], ['markup.ts']],
  'packages/simulation/src': [['index.ts'], ['html'], ['report'], ['play']],
  // The board knows no app: it stands so low, beside what it must not know.
  'apps/web/src': [['app'], ['screens'], ['table'], ['report'], ['session'], ['storage'], ['board', 'packs'], ['words'], ['ui']],
  'apps/server/src': [
    ['main.ts', 'check.ts', 'index.ts'],
    ['app'],
    ['http', 'socket'],
    ['tables'],
    ['store', 'fan-out'],
    ['limits'],
    ['metrics', 'config'],
    ['runtime'],
  ],
  'apps/server/src/tables': [['live-tables.ts', 'check', 'expiry', 'watch-links.ts'], ['live'], ['judge'], ['log'], ['code.ts']],
  'apps/cli/src': [['main.ts'], ['app'], ['commands'], ['session'], ['terminal'], ['files']],
};

/** Imports that point up all the same, as `file imports file`. The list only shrinks: one that is there no more is refused. */
export const EXCEPTIONS: readonly string[] = [];

type ImportEdge = { from: string; to: string };

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The room of the folder that the path lies in: the row it stands in; -1 for none; null outside the folder. */
function rowOf(folder: string, path: string): { room: string; row: number } | null {
  if (!path.startsWith(`${folder}/`)) return null;
  const [room = ''] = path.slice(folder.length + 1).split('/');
  return { room, row: ROOMS[folder]!.findIndex((rooms) => rooms.includes(room)) };
}

function problemIn(folder: string, { from, to }: ImportEdge): string | null {
  const [above, below] = [rowOf(folder, from), rowOf(folder, to)];
  if (above === null || below === null) return null;
  for (const [path, { room, row }] of [[from, above] as const, [to, below] as const])
    if (row === -1) return `${path} lies in no room of ${folder}: give ${room} a place in scripts/rooms.ts`;
  if (above.room === below.room || above.row < below.row) return null;
  const why = above.row === below.row ? 'beside it' : 'above it';
  return `imports ${below.room} of ${folder}, which stands ${why}, not below ${above.room}`;
}

/** Why the import points up between rooms; null when it does not. Tests may import whatever they try. */
export function roomProblem(from: string, name: string): string | null {
  if (isTest(from)) return null;
  const to = posix.join(posix.dirname(from), name);
  const problem = Object.keys(ROOMS)
    .map((folder) => problemIn(folder, { from, to }))
    .find((each) => each !== null);
  return problem === undefined || EXCEPTIONS.includes(`${from} imports ${to}`) ? null : problem;
}

/** Exceptions that nothing needs: the import is gone, or points down by now. */
export function needlessExceptions(imports: readonly ImportEdge[], exceptions = EXCEPTIONS): string[] {
  const needed = new Set(
    imports
      .filter((each) => Object.keys(ROOMS).some((folder) => problemIn(folder, each) !== null))
      .map(({ from, to }) => `${from} imports ${to}`),
  );
  return exceptions
    .filter((each) => !needed.has(each))
    .map((each) => `'${each}' is no exception any more: take it out of scripts/rooms.ts`);
}
