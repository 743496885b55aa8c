import type { CampaignEvent } from '@bauta/engine';
import { type Lexicon, nameOf, say } from '@bauta/text';
import { campaignSession, type OpenCampaign } from '../../session/campaign-session.ts';
import { playByBot } from '../../session/play-by-bot.ts';
import type { BotWishes } from '../../session/terminal-session.ts';
import { screenSize, wantsColour } from '../../terminal/terminal.ts';
import type { StopCondition } from './until.ts';

/** What is counted while a bot plays. */
interface BotProgress {
  /** Of this try at the memory. */
  decisions: number;
  turns: number;
  /** Since the memory before. */
  between: number;
  /** Memories completed, by the party or by others. */
  memories: number;
}

const nothing = { decisions: 0, turns: 0, between: 0 };

function endedLine(
  lexicon: Lexicon,
  { entry, attempt, success }: Extract<CampaignEvent, { type: 'memory-ended' }>,
  progress: BotProgress,
) {
  const { decisions, turns, between } = progress;
  const result = success ? 'success' : 'failure';
  return say(lexicon, 'screen.bot-memory', { name: nameOf(lexicon, 'entry', entry), attempt, result, turns, decisions, between });
}

/** A line for each try at a memory, and for each that is skipped. */
function lineOf(lexicon: Lexicon, event: CampaignEvent, progress: BotProgress): string | null {
  if (event.type === 'memory-ended') return endedLine(lexicon, event, progress);
  if (event.type === 'entry-written' && event.written.result === 'skipped')
    return say(lexicon, 'screen.bot-skipped', { name: nameOf(lexicon, 'entry', event.entry) });
  return null;
}

function count(progress: BotProgress, event: CampaignEvent): void {
  if (event.type === 'in-memory' && event.event.type === 'turn-begun') progress.turns = event.event.turn;
  else if (event.type === 'memory-ended') Object.assign(progress, nothing);
  else if (event.type === 'entry-written' && event.written.attempts > 0) progress.memories += 1;
}

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** A bot plays on; what it has done is told memory by memory, and the diary when it stops. */
export async function campaignByBot(open: OpenCampaign, bot: BotWishes, until: StopCondition): Promise<void> {
  const { lexicon } = open;
  const session = campaignSession(open);
  const progress: BotProgress = { ...nothing, memories: 0 };
  const isOver = () => until(open.history.state, progress.memories);
  const told = (event: CampaignEvent): void => {
    const line = lineOf(lexicon, event, progress);
    if (line !== null) print([line]);
    count(progress, event);
  };
  print([say(lexicon, 'screen.bot-begins', { bot: bot.name })]);
  let inMemory = open.history.state.game !== null;
  if (!isOver())
    await playByBot(session, bot, () => {
      progress[inMemory ? 'decisions' : 'between'] += 1;
      for (const event of open.history.decisions.at(-1)!.events) told(event);
      inMemory = open.history.state.game !== null;
      return !isOver();
    });
  print(['', ...session.ending({ ...screenSize(), colour: wantsColour() })]);
  if (!open.history.state.ended) print([session.leaving()]);
}
