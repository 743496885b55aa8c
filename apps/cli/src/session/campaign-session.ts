import { createCampaignBot } from '@bauta/bots';
import {
  type Campaign,
  type CampaignEvent,
  campaignDecision,
  campaignOptionId,
  glimpseOfCampaign,
  type Lesson,
  type MemoryContent,
  squareName,
  taughtInCampaign,
} from '@bauta/engine';
import type { CampaignSave } from '@bauta/format';
import type { Decision } from '@bauta/session';
import { campaignTeller, type Lexicon, say, type Told } from '@bauta/text';
import type { SaveFile } from '../files/save-file.ts';
import type { NamedDiary } from '../terminal/screen/campaign/diary.ts';
import { showLines } from '../terminal/screen/campaign/show.ts';
import { painter, wrapped } from '../terminal/screen/paint.ts';
import { campaignScene } from './campaign-scene.ts';
import { memoryScene } from './memory-scene.ts';
import { catalogueOf } from './memory-session.ts';
import { decide, takeBack } from './saved-history.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import { createTutor, type Tutor } from './tutor.ts';

/** A campaign that is open to be played. */
export interface OpenCampaign {
  name: string;
  file: SaveFile;
  save: CampaignSave;
  /** R34.1: those begun later. */
  later(): readonly NamedDiary[];
  lexicon: Lexicon;
  lessons: readonly Lesson[];
}

function sceneOf(open: OpenCampaign): Scene | null {
  const { lexicon, save } = open;
  const campaign = save.history.state;
  const asked = campaignDecision(campaign);
  if (asked === null) return null;
  const scene =
    asked.of === 'memory'
      ? memoryScene(asked.game, asked.decision, catalogueOf(lexicon, asked.game), './bauta campaign play')
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
      showLines(open.save.history.state, open.later(), open.lexicon, terminal.columns, painter(terminal.colour)).join('\n'),
    );
    return 'ask';
  };

const bookOf = ({ content }: Campaign) => content.book;

/** The memory that was laid out last. */
function lastMemory(events: readonly CampaignEvent[]): MemoryContent | null {
  for (const event of events.toReversed())
    if (event.type === 'in-memory' && event.event.type === 'memory-set-up') return event.event.content;
  return null;
}

function lastMemoryIn({ save: { history } }: OpenCampaign, log: readonly Decision<CampaignEvent>[]): MemoryContent | null {
  for (const { events } of log.toReversed()) {
    const found = lastMemory(events);
    if (found !== null) return found;
  }
  return lastMemory(history.setUp);
}

/** What the last decision led to, told from the memory that was under way before it. */
function lastTold(open: OpenCampaign): Told[] {
  const { lexicon } = open;
  const { state, setUp, decisions } = open.save.history;
  const last = decisions.at(-1);
  if (last === undefined) return campaignTeller(lexicon, squareName, bookOf(state), null)(setUp);
  return campaignTeller(lexicon, squareName, bookOf(state), lastMemoryIn(open, decisions.slice(0, -1)))(last.events);
}

/** In words; null at the start. */
function learntWords(open: OpenCampaign): string | null {
  const { undoLimit, state, decisions } = open.save.history;
  if (undoLimit.revealed === null) return null;
  const memory = lastMemoryIn(open, decisions);
  const [told] = campaignTeller(open.lexicon, squareName, bookOf(state), memory)([undoLimit.revealed]);
  return told?.told === 'event' ? told.text : null;
}

const tutorOf = ({ save: { history }, lessons }: OpenCampaign): Tutor =>
  createTutor(lessons, () => taughtInCampaign(lessons, [history.setUp, ...history.decisions.map(({ events }) => events)]));

/** A campaign: its questions, and those of the memory under way. */
export function campaignSession(open: OpenCampaign): Session {
  const { lexicon } = open;
  const { history } = open.save;
  const saved = { history, file: open.file };
  const tutor = tutorOf(open);
  return {
    lexicon,
    tutor,
    entries: () => history.n,
    scene: () => sceneOf(open),
    decide(command) {
      const refusal = decide(saved, command);
      if (refusal === null) tutor.see(glimpseOfCampaign(history.state, history.decisions.at(-1)!.events));
      return refusal;
    },
    choice: ({ name, seed, budget }) =>
      history.state.ended ? null : createCampaignBot(name, `${seed} ${history.n}`, budget).choose(history.state),
    takeBack(count) {
      takeBack(saved, count);
      tutor.takenBack();
    },
    barrier: () => ({ free: history.undoLimit.free, learnt: learntWords(open) }),
    last: () => lastTold(open),
    log() {
      const tell = campaignTeller(lexicon, squareName, bookOf(history.state), null);
      return [
        { command: '', told: tell(history.setUp) },
        ...history.decisions.map(({ command, events }) => ({ command: campaignOptionId(command), told: tell(events) })),
      ];
    },
    ending: ({ columns, colour }) => [
      ...showLines(history.state, open.later(), lexicon, columns, painter(colour)),
      '',
      say(lexicon, 'screen.saved-in', { file: open.file.path }),
    ],
    helpLine: () => say(lexicon, 'screen.campaign-help-line'),
    leaving: () => say(lexicon, 'screen.campaign-quit', { name: open.name }),
  };
}
