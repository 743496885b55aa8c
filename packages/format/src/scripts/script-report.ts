import {
  currentMap,
  type Game,
  hash,
  type MapChange,
  type MapData,
  type MemoryOutcome,
  memoryRules,
  optionId,
  outcome,
} from '@bauta/engine';
import { drawMap } from '../content/drawing/draw-map.ts';
import { parseYaml } from '../content/yaml/parse-yaml.ts';
import type { TextFile } from '../content/yaml/source.ts';
import { position } from '../positions/brief-position.ts';
import type { PositionFile } from '../positions/position-schema.ts';
import { withNames } from '../positions/squares-of-steps.ts';
import { type Problem, showProblem } from '../problem/problem.ts';
import { type CampaignRun, type CampaignState, isCampaignScript, runCampaignScript } from './campaign-script.ts';
import type { LogEntry } from './log-entry.ts';
import { playScript, type ScriptRun } from './play-script.ts';
import { type FindPack, readParsedScript } from './read-script.ts';

/** 0: every expectation holds. 1: one does not. 2: the file is wrong. */
export type ScriptExit = 0 | 1 | 2;

/** What came of one script, as data to print. */
export interface ScriptReport {
  file: string;
  exit: ScriptExit;
  /** One sentence each, with file, line and column. */
  problems: string[];
  failures: string[];
  /** What is to be known beforehand. */
  notes: readonly string[];
  /** Where it ended, as far as it could be played. */
  state: ScriptState | CampaignState | null;
}

export interface ScriptState {
  memory: string;
  seed: string;
  /** Each map drawn, line by line. */
  maps: readonly (readonly string[])[];
  position: PositionFile;
  decision: { question: Readonly<Record<string, unknown>>; options: readonly string[] } | null;
  outcome: MemoryOutcome | null;
  log: readonly LogEntry[];
  hash: string;
}

/** A map as it lies now. */
function drawLaid(map: MapData, changes: readonly MapChange[]): string[] {
  const { squares, present } = currentMap(map, changes);
  return drawMap(squares.filter(({ at }) => present.has(at)))
    .trimEnd()
    .split('\n');
}

const stateOf = (game: Game, run: ScriptRun): ScriptState => {
  const pending = memoryRules.question(game);
  return {
    memory: game.setup.memory,
    seed: game.setup.seed,
    maps: game.content.memory.maps.map((map, index) => drawLaid(map, game.maps[index]!.changes)),
    position: position(game),
    decision: pending && { question: withNames(pending.step), options: pending.options.map(optionId) },
    outcome: outcome(game),
    log: run.log,
    hash: hash(game),
  };
};

const told = (problems: readonly Problem[]): string[] => problems.map(showProblem);

/** Reads and plays one script. Nothing outside is changed, whatever it says. */
export function runScript(file: TextFile, findPack: FindPack): { report: ScriptReport; run: ScriptRun | null } {
  const parsed = parseYaml(file);
  if (parsed.problem === null && isCampaignScript(parsed.value))
    return { report: campaignReport(file.path, runCampaignScript(parsed.source, parsed.value, findPack)), run: null };
  const { script, problems } = readParsedScript(parsed, findPack);
  if (script === null)
    return { report: { file: file.path, exit: 2, problems: told(problems), failures: [], notes: [], state: null }, run: null };
  const run = playScript(script);
  return { report: { ...reportOf(file.path, run), notes: script.notes }, run };
}

const exitOf = (problems: readonly Problem[], failures: readonly Problem[]): ScriptExit =>
  problems.length > 0 ? 2 : failures.length > 0 ? 1 : 0;

function campaignReport(file: string, { problems, failures, notes, state }: CampaignRun): ScriptReport {
  return { file, exit: exitOf(problems, failures), problems: told(problems), failures: told(failures), notes, state };
}

/** What came of a script that was played, to print. */
export function reportOf(file: string, run: ScriptRun): ScriptReport {
  const { game, problem, failures } = run;
  return {
    file,
    exit: exitOf(problem === null ? [] : [problem], failures),
    problems: problem === null ? [] : told([problem]),
    failures: told(failures),
    notes: [],
    state: game === null ? null : stateOf(game, run),
  };
}
