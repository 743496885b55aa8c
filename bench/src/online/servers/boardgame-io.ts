import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { advance, type Command, type Game, type GameJSON, parseOption, toJSON } from '../../../../packages/engine/src/index.ts';
import { shipped } from '../../browser/games.ts';
import type { FixedPart } from '../../wrapped-engine.ts';
import { newGame, SEATS } from '../scripts.ts';
import type { Contender, StartingGame } from './contender.ts';

interface CreatedMatch {
  initialState: unknown;
  metadata: unknown;
}
interface BoardgameServer {
  db: { createMatch(matchID: string, match: CreatedMatch): void };
  run(port: number): Promise<{ appServer: HttpServer }>;
}
// Folders, which only require can load.
const require = createRequire(import.meta.url);
const {
  Server,
}: { Server: (given: { games: unknown[]; origins: string[] }) => BoardgameServer } = require('boardgame.io/server');
const { createMatch }: { createMatch: (given: { game: unknown; numPlayers: number; setupData: string }) => CreatedMatch } =
  require('boardgame.io/internal');

/** The game on the table says whose fixed part is its own. */
type G = GameJSON & { seed: string };

/** The engine as its game: the rules at work on immer's draft. Everyone may move at any time, as at our tables. */
export async function boardgameIO(): Promise<Contender> {
  const pack = shipped();
  // Outside G: the server would send it too.
  const fixedOf = new Map<string, FixedPart>();
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
  function lay({ seed }: StartingGame): string {
    const matchID = randomUUID();
    server.db.createMatch(matchID, createMatch({ game, numPlayers: SEATS, setupData: seed }));
    return matchID;
  }
  return { port: (appServer.address() as AddressInfo).port, lay: async (games) => games.map(lay) };
}
