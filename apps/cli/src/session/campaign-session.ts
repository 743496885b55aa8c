import { createCampaignBot } from '@bauta/bots';
import {
  type AnyCommand,
  applyCampaign,
  type Campaign,
  type CampaignEvent,
  campaignDecision,
  campaignOptionId,
  glimpseOfCampaign,
  isRefusal,
  type Lesson,
  type MemoryContent,
  type Refusal,
  squareName,
  taughtInCampaign,
} from '@bauta/engine';
import type { Played } from '@bauta/format';
import {
  type CampaignSave,
  campaignDecided,
  campaignTakenBack,
  saveCampaignDecision,
  saveCampaignSnapshot,
  saveCampaignUndo,
} from '@bauta/format';
import { campaignTeller, type Lexicon, say, type Told } from '@bauta/text';
import { append, type SaveFile, SNAPSHOT_EVERY } from '../files/save-file.ts';
import type { NamedDiary } from '../terminal/screen/campaign/diary.ts';
import { showLines } from '../terminal/screen/campaign/show.ts';
import { painter, wrapped } from '../terminal/screen/paint.ts';
import { campaignScene } from './campaign-scene.ts';
import { memoryScene } from './memory-scene.ts';
import { catalogueOf } from './memory-session.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import { createTutor, type Tutor } from './tutor.ts';

/** A campaign that is open to be played. */
export interface OpenCampaign {
  name: string;
  file: SaveFile;
  save: CampaignSave;
  /** Everything that was decided and stands. */
  log: Played[];
  /** R34.1: those begun later. */
  later(): readonly NamedDiary[];
  lexicon: Lexicon;
  lessons: readonly Lesson[];
}

function decide(open: OpenCampaign, command: AnyCommand): Refusal | null {
  const { save, file, log } = open;
  const done = applyCampaign(save.campaign, command);
  if (isRefusal(done)) return done;
  const { campaign, events } = done;
  append(file, saveCampaignDecision(save.n + 1, command, events, campaign));
  open.save = campaignDecided(save, command, events, campaign);
  log.push({ command: campaignOptionId(command), events });
  if (open.save.n % SNAPSHOT_EVERY === 0) append(file, saveCampaignSnapshot(open.save.n, campaign));
  return null;
}

function takeBack(open: OpenCampaign, count: number): void {
  const back = campaignTakenBack(open.save, count);
  append(open.file, saveCampaignUndo(back.n, count, back.campaign));
  open.save = back;
  open.log.length -= count;
}

function sceneOf(open: OpenCampaign): Scene | null {
  const { lexicon, save } = open;
  const asked = campaignDecision(save.campaign);
  if (asked === null) return null;
  const scene =
    asked.of === 'memory'
      ? memoryScene(asked.game, asked.decision, catalogueOf(lexicon, asked.game), './bauta campaign play')
      : campaignScene(save.campaign, asked, lexicon);
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
      showLines(open.save.campaign, open.later(), open.lexicon, terminal.columns, painter(terminal.colour)).join('\n'),
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

function lastMemoryIn({ save }: OpenCampaign, log: readonly Played[]): MemoryContent | null {
  for (const { events } of log.toReversed()) {
    const found = lastMemory(events);
    if (found !== null) return found;
  }
  return lastMemory(save.setUp);
}

/** What the last decision led to, told from the memory that was under way before it. */
function lastTold(open: OpenCampaign): Told[] {
  const { save, log, lexicon } = open;
  const last = log.at(-1);
  if (last === undefined) return campaignTeller(lexicon, squareName, bookOf(save.campaign), null)(save.setUp);
  return campaignTeller(lexicon, squareName, bookOf(save.campaign), lastMemoryIn(open, log.slice(0, -1)))(last.events);
}

/** In words; null at the start. */
function learntWords(open: OpenCampaign): string | null {
  const { learnt, campaign } = open.save;
  if (learnt === null) return null;
  const [told] = campaignTeller(open.lexicon, squareName, bookOf(campaign), lastMemoryIn(open, open.log))([learnt]);
  return told?.told === 'event' ? told.text : null;
}

const tutorOf = ({ save, log, lessons }: OpenCampaign): Tutor =>
  createTutor(lessons, () => taughtInCampaign(lessons, [save.setUp, ...log.map(({ events }) => events)]));

/** A campaign: its questions, and those of the memory under way. */
export function campaignSession(open: OpenCampaign): Session {
  const { lexicon } = open;
  const tutor = tutorOf(open);
  return {
    lexicon,
    tutor,
    entries: () => open.save.n,
    scene: () => sceneOf(open),
    decide(command) {
      const refusal = decide(open, command);
      if (refusal === null) tutor.see(glimpseOfCampaign(open.save.campaign, open.log.at(-1)!.events));
      return refusal;
    },
    choice: ({ name, seed, budget }) =>
      open.save.campaign.ended ? null : createCampaignBot(name, `${seed} ${open.save.n}`, budget).choose(open.save.campaign),
    takeBack(count) {
      takeBack(open, count);
      tutor.takenBack();
    },
    barrier: () => ({ free: open.save.decisions.length, learnt: learntWords(open) }),
    last: () => lastTold(open),
    log() {
      const tell = campaignTeller(lexicon, squareName, bookOf(open.save.campaign), null);
      return [
        { command: '', told: tell(open.save.setUp) },
        ...open.log.map(({ command, events }) => ({ command, told: tell(events) })),
      ];
    },
    ending: ({ columns, colour }) => [
      ...showLines(open.save.campaign, open.later(), lexicon, columns, painter(colour)),
      '',
      say(lexicon, 'screen.saved-in', { file: open.file.path }),
    ],
    helpLine: () => say(lexicon, 'screen.campaign-help-line'),
    leaving: () => say(lexicon, 'screen.campaign-quit', { name: open.name }),
  };
}
