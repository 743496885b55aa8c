import type { Command } from '@bauta/engine';
import { type Catalogue, characterName, say } from '../words/catalogue.ts';
import type { Params } from '../words/message.ts';
import { renderOption } from './render.ts';

/** One thing that speaks for an option, or with a worth below 0 against it. */
export interface HintReasonData {
  /** Which words, behind `hint-reason`. */
  readonly says: string;
  readonly worth: number;
  readonly count: number;
  readonly objective: string;
}

/** What may go wrong at once, in chances from 0 to 1. */
export interface HintRiskData {
  readonly seen: readonly { id: string; chance: number }[];
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

const MOST_REASONS = 2;

export const percentOf = (chance: number): number => Math.round(100 * chance);

const oddsWord = (catalogue: Catalogue, chance: number): string =>
  say(catalogue, chance < 0.01 ? 'hint.hardly' : 'hint.percent', { percent: percentOf(chance) });

/** An objective is called by its sentence, without the full stop. */
function goalWord(catalogue: Catalogue, objective: string): string {
  if (objective === '') return say(catalogue, 'hint.station');
  const text = catalogue.words.get(`memory.${catalogue.content.memory.id}.objective.${objective}`) ?? objective;
  return say(catalogue, 'hint.goal', { objective: text.replace(/\.$/, '') });
}

const reasonWords = (catalogue: Catalogue, { says, count, objective }: HintReasonData): string =>
  say(catalogue, `hint-reason.${says}`, { count, goal: goalWord(catalogue, objective) });

function seenWords(catalogue: Catalogue, command: Command, { id, chance }: HintRiskData['seen'][number]): string {
  const odds = oddsWord(catalogue, chance);
  if ('by' in command && command.by === id) return say(catalogue, 'hint.seen', { odds });
  return say(catalogue, 'hint.seen-other', { odds, who: characterName(catalogue, id) });
}

function riskWords(catalogue: Catalogue, command: Command, risk: HintRiskData): string[] {
  const told = (key: string, chance: number, more: Params = {}) =>
    chance > 0 ? [say(catalogue, key, { odds: oddsWord(catalogue, chance), ...more })] : [];
  return [
    ...risk.seen.map((each) => seenWords(catalogue, command, each)),
    ...told('hint.retaliation', risk.retaliation, { wounds: risk.wounds.toFixed(1) }),
    ...told('hint.critical', risk.critical),
    ...told('hint.found', risk.found),
  ];
}

/** An option with the one who acts. */
export function renderWhat(catalogue: Catalogue, command: Command): string {
  const option = renderOption(catalogue, command);
  return 'by' in command ? say(catalogue, 'hint.what', { who: characterName(catalogue, command.by), option }) : option;
}

/** The best that speaks for it and the worst against it; where one side has nothing to say, the two best of the other. */
export function renderReasons(catalogue: Catalogue, { command, reasons, risk }: HintData): string[] {
  const told = reasons.filter((reason) => !isToldByRisk(risk, reason));
  const words = (holds: (worth: number) => boolean) =>
    told.filter(({ worth }) => holds(worth)).map((reason) => reasonWords(catalogue, reason));
  const good = words((worth) => worth >= 0);
  const bad = [...riskWords(catalogue, command, risk), ...words((worth) => worth < 0)];
  if (bad.length === 0) return good.slice(0, MOST_REASONS);
  return good.length === 0 ? bad.slice(0, MOST_REASONS) : [good[0]!, bad[0]!];
}

/** One message: what could be done, how likely success is then, and at most two reasons. */
export function renderHint(catalogue: Catalogue, hint: HintData): string {
  const head = say(catalogue, 'hint.head', { what: renderWhat(catalogue, hint.command), percent: percentOf(hint.chance) });
  return [head, ...renderReasons(catalogue, hint)].join(' ');
}
