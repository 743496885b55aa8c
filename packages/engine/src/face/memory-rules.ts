import { clone } from '../model/clone.ts';
import type { Command } from '../model/command.ts';
import type { MemoryContent, MemorySetup } from '../model/content.ts';
import type { GameEvent } from '../model/event.ts';
import type { Game } from '../model/game.ts';
import { hash } from '../model/hash.ts';
import { fromJSON, type GameJSON, toJSON } from '../model/json.ts';
import { optionId, parseOption } from '../play/option-id.ts';
import { evolve, type MemoryQuestion, memoryQuestion, play, type QuestionScope } from '../play/play.ts';
import { isNewInformation } from '../view/new-information.ts';
import { redact, view } from '../view/view.ts';
import type { Rules } from './rules.ts';

interface WholeGame {
  content: MemoryContent;
  setup: MemorySetup;
  state: GameJSON;
}

interface MemoryRules extends Rules<Game, GameEvent> {
  question(game: Game, scope?: QuestionScope): MemoryQuestion | null;
}

/** A memory by itself. */
export const memoryRules: MemoryRules = {
  kind: 'memory',
  question: memoryQuestion,
  play: (game, command, options) => play(game, command as Command, options as readonly Command[] | undefined),
  evolve,
  view,
  redact,
  isRevealing: isNewInformation,
  startsMemory: ({ type }) => type === 'memory-set-up',
  gameIn: (game) => game,
  clone,
  hash,
  snapshot: toJSON,
  toJSON: (game): WholeGame => ({ content: game.content, setup: game.setup, state: toJSON(game) }),
  fromJSON(data) {
    const { content, setup, state } = data as WholeGame;
    return fromJSON(content, setup, state);
  },
  idOf: (command) => optionId(command as Command),
  parse: parseOption,
};
