import { createCampaignBot } from '@bauta/bots';
import {
  type Campaign,
  type CampaignEvent,
  campaignRules,
  type Lesson,
  type MemoryContent,
  observationOfCampaign,
  squareName,
} from '@bauta/engine';
import { campaignTeller, type Lexicon, say } from '@bauta/text';
import type { NamedDiary } from '../terminal/screen/campaign/diary.ts';
import { showLines } from '../terminal/screen/campaign/show.ts';
import { painter, wrapped } from '../terminal/screen/paint.ts';
import { campaignScene } from './campaign-scene.ts';
import { historySession } from './history-session.ts';
import { memoryScene } from './memory-scene.ts';
import { catalogueOf } from './memory-session.ts';
import type { SavedHistory } from './saved-history.ts';
import type { Scene } from './scene.ts';
import type { TerminalSession } from './terminal-session.ts';

/** A campaign that is open to be played. */
export interface OpenCampaign extends SavedHistory<Campaign, CampaignEvent> {
  name: string;
  /** R34.1: those begun later. */
  later(): readonly NamedDiary[];
  lexicon: Lexicon;
  lessons: readonly Lesson[];
}

function sceneOf(open: OpenCampaign): Scene | null {
  const { lexicon, history } = open;
  const campaign = history.state;
  const asked = campaignRules.question(campaign);
  if (asked === null) return null;
  const scene =
    asked.of === 'memory'
      ? memoryScene(asked.game, asked, catalogueOf(lexicon, asked.game), './bauta campaign play')
      : campaignScene(campaign, asked, lexicon);
  const help: Scene['help'] = (terminal) => [
    ...scene.help(terminal),
    '',
    ...wrapped(say(lexicon, 'screen.campaign-memory-help'), terminal.columns),
  ];
  return { ...scene, help: asked.of === 'memory' ? help : scene.help, verbs: { ...scene.verbs, s: show(open) } };
}

/** The whole campaign at a glance, also in the middle of a memory. */
const show =
  (open: OpenCampaign): Scene['verbs'][string] =>
  ({ terminal }) => {
    terminal.print(
      showLines(open.history.state, open.later(), open.lexicon, terminal.columns, painter(terminal.colour)).join('\n'),
    );
    return 'ask';
  };

/** The memory that was laid out last; null before the first. */
function lastMemory(told: readonly (readonly CampaignEvent[])[]): MemoryContent | null {
  for (const events of told.toReversed())
    for (const event of events.toReversed())
      if (event.type === 'in-memory' && event.event.type === 'memory-set-up') return event.event.content;
  return null;
}

/** A campaign: its questions, and those of the memory under way. */
export function campaignSession(open: OpenCampaign): TerminalSession {
  const { history, file, lexicon, lessons } = open;
  return historySession(open, {
    lexicon,
    lessons,
    scene: () => sceneOf(open),
    observation: observationOfCampaign,
    choose: (campaign, { name, seed, budget }) => createCampaignBot(name, seed, budget).choose(campaign),
    teller: (before) => campaignTeller(lexicon, squareName, history.state.content.book, lastMemory(before)),
    ending: ({ columns, colour }) => [
      ...showLines(history.state, open.later(), lexicon, columns, painter(colour)),
      '',
      say(lexicon, 'screen.saved-in', { file: file.path }),
    ],
    helpLine: () => say(lexicon, 'screen.campaign-help-line'),
    leaving: () => say(lexicon, 'screen.campaign-quit', { name: open.name }),
  });
}
