import { type BotName, type Budget, createBot } from '@bauta/bots';
import { advanceLogged, type Content, type Game, type MemorySetup, outcome } from '@bauta/engine';
import type { GameRecord } from '@bauta/format';
import { beginGame } from './begin-game.ts';
import { blankNotes, type GameNotes, noteCommand, noteEvents } from './game-notes.ts';
import { noteWhere, useRecord } from './use-notes.ts';

export interface GameSpec {
  setup: MemorySetup;
  bot: BotName;
  budget: Budget;
}

function recordOf(game: Game, decisions: number, { wounds, alert, detections, cards, use }: GameNotes): GameRecord {
  const { result, turns, sync } = outcome(game)!;
  const reason = result.success ? '' : result.reason;
  const course = { success: result.success, reason, turns, decisions, wounds, alert, sync: sync !== 'none' } as const;
  return { ...course, detections, cards, ...useRecord(use) };
}

/** A whole game, by a party that has found something before. With a budget in iterations the same game has the same record, wherever it is played. */
export function playGame(content: Content, { setup, bot: name, budget }: GameSpec): GameRecord {
  const { game, events } = beginGame(content, setup);
  const notes = blankNotes(game.setup.party);
  noteEvents(notes, events);
  const bot = createBot(name, setup.seed, budget);
  let decisions = 0;
  for (; game.result === null; decisions++) {
    const command = bot.choose(game);
    noteCommand(notes, command);
    noteEvents(notes, advanceLogged(game, command));
    noteWhere(notes.use, game);
  }
  return recordOf(game, decisions, notes);
}
