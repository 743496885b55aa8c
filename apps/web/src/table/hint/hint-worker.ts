import { beginHint } from '@bauta/bots';
import { fromJSON } from '@bauta/engine';
import type { Ask, Thought } from './hint-messages.ts';

/** The whole time to think, and how often it is told how far it has come, in milliseconds. */
const TIME = 1500;
const SLICE = 150;

const tell = (thought: Thought): void => postMessage(thought);

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const search = beginHint(fromJSON(data.content, data.setup, data.game), 'table');
  for (let spent = 0; spent < TIME; spent += SLICE) {
    search.think({ milliseconds: SLICE });
    const done = Math.min(1, (spent + SLICE) / TIME);
    tell({ done, trials: search.trials, hints: done < 1 ? [] : search.hints() });
  }
});
