import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedGame } from '@bauta/bots';
import type { Game, GameEvent } from '@bauta/engine';
import { readSave, showSaveProblem } from '@bauta/format';
import type { History } from '@bauta/session';
import type { Lexicon } from '@bauta/text';
import { fileName } from '../../files/campaign-store.ts';
import { lexiconFor, openPack } from '../../files/packs.ts';
import { type ArgsFault, fault } from '../args-fault.ts';
import { textOf } from '../campaign/desk.ts';
import type { AnalyseArgs } from './args.ts';
import { campaignMemories } from './campaign-memories.ts';

export interface FinishedGame {
  path: string;
  game: PlayedGame;
  lexicon: Lexicon;
}

/** A file, or what stands in the saves folder under that name. */
function pathOf(folder: string, word: string): string {
  const names = [word, join(folder, word), join(folder, `${word}.jsonl`), join(folder, fileName(word))];
  return names.find(existsSync) ?? word;
}

function isCampaign(text: string): boolean {
  try {
    return JSON.parse(text.split('\n', 1)[0]!).bauta === 'campaign';
  } catch {
    return false;
  }
}

type Found = Omit<FinishedGame, 'lexicon'> & { content: string };

function ofCampaign(path: string, text: string, memory: string | null): Found | ArgsFault {
  const { save, problem } = readSave(text, 'campaign');
  if (save === null) return fault('cli.broken-save', { problem: showSaveProblem(path, problem) });
  const memories = campaignMemories(save);
  const game = memory === null ? undefined : memories.get(memory);
  const names = [...memories.keys()].join(', ');
  if (game !== undefined) return { path, game, content: save.content.id };
  if (names === '') return fault('cli.analyse-nothing-ended');
  return fault(memory === null ? 'cli.analyse-which' : 'cli.analyse-no-entry', { names, name: memory ?? '' });
}

const playedGame = (history: History<Game, GameEvent>): PlayedGame => ({
  decisions: history.decisions as PlayedGame['decisions'],
  positions: [...history.states()],
});

function ofMemory(path: string, text: string): Found | ArgsFault {
  const { save, problem } = readSave(text, 'memory');
  if (save === null) return fault('cli.broken-save', { problem: showSaveProblem(path, problem) });
  const { history, content } = save;
  if (history.state.result === null) return fault('cli.analyse-unfinished');
  return { path, game: playedGame(history), content: content.id };
}

function found(folder: string, word: string, memory: string | null): Found | ArgsFault {
  const path = pathOf(folder, word);
  if (!existsSync(path)) return fault('cli.analyse-no-game', { name: word, folder });
  const text = textOf(path);
  if (text === null) return fault('cli.cannot-read', { file: path });
  if (isCampaign(text)) return ofCampaign(path, text, memory);
  return memory === null ? ofMemory(path, text) : fault('cli.analyse-single');
}

/** The game that is to be looked at, or why there is none. `memory`: an entry of a campaign's diary. */
export function finishedGame(folder: string, { save, memory, packs }: AnalyseArgs): FinishedGame | ArgsFault {
  const game = found(folder, save, memory);
  if ('fault' in game) return game;
  const opened = packs.length === 0 ? { lexicon: lexiconFor(folder, game.content) } : openPack(packs);
  if (typeof opened === 'string') return fault('cli.bad-pack', { problem: opened });
  return { path: game.path, game: game.game, lexicon: opened.lexicon };
}
