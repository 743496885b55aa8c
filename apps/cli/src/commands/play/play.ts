import { randomUUID } from 'node:crypto';
import { NAMES_OF_BOTS } from '@bauta/bots';
import { isRefusal, setUp } from '@bauta/engine';
import { beginSave, isByApprentices, memorySetup, showSaveProblem } from '@bauta/format';
import { type Lexicon, nameOf, renderRefusal, say } from '@bauta/text';
import { openAllWords } from '../../files/library.ts';
import { lessonsFor, lexiconFor, type OpenPack, rememberPack } from '../../files/packs.ts';
import { isDiskError, openSave, SaveChanged } from '../../files/save-file.ts';
import { contentOf, createSave, gamesUnderWay, type SavedGame, savesFolder } from '../../files/saves-folder.ts';
import { holderOf, openShelf } from '../../files/shelf.ts';
import { logByBot } from '../../session/log-by-bot.ts';
import { playOn } from '../../session/loop.ts';
import { catalogueOf, memorySession } from '../../session/memory-session.ts';
import type { BotWishes } from '../../session/terminal-session.ts';
import { briefingLines } from '../../terminal/screen/ending.ts';
import { painter } from '../../terminal/screen/paint.ts';
import { openTerminal, type Terminal } from '../../terminal/terminal.ts';
import { botWishes } from '../bot-wishes.ts';
import { type PlayArgs, readPlayArgs } from './args.ts';
import { chooseGame } from './menu.ts';

interface PlayContext {
  /** The packs whose memories are offered. */
  shelf: readonly OpenPack[];
  /** All words. */
  lexicon: Lexicon;
  folder: string;
  args: PlayArgs;
  /** null: the players play themselves. */
  bot: BotWishes | null;
}

/** ./bauta play: 0 played or left, 1 could not go on, 2 bad usage. */
export async function play(words: readonly string[]): Promise<number> {
  const lexicon = openAllWords();
  const folder = savesFolder(process.env);
  const usage = say(lexicon, 'cli.play-usage', { folder, bots: NAMES_OF_BOTS });
  const args = readPlayArgs(words);
  if ('fault' in args) return complain(`${say(lexicon, args.fault, args.params)}\n\n${usage}`, 2);
  if (args.help) return tell(usage);
  const bot = botWishes({ ...args.bot, seed: args.seed ?? undefined });
  if (bot !== null && 'fault' in bot) return complain(`${say(lexicon, bot.fault, bot.params)}\n\n${usage}`, 2);
  const shelf = openShelf(args.packs);
  if (typeof shelf === 'string') return complain(shelf, 2);
  const context: PlayContext = { shelf, lexicon: shelf[0]!.lexicon, folder, args, bot };
  const wrong = misfit(context);
  return wrong === null ? atTerminal(context) : complain(wrong, 2);
}

function tell(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}

/** A game of a campaign goes on by its own words. */
const wordsOf = ({ folder }: PlayContext, { path }: SavedGame): Lexicon => lexiconFor(folder, contentOf(path));

/** Those that may be gone on with: of packs that are named, theirs alone. */
function underWay({ shelf, folder, args }: PlayContext): SavedGame[] {
  if (args.fresh) return [];
  const games = gamesUnderWay(folder);
  return args.packs.length === 0 ? games : games.filter(({ path }) => contentOf(path) === shelf[0]!.pack.content.id);
}

const running = (context: PlayContext): SavedGame | undefined =>
  underWay(context).find(({ memory }) => memory === context.args.memory);

/** What is wrong with the arguments, in a sentence; null when nothing is. */
function misfit(context: PlayContext): string | null {
  const { shelf, lexicon, args } = context;
  const game = running(context);
  if (args.memory !== null && game === undefined && holderOf(shelf, args.memory) === undefined) {
    const memories = shelf.flatMap(({ pack }) => Object.keys(pack.content.memories)).join(', ');
    return say(lexicon, 'cli.no-such-memory', { name: args.memory, memories });
  }
  if (!args.wishes || game === undefined) return null;
  return say(lexicon, 'cli.options-need-new', { title: nameOf(wordsOf(context, game), 'memory', game.memory, 'title') });
}

async function atTerminal(context: PlayContext): Promise<number> {
  const terminal = openTerminal();
  try {
    return await started(context, terminal);
  } finally {
    terminal.close();
  }
}

async function started(context: PlayContext, terminal: Terminal): Promise<number> {
  const { args } = context;
  const game = running(context);
  if (game !== undefined) return resume(context, game, terminal);
  if (args.memory !== null) return begin(context, args.memory, terminal);
  const choice = await chooseGame(context, underWay(context), terminal);
  if (choice === null) return 0;
  return 'resume' in choice ? resume(context, choice.resume, terminal) : begin(context, choice.begin, terminal);
}

async function begin(context: PlayContext, memory: string, terminal: Terminal): Promise<number> {
  const { shelf, folder, args } = context;
  const { pack, lexicon, paths } = holderOf(shelf, memory)!;
  const { assassins, difficulty } = args;
  const apprentices = args.apprentices || isByApprentices(pack, memory);
  const setup = memorySetup(pack, memory, { assassins, difficulty, apprentices, seed: args.seed ?? randomUUID() });
  const begun = setUp(pack.content, setup);
  if (isRefusal(begun)) return complain(renderRefusal(lexicon, begun), 2);
  if (args.packs.length > 0) rememberPack(folder, pack.content.id, paths);
  const path = createSave(folder, memory, beginSave(begun.game, begun.events));
  terminal.print(say(lexicon, 'screen.begun', { file: path }));
  return open(context, lexicon, path, terminal);
}

async function resume(context: PlayContext, game: SavedGame, terminal: Terminal): Promise<number> {
  const { path, memory } = game;
  const lexicon = wordsOf(context, game);
  terminal.print(say(lexicon, 'screen.resumed', { title: nameOf(lexicon, 'memory', memory, 'title'), file: path }));
  return open(context, lexicon, path, terminal);
}

async function open({ bot, folder, args }: PlayContext, lexicon: Lexicon, path: string, terminal: Terminal): Promise<number> {
  const opened = openSave(path);
  if ('problem' in opened)
    return complain(say(lexicon, 'cli.broken-save', { problem: showSaveProblem(path, opened.problem) }), 1);
  if (opened.torn) terminal.print(say(lexicon, 'screen.torn'));
  const game = opened.history.state;
  if (game.turn === 0)
    terminal.print(['', ...briefingLines(catalogueOf(lexicon, game), terminal.columns, painter(terminal.colour))].join('\n'));
  try {
    const session = memorySession(opened, lexicon, lessonsFor(folder, game.setup.content.id));
    session.tutor.silent = !args.lessons;
    const table = { session, terminal };
    await (bot === null ? playOn(table) : logByBot(table, bot));
    return 0;
  } catch (error) {
    if (!(error instanceof SaveChanged) && !isDiskError(error)) throw error;
    const problem = error instanceof SaveChanged ? say(lexicon, 'cli.save-changed', { file: path }) : error.message;
    return complain(say(lexicon, 'cli.cannot-save', { problem }), 1);
  }
}
