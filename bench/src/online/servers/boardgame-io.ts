import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { advance, type Command, type Game, type GameJSON, parseOption, toJSON } from '../../../../packages/engine/src/index.ts';
import { shipped } from '../../browser/games.ts';
import { newGame, SEATS } from '../scripts.ts';
import type { Contender, Laid } from './contender.ts';

interface Match {
  initialState: unknown;
  metadata: unknown;
}
interface BoardgameServer {
  db: { createMatch(matchID: string, match: Match): void };
  run(port: number): Promise<{ appServer: HttpServer }>;
}
// Folders, which only require can load.
const require = createRequire(import.meta.url);
const {
  Server,
}: { Server: (given: { games: unknown[]; origins: string[] }) => BoardgameServer } = require('boardgame.io/server');
const { createMatch }: { createMatch: (given: { game: unknown; numPlayers: number; setupData: string }) => Match } =
  require('boardgame.io/internal');

/** What never changes lies outside G: immer would wrap all of it at every look, and the server would send it. */
type Fixed = Pick<Game, 'content' | 'setup' | 'grounds' | 'ears'>;
/** The game on the table says whose fixed part is its own. */
type G = GameJSON & { seed: string };

/** The engine as its game: the rules at work on immer's draft. Everyone may move at any time, as at our tables. */
export async function boardgameIO(): Promise<Contender> {
  const pack = shipped();
  const fixedOf = new Map<string, Fixed>();
  const game = {
    name: 'bauta',
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup(_context: unknown, seed: string): G {
      const begun = newGame(pack, seed);
      const { content, setup, grounds, ears } = begun;
      fixedOf.set(seed, { content, setup, grounds, ears });
      return { ...toJSON(begun), seed };
    },
    moves: {
      choose({ G }: { G: G }, option: string): void {
        const { seed, ...changing } = G;
        const on: Game = { ...fixedOf.get(seed)!, ...changing };
        advance(on, parseOption(option) as Command);
        const { content: _content, setup: _setup, grounds: _grounds, ears: _ears, ...changed } = on;
        Object.assign(G, changed);
      },
    },
    turn: { activePlayers: { all: '' } },
    disableUndo: true,
  };
  const server = Server({ games: [game], origins: [] });
  const { appServer } = await server.run(0);

  // Laid into its store as into ours: with the koa of today its lobby answers 404.
  function lay({ seed }: Laid): string {
    const matchID = randomUUID();
    server.db.createMatch(matchID, createMatch({ game, numPlayers: SEATS, setupData: seed }));
    return matchID;
  }
  return { port: (appServer.address() as AddressInfo).port, lay: async (games) => games.map(lay) };
}
