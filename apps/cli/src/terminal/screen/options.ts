import { type Command, type MemoryQuestion, optionId } from '@bauta/engine';
import { type Catalogue, characterName, renderOption, say } from '@bauta/text';
import { columnLines, type LabelGroup } from './columns.ts';
import type { Paint } from './paint.ts';

/** Moving cards about is rarely what one looks for. */
const CARD_MOVES: readonly Command['type'][] = ['equip', 'unequip', 'swap', 'discard'];

const isCardMove = ({ step }: MemoryQuestion, { type }: Command): boolean =>
  (step.step === 'assassin-phase' || step.step === 'window') && CARD_MOVES.includes(type);

/** Numbered from 1: first what is done, by assassin, then what moves cards. */
export function numbered(question: MemoryQuestion): { options: Command[]; cardsFrom: number } {
  const main = question.options.filter((command) => !isCardMove(question, command));
  const cards = question.options.filter((command) => isCardMove(question, command));
  return { options: [...main, ...cards], cardsFrom: main.length };
}

const actorOf = (command: Command): string => ('by' in command ? command.by : '');

function groupsOf(catalogue: Catalogue, options: readonly Command[], from: number): (LabelGroup & { by: string })[] {
  const everyone = options.some((command) => actorOf(command) !== '') ? say(catalogue, 'screen.everyone') : '';
  const groups: (LabelGroup & { by: string })[] = [];
  options.forEach((command, index) => {
    const by = actorOf(command);
    const label = `${String(from + index + 1).padStart(2)} ${renderOption(catalogue, command)}`;
    const group = groups.find((each) => each.by === by);
    if (group === undefined) groups.push({ by, name: by === '' ? everyone : characterName(catalogue, by), labels: [label] });
    else group.labels.push(label);
  });
  return groups;
}

function linesOf(catalogue: Catalogue, options: readonly Command[], from: number, width: number, paint: Paint): string[] {
  const groups = groupsOf(catalogue, options, from);
  const ofAll = groups.find(({ by }) => by === '');
  return columnLines(groups, width, paint, (group) => group === ofAll);
}

export function optionLines(catalogue: Catalogue, question: MemoryQuestion, width: number, paint: Paint): string[] {
  const { options, cardsFrom } = numbered(question);
  const lines = linesOf(catalogue, options.slice(0, cardsFrom), 0, width, paint);
  const count = options.length - cardsFrom;
  return count > 0 ? [...lines, paint('faint', say(catalogue, 'screen.more-cards', { count }))] : lines;
}

export function cardOptionLines(catalogue: Catalogue, question: MemoryQuestion, width: number, paint: Paint): string[] {
  const { options, cardsFrom } = numbered(question);
  return linesOf(catalogue, options.slice(cardsFrom), cardsFrom, width, paint);
}

/** A number, or an option as it is written. */
export function pick(question: MemoryQuestion, typed: string): Command | null {
  const { options } = numbered(question);
  if (/^\d+$/.test(typed)) return options[Number(typed) - 1] ?? null;
  return options.find((command) => optionId(command) === typed) ?? null;
}
