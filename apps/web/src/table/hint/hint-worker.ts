import { beginHint } from '@bauta/bots';
import { fromJSON, type GameJSON } from '@bauta/engine';
import type { Ask, Thought } from './hint-messages.ts';

/** The most time to think, and how often it is told what has been found, in milliseconds. */
const TIME = 2000;
const SLICE = 100;

const tell = (thought: Thought): void => postMessage(thought);

addEventListener('message', ({ data: { content, setup, game, earlier } }: MessageEvent<Ask>) => {
  const read = (json: GameJSON) => fromJSON(content, setup, json);
  const search = beginHint(read(game), 'table', earlier.map(read));
  tell({ done: 0, hints: search.first() });
  for (let spent = SLICE; spent < TIME && search.isInDoubt; spent += SLICE) {
    search.think({ milliseconds: SLICE });
    tell({ done: spent / TIME, hints: search.hints() });
  }
  tell({ done: 1, hints: search.hints() });
});
