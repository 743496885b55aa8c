import {
  apply,
  type Command,
  clone,
  decision,
  evolve,
  fromJSON,
  type Game,
  type GameEvent,
  type GameJSON,
  isNewInformation,
  isRefusal,
  type MemoryContent,
  type MemorySetup,
  optionId,
  parseOption,
  redact,
  toJSON,
  view,
} from '@bauta/engine';
import type { Play } from './play.ts';

interface PackedGame {
  content: MemoryContent;
  setup: MemorySetup;
  state: GameJSON;
}

/** A memory by itself. */
export const MEMORY_PLAY: Play<Game, GameEvent> = {
  kind: 'memory',
  apply(game, command) {
    const done = apply(game, command as Command);
    return isRefusal(done) ? done : { position: done.game, events: done.events };
  },
  fold(before, events) {
    const game = clone(before);
    for (const event of events) evolve(game, event);
    return game;
  },
  view,
  redact,
  isNew: isNewInformation,
  options: (game) => decision(game)?.options ?? [],
  gameOf: (game) => game,
  idOf: (command) => optionId(command as Command),
  parse: parseOption,
  pack: (game): PackedGame => ({ content: game.content, setup: game.setup, state: toJSON(game) }),
  unpack(data) {
    const { content, setup, state } = data as PackedGame;
    return fromJSON(content, setup, state);
  },
};
