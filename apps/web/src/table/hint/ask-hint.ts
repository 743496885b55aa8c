import { type Game, toJSON } from '@bauta/engine';
import type { Ask, Thought } from './hint-messages.ts';

/** Asks the mentor, who thinks elsewhere so that nothing waits. `earlier`: the positions of this turn before it. Returns how to stop it. */
export function askHint(game: Game, earlier: readonly Game[], tell: (thought: Thought) => void, fail: () => void): () => void {
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    tell(data);
    if (data.done >= 1) stop();
  };
  worker.onerror = () => {
    stop();
    fail();
  };
  const ask: Ask = { content: game.content, setup: game.setup, game: toJSON(game), earlier: earlier.map(toJSON) };
  worker.postMessage(ask);
  return stop;
}
