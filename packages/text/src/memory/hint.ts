import type { Clause, Command } from '@bauta/engine';
import { type Catalogue, characterName, say } from '../words/catalogue.ts';
import type { Params } from '../words/message.ts';
import { renderOption } from './render.ts';

/** One thing that speaks for an option, or with a worth below 0 against it. */
export interface HintReasonData {
  /** Which words, behind `hint-reason`. */
  readonly says: string;
  readonly worth: number;
  readonly rules: readonly Clause[];
  readonly count: number;
  readonly objective: string;
}

/** What may go wrong at once, in chances from 0 to 1. */
export interface HintRiskData {
  readonly seen: readonly { id: string; chance: number; rules: readonly Clause[] }[];
  readonly found: number;
  readonly retaliation: number;
  readonly wounds: number;
  readonly critical: number;
}

/** A hint as data, whoever has worked it out. */
export interface HintData {
  readonly command: Command;
  readonly chance: number;
  readonly reasons: readonly HintReasonData[];
  readonly risk: HintRiskData;
}

/** A reason that the risk tells more exactly. */
function isToldByRisk({ seen, retaliation }: HintRiskData, { says }: HintReasonData): boolean {
  if (says === 'visible' || says === 'exposed') return seen.length > 0;
  return says === 'struck-back' && retaliation > 0;
}

export const percentOf = (chance: number): number => Math.round(100 * chance);

/** Odds with a larger number than this are easier to grasp as a percentage. */
const LARGEST = 6;

/** `1 in 6`, or `31 %` where no small numbers say it. */
function oddsWord(catalogue: Catalogue, chance: number): string {
  if (chance > 0.995) return say(catalogue, 'hint.sure');
  for (let of = 2; of <= LARGEST; of++) {
    const count = Math.round(chance * of);
    if (count > 0 && Math.abs(chance - count / of) < 0.005) return say(catalogue, 'hint.odds', { count, of });
  }
  return say(catalogue, chance < 0.01 ? 'hint.hardly' : 'hint.percent', { percent: percentOf(chance) });
}

const point = (catalogue: Catalogue, text: string, rules: readonly Clause[]): string =>
  say(catalogue, 'hint.point', { text, rules: rules.join(' ') });

/** An objective is called by its sentence, without the full stop. */
function goalWord(catalogue: Catalogue, objective: string): string {
  if (objective === '') return say(catalogue, 'hint.station');
  const text = catalogue.words.get(`memory.${catalogue.content.memory.id}.objective.${objective}`) ?? objective;
  return say(catalogue, 'hint.goal', { objective: text.replace(/\.$/, '') });
}

function reasonPoint(catalogue: Catalogue, { says, rules, count, objective }: HintReasonData): string {
  const text = say(catalogue, `hint-reason.${says}`, { count, goal: goalWord(catalogue, objective) });
  return point(catalogue, text, rules);
}

function seenPoint(catalogue: Catalogue, command: Command, { id, chance, rules }: HintRiskData['seen'][number]): string {
  const odds = oddsWord(catalogue, chance);
  if ('by' in command && command.by === id) return point(catalogue, say(catalogue, 'hint.seen', { odds }), rules);
  return point(catalogue, say(catalogue, 'hint.seen-other', { odds, who: characterName(catalogue, id) }), rules);
}

function riskPoints(catalogue: Catalogue, command: Command, risk: HintRiskData): string[] {
  const told = (key: string, chance: number, rule: Clause, more: Params = {}) =>
    chance > 0 ? [point(catalogue, say(catalogue, key, { odds: oddsWord(catalogue, chance), ...more }), [rule])] : [];
  return [
    ...risk.seen.map((each) => seenPoint(catalogue, command, each)),
    ...told('hint.found', risk.found, 'R28.3'),
    ...told('hint.retaliation', risk.retaliation, 'R16.6', { wounds: risk.wounds.toFixed(1) }),
    ...told('hint.critical', risk.critical, 'R26.1'),
  ];
}

const joined = (catalogue: Catalogue, points: readonly string[]): string =>
  points.reduce((first, second) => say(catalogue, 'hint.pair', { first, second }));

const part = (catalogue: Catalogue, key: string, points: readonly string[]): string[] =>
  points.length === 0 ? [] : [say(catalogue, key, { points: joined(catalogue, points) })];

/** An option with the one who acts. */
export function renderWhat(catalogue: Catalogue, command: Command): string {
  const option = renderOption(catalogue, command);
  return 'by' in command ? say(catalogue, 'hint.what', { who: characterName(catalogue, command.by), option }) : option;
}

/** What speaks for it, against it, and what else there is to say, with the rules; a message each. */
export function renderReasons(catalogue: Catalogue, { command, reasons, risk }: HintData): string[] {
  const told = reasons.filter((reason) => !isToldByRisk(risk, reason));
  const points = (holds: (worth: number) => boolean) =>
    told.filter(({ worth }) => holds(worth)).map((reason) => reasonPoint(catalogue, reason));
  return [
    ...part(
      catalogue,
      'hint.for',
      points((worth) => worth > 0),
    ),
    ...part(catalogue, 'hint.against', [...riskPoints(catalogue, command, risk), ...points((worth) => worth < 0)]),
    ...part(
      catalogue,
      'hint.neutral',
      points((worth) => worth === 0),
    ),
  ];
}

/** One message: what could be done, how likely success is then, and what speaks for it and against it, with the rules. */
export function renderHint(catalogue: Catalogue, hint: HintData): string {
  const head = say(catalogue, 'hint.head', { what: renderWhat(catalogue, hint.command), percent: percentOf(hint.chance) });
  return [head, ...renderReasons(catalogue, hint)].join(' ');
}
