import {
  type Command,
  clone,
  decision,
  evolve,
  fromJSON,
  type Game,
  type GameEvent,
  type GameJSON,
  isNewInformation,
  type MemoryContent,
  type MemorySetup,
  optionId,
  parseOption,
  play,
  redact,
  toJSON,
  view,
} from '@bauta/engine';
import { sameContent } from '../same-content.ts';
import type { Play } from './play.ts';
import { verbsOf } from './verbs.ts';

interface PackedGame {
  content: MemoryContent;
  setup: MemorySetup;
  state: GameJSON;
}

/** A memory by itself. */
export const MEMORY_PLAY: Play<Game, GameEvent> = {
  kind: 'memory',
  ...verbsOf<Game, GameEvent>({
    clone,
    play: (game, command, options) => play(game, command as Command, options as readonly Command[] | undefined),
    evolve,
    list: (game) => decision(game)?.options ?? [],
  }),
  view,
  redact,
  isNew: isNewInformation,
  gameOf: (game) => game,
  idOf: (command) => optionId(command as Command),
  parse: parseOption,
  pack: (game): PackedGame => ({ content: game.content, setup: game.setup, state: toJSON(game) }),
  unpack(data) {
    const { content, setup, state } = data as PackedGame;
    return fromJSON(sameContent(content), setup, state);
  },
};
