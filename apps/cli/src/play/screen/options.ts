import { type Command, type Decision, optionId } from '@bauta/engine';
import { type Catalogue, characterName, renderOption, say } from '@bauta/text';
import type { Paint } from './paint.ts';

/** Moving cards about is rarely what one looks for. */
const CARD_MOVES: readonly Command['type'][] = ['equip', 'unequip', 'swap', 'discard'];

const isCardMove = ({ question }: Decision, { type }: Command): boolean =>
  (question.step === 'assassin-phase' || question.step === 'window') && CARD_MOVES.includes(type);

/** Numbered from 1: first what is done, by assassin, then what moves cards. */
export function numbered(decision: Decision): { options: Command[]; cardsFrom: number } {
  const main = decision.options.filter((command) => !isCardMove(decision, command));
  const cards = decision.options.filter((command) => isCardMove(decision, command));
  return { options: [...main, ...cards], cardsFrom: main.length };
}

interface Group {
  by: string;
  labels: string[];
}

function groupsOf(catalogue: Catalogue, options: readonly Command[], from: number): Group[] {
  const groups: Group[] = [];
  options.forEach((command, index) => {
    const by = 'by' in command ? command.by : '';
    const label = `${String(from + index + 1).padStart(2)} ${renderOption(catalogue, command)}`;
    const group = groups.find((each) => each.by === by);
    if (group === undefined) groups.push({ by, labels: [label] });
    else group.labels.push(label);
  });
  return groups;
}

const letters = (text: string): number => [...text].length;

/** The widths of that many columns, if every group is set in them. */
function widthsOf(groups: readonly Group[], across: number): number[] {
  return Array.from({ length: across }, (_, column) =>
    Math.max(0, ...groups.flatMap(({ labels }) => labels.filter((_label, index) => index % across === column).map(letters))),
  );
}

const MOST_COLUMNS = 6;
const GAP = 2;

/** As many columns as fit, the same for all groups. */
function bestWidths(groups: readonly Group[], width: number): number[] {
  for (let across = MOST_COLUMNS; across > 1; across--) {
    const widths = widthsOf(groups, across);
    if (widths.reduce((sum, each) => sum + each + GAP, -GAP) <= width) return widths;
  }
  return widthsOf(groups, 1);
}

/** Labels read along the line. */
function rowsOf(labels: readonly string[], widths: readonly number[]): string[] {
  const lines: string[] = [];
  for (let from = 0; from < labels.length; from += widths.length) {
    const row = labels.slice(from, from + widths.length);
    lines.push(
      row
        .map((label, column) => label + ' '.repeat(widths[column]! + GAP - letters(label)))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
}

function groupLines(catalogue: Catalogue, groups: readonly Group[], width: number, paint: Paint): string[] {
  const named = groups.some(({ by }) => by !== '');
  const nameFor = (by: string) => (by === '' ? say(catalogue, 'screen.everyone') : characterName(catalogue, by));
  const gutter = named ? Math.max(...groups.map(({ by }) => letters(nameFor(by)))) + 1 : 0;
  const common = bestWidths(
    groups.filter(({ by }) => by !== ''),
    width - gutter,
  );
  return groups.flatMap((group) => {
    const { by, labels } = group;
    return rowsOf(labels, by === '' ? bestWidths([group], width - gutter) : common).map((line, index) => {
      const name = named && index === 0 ? nameFor(by) : '';
      return paint('friend', name) + ' '.repeat(gutter - letters(name)) + line;
    });
  });
}

export function optionLines(catalogue: Catalogue, decision: Decision, width: number, paint: Paint): string[] {
  const { options, cardsFrom } = numbered(decision);
  const lines = groupLines(catalogue, groupsOf(catalogue, options.slice(0, cardsFrom), 0), width, paint);
  const count = options.length - cardsFrom;
  return count > 0 ? [...lines, paint('faint', say(catalogue, 'screen.more-cards', { count }))] : lines;
}

export function cardOptionLines(catalogue: Catalogue, decision: Decision, width: number, paint: Paint): string[] {
  const { options, cardsFrom } = numbered(decision);
  return groupLines(catalogue, groupsOf(catalogue, options.slice(cardsFrom), cardsFrom), width, paint);
}

/** A number, or an option as it is written. */
export function pick(decision: Decision, typed: string): Command | null {
  const { options } = numbered(decision);
  if (/^\d+$/.test(typed)) return options[Number(typed) - 1] ?? null;
  return options.find((command) => optionId(command) === typed) ?? null;
}
