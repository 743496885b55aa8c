import type { BatchQueue, GameBatch, TakenBatch } from '../queue/batch-queue.ts';
import type { WrittenGame } from '../queue/game-tables.ts';
import type { GameQueue } from '../queue/queue.ts';
import type { DigestedText, Player } from './player.ts';

/** How often the database hears that the batch is still being played: several times before it expires. */
const RENEW_MS = 2_500;
/** Games are written down this often: so many milliseconds of play are lost at most when the program is killed. */
const FLUSH_MS = 500;

/** Texts are large, and the same for many batches. */
export type TextOf = (digest: string) => Promise<DigestedText | null>;

/** Plays a batch that was taken, and finishes it. Games that are there already, from a worker that was killed, are left out. */
export async function playBatch(
  queue: GameQueue,
  player: Player,
  textOf: TextOf,
  taken: TakenBatch,
  played: () => void,
): Promise<void> {
  const { batches, tables, persist } = queue;
  const { batch } = taken;
  const renewing = renew(batches, taken);
  try {
    const names = batch.games.map(({ name }) => name);
    const there = new Set((await persist(() => tables.read(batch.run, names))).map(({ name }) => name));
    const games = batch.games.filter(({ name }) => !there.has(name));
    const [content, setups] = [await textOf(batch.content), await textOf(batch.setups)];
    const writer = writing(queue, batch, played);
    if (content === null || setups === null) games.forEach(({ name }) => void writer.take(refused(name)));
    else await player.play(content, setups, games, writer.take).finally(writer.close);
    await writer.close();
    await persist(() => batches.finish(taken));
  } finally {
    clearInterval(renewing);
  }
}

/** A renewal that is lost with the database comes again; one that comes too late finds the batch given to another, who plays what is missing. */
const renew = (batches: BatchQueue, taken: TakenBatch): NodeJS.Timeout =>
  setInterval(() => void batches.renew(taken).catch(() => {}), RENEW_MS);

const refused = (name: string): WrittenGame => ({
  name,
  record: null,
  cpu: 0,
  failure: 'its content is not in the database, or is not the one that was ordered.',
});

/** Writes games down as they come, one statement at a time. */
function writing({ tables, persist }: GameQueue, { run }: GameBatch, played: () => void) {
  let waiting: WrittenGame[] = [];
  let under: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    under = under.then(async () => {
      const now = waiting;
      waiting = [];
      await persist(() => tables.write(run, now));
    });
    return under;
  };
  const timer = setInterval(() => void flush().catch(() => {}), FLUSH_MS);
  return {
    take: (game: WrittenGame): void => {
      waiting.push(game);
      played();
    },
    close: (): Promise<void> => {
      clearInterval(timer);
      return flush();
    },
  };
}
