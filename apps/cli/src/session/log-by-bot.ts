import { type AnyCommand, campaignRules } from '@bauta/engine';
import { say } from '@bauta/text';
import { briefLog } from '../terminal/screen/log.ts';
import { painter } from '../terminal/screen/paint.ts';
import type { Table } from './answers.ts';
import { playByBot } from './play-by-bot.ts';
import type { BotWishes } from './terminal-session.ts';

/** A bot plays on; each of its answers is told with what came of it. */
export async function logByBot({ session, terminal }: Table, bot: BotWishes): Promise<void> {
  // An open keyboard would keep Ctrl-C to itself.
  terminal.close();
  const { lexicon } = session;
  const told = (command: AnyCommand): true => {
    const lines = briefLog(lexicon, session.last(), terminal.columns, painter(terminal.colour));
    terminal.print([`> ${campaignRules.idOf(command)}`, ...lines].join('\n'));
    return true;
  };
  terminal.print(say(lexicon, 'screen.bot-begins', { bot: bot.name }));
  await playByBot(session, bot, told);
  const isOver = session.scene() === null;
  terminal.print(['', ...(isOver ? session.ending(terminal) : [session.leaving()])].join('\n'));
}
