import { readFileSync } from 'node:fs';
import { readSave } from '@bauta/format';
import { say } from '@bauta/text';
import { lessonsFor } from '../../files/packs.ts';
import { isDiskError, openFile, SaveChanged } from '../../files/save-file.ts';
import { campaignSession, type OpenCampaign } from '../../session/campaign-session.ts';
import { playOn } from '../../session/loop.ts';
import type { BotWishes } from '../../session/terminal-session.ts';
import { openTerminal } from '../../terminal/terminal.ts';
import { type ArgsFault, fault } from '../args-fault.ts';
import { botWishes } from '../bot-wishes.ts';
import { campaignNamed, complain, type Desk, laterDiaries, tell, wordsFor } from './desk.ts';
import { campaignByBot } from './play-by-bot.ts';

import { showBroken } from './show.ts';
import { untilOf } from './until.ts';

/** Reads and opens it; an exit code when it cannot be played. */
function open(desk: Desk, name: string, path: string): OpenCampaign | 1 | 2 {
  const bytes = readFileSync(path);
  const read = readSave(bytes.toString('utf8'), 'campaign');
  if (read.save === null) return showBroken(desk, name, path, read);
  const { save, torn } = read;
  const lexicon = wordsFor(desk, { id: save.content.id, start: save.history.state.content.book.start });
  if (typeof lexicon === 'string') return complain(desk, 2, 'cli.bad-pack', { problem: lexicon });
  if (torn) tell(desk, 'screen.torn');
  const later = () => laterDiaries(desk, { id: save.content.id, begun: save.begun });
  return {
    name,
    file: openFile(path, bytes),
    history: save.history,
    later,
    lexicon,
    lessons: lessonsFor(desk.folder, save.content.id),
  };
}

/** What made the last step fail, in words; anything else is a mistake of the program. */
function diskProblem(desk: Desk, path: string, error: unknown): string {
  if (error instanceof SaveChanged) return say(desk.lexicon, 'cli.save-changed', { file: path });
  if (isDiskError(error)) return error.message;
  throw error;
}

async function atTerminal({ args }: Desk, opened: OpenCampaign): Promise<void> {
  const terminal = openTerminal();
  const session = campaignSession(opened);
  session.tutor.silent = args.flags.has('no-lessons');
  try {
    await playOn({ session, terminal });
  } finally {
    terminal.close();
  }
}

/** null: the players play themselves. */
function botOf({ args }: Desk): BotWishes | ArgsFault | null {
  const last = (name: string): string | undefined => args.values[name]?.at(-1);
  const stray = ['seed', 'until'].find((name) => last(name) !== undefined);
  if (last('bot') === undefined && stray !== undefined) return fault('cli.needs-bot', { name: `--${stray}` });
  return botWishes({ bot: last('bot'), iterations: last('iterations'), ms: last('ms'), seed: last('seed') });
}

/** ./bauta campaign play: goes on where it was left. */
export async function playCampaign(desk: Desk): Promise<number> {
  const bot = botOf(desk);
  if (bot !== null && 'fault' in bot) return complain(desk, 2, bot.fault, bot.params);
  const found = campaignNamed(desk);
  if (typeof found === 'number') return found;
  const opened = open(desk, found.name, found.path);
  if (typeof opened === 'number') return opened;
  const until = untilOf(desk.args.values.until?.at(-1), opened.history.state.content.book);
  if ('fault' in until) return complain(desk, 2, until.fault, until.params);
  try {
    await (bot === null ? atTerminal(desk, opened) : campaignByBot(opened, bot, until));
    return 0;
  } catch (error) {
    return complain(desk, 1, 'cli.cannot-save', { problem: diskProblem(desk, found.path, error) });
  }
}
