import {
  type Campaign,
  type CampaignEvent,
  type Command,
  campaignRules,
  type Game,
  type GameEvent,
  memoryRules,
} from '@bauta/engine';
import {
  beginCampaignSave,
  beginSave,
  isCampaignText,
  readCampaignSave,
  readSave,
  saveCampaignDecision,
  saveCampaignSnapshot,
  saveCampaignUndo,
  saveDecision,
  saveSnapshot,
  saveUndo,
} from '@bauta/format';
import { type Decision, History } from '@bauta/session';

/** A save that is played on, and how its lines are written. */
interface Writing<State, Event> {
  history: History<State, Event>;
  begin(): string;
  decision(decision: Decision<Event>): string;
  undo(count: number): string;
  snapshot(): string;
}

/** As the second line has it. */
const setUpIn = <Event>(text: string): readonly Event[] => JSON.parse(text.split('\n')[1]!).setUp;

function memoryFrom(text: string): Writing<Game, GameEvent> {
  const { save } = readSave(text);
  const history = History.begin(memoryRules, memoryRules.clone(save!.positions[0]!), setUpIn<GameEvent>(text));
  return {
    history,
    begin: () => beginSave(history.state, history.setUp),
    decision: ({ n, command, events }) => saveDecision(n, command as Command, events, history.state),
    undo: (count) => saveUndo(history.n, count, history.state),
    snapshot: () => saveSnapshot(history.n, history.state),
  };
}

function campaignFrom(text: string): Writing<Campaign, CampaignEvent> {
  const { save } = readCampaignSave(text);
  const history = History.begin(campaignRules, campaignRules.clone(save!.campaign), setUpIn<CampaignEvent>(text));
  return {
    history,
    begin: () => beginCampaignSave(history.state, history.setUp, save!.begun),
    decision: ({ n, command, events }) => saveCampaignDecision(n, command, events, history.state),
    undo: (count) => saveCampaignUndo(history.n, count, history.state),
    snapshot: () => saveCampaignSnapshot(history.n, history.state),
  };
}

type Line = { snapshot: unknown } | { undo: number } | { n: number; command: string; events: readonly never[] };

function goneOn<State, Event>({ history, ...lines }: Writing<State, Event>, line: Line): string {
  if ('snapshot' in line) return lines.snapshot();
  if ('undo' in line) {
    if (!history.undo(line.undo)) throw new Error(`${line.undo} decisions cannot be taken back`);
    return lines.undo(line.undo);
  }
  const decision = { n: line.n, command: history.rules.parse(line.command)!, by: '', events: line.events };
  history.follow(decision);
  return lines.decision(decision);
}

const written = <State, Event>(writing: Writing<State, Event>, lines: readonly string[]): string =>
  writing.begin() + lines.map((line) => goneOn(writing, JSON.parse(line))).join('');

/** A save of today's format as it is written by whoever follows it: its set-up is read, and every line after it played. */
export function writtenAgain(text: string): string {
  const lines = text.trimEnd().split('\n');
  const beginning = `${lines.slice(0, 2).join('\n')}\n`;
  const rest = lines.slice(2);
  return isCampaignText(text) ? written(campaignFrom(beginning), rest) : written(memoryFrom(beginning), rest);
}
