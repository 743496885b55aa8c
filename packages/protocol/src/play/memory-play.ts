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
import { sameContent } from './same-content.ts';

interface PackedGame {
  content: MemoryContent;
  setup: MemorySetup;
  state: GameJSON;
}

/** Of positions that a decision led to: the engine has listed them there, and they are asked for at the next. */
const listed = new WeakMap<Game, readonly Command[]>();

const optionsOf = (game: Game): readonly Command[] => listed.get(game) ?? decision(game)?.options ?? [];

/** A memory by itself. */
export const MEMORY_PLAY: Play<Game, GameEvent> = {
  kind: 'memory',
  apply(game, command) {
    const done = apply(game, command as Command, listed.get(game));
    if (isRefusal(done)) return done;
    listed.set(done.game, optionsOf(done.game));
    return { position: done.game, events: done.events };
  },
  fold(before, events) {
    const game = clone(before);
    for (const event of events) evolve(game, event);
    return game;
  },
  view,
  redact,
  isNew: isNewInformation,
  options: optionsOf,
  gameOf: (game) => game,
  idOf: (command) => optionId(command as Command),
  parse: parseOption,
  pack: (game): PackedGame => ({ content: game.content, setup: game.setup, state: toJSON(game) }),
  unpack(data) {
    const { content, setup, state } = data as PackedGame;
    return fromJSON(sameContent(content), setup, state);
  },
};
