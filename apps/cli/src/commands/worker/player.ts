import { Worker } from 'node:worker_threads';
import type { OrderedGame } from '@bauta/simulation';
import type { WrittenGame } from '../queue/game-tables.ts';
import type { ThreadOrder } from './thread-order.ts';

/** A text and its digest. */
export interface DigestedText {
  digest: string;
  text: string;
}

/** A thread that plays one batch after the other. */
export interface Player {
  /** Resolves when all are played; rejects when the thread has ended. */
  play(
    content: DigestedText,
    setups: DigestedText,
    games: readonly OrderedGame[],
    took: (game: WrittenGame) => void,
  ): Promise<void>;
  /** At once; what is under way is lost. */
  end(): Promise<void>;
}

export function startPlayer(): Player {
  const thread = new Worker(new URL('./play-thread.ts', import.meta.url));
  const given = { content: '', setups: '' };
  let hasEnded = false;
  let [took, done, lost] = [(_: WrittenGame) => {}, () => {}, (_: Error) => {}];
  thread.on('message', (game: WrittenGame | null) => (game === null ? done() : took(game)));
  thread.on('error', (error) => lost(error as Error));
  thread.on('exit', () => {
    hasEnded = true;
    lost(new Error('The thread has ended.'));
  });

  /** The text when the thread does not have it yet. */
  function unlessGiven(kind: 'content' | 'setups', { digest, text }: DigestedText): string | null {
    if (given[kind] === digest) return null;
    given[kind] = digest;
    return text;
  }

  return {
    play: (content, setups, games, each) =>
      new Promise((resolve, reject) => {
        [took, done, lost] = [each, resolve, reject];
        if (hasEnded) reject(new Error('The thread has ended.'));
        const order: ThreadOrder = { content: unlessGiven('content', content), setups: unlessGiven('setups', setups), games };
        thread.postMessage(order);
      }),
    end: async () => void (await thread.terminate()),
  };
}
