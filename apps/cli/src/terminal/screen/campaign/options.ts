import {
  type Campaign,
  type CampaignCommand,
  type CampaignCommandOf,
  type CampaignStep,
  campaignRules,
  equipmentCard,
} from '@bauta/engine';
import { cardWord, figureWord, holderWord, isWayOn, type Lexicon, nameOf, renderCampaignOption, say } from '@bauta/text';
import { columnLines, type LabelGroup } from '../columns.ts';
import type { Paint } from '../paint.ts';
import { blueprintWord } from './headquarters.ts';

/** A question between memories, with its options. */
export interface Asking {
  campaign: Campaign;
  step: CampaignStep;
  options: readonly CampaignCommand[];
}

/** Answers that end the question come first, so that going on is always 1. */
const isFirst = (command: CampaignCommand): boolean => isWayOn(command) || command.type === 'arrange';

/** Between two assassins there is more to hand over than to read; the storage does the same. */
const isHandedOver = (command: CampaignCommand): boolean => command.type === 'hand' && command.to !== command.by;

export interface Numbered {
  options: CampaignCommand[];
  /** Where those begin that are listed only when they are asked for. */
  moreFrom: number;
}

/** Numbered from 1: what ends the question, the rest by assassin and kind, what is handed over last. */
export function numberedCampaign(asking: Asking): Numbered {
  const { options } = asking;
  const rest = options.filter((command) => !isFirst(command) && !isHandedOver(command));
  const order = [...new Set(rest.map((command) => groupKey(asking, command)))];
  const place = (command: CampaignCommand) => order.indexOf(groupKey(asking, command));
  const first = [...options.filter(isFirst), ...rest.toSorted((a, b) => place(a) - place(b))];
  return { options: [...first, ...options.filter(isHandedOver)], moreFrom: first.length };
}

const colourOf = ({ campaign }: Asking, { card }: CampaignCommandOf<'pay'>): string => equipmentCard(campaign, card).colour;

/** What is listed together. */
function groupKey(asking: Asking, command: CampaignCommand): string {
  switch (command.type) {
    case 'store':
    case 'fetch':
    case 'treat':
      return `${command.by} ${command.type}`;
    case 'hand':
      return `${command.by} hand ${command.to}`;
    case 'assign':
      return asking.step.step === 'assign' ? `assign ${command.figure}` : '';
    case 'pay':
      return `pay ${colourOf(asking, command)}`;
    default:
      return isFirst(command) ? 'first' : '';
  }
}

const GROUP_NAMES = { store: 'screen.group-store', fetch: 'screen.group-fetch', treat: 'screen.group-treat' } as const;

function handName(lexicon: Lexicon, { by, to }: CampaignCommandOf<'hand'>): string {
  const who = nameOf(lexicon, 'assassin', by);
  if (to === by) return say(lexicon, 'screen.group-move', { who });
  return say(lexicon, 'screen.group-hand', { who, to: nameOf(lexicon, 'assassin', to) });
}

function groupName(asking: Asking, lexicon: Lexicon, command: CampaignCommand): string {
  switch (command.type) {
    case 'store':
    case 'fetch':
    case 'treat':
      return say(lexicon, GROUP_NAMES[command.type], { who: nameOf(lexicon, 'assassin', command.by) });
    case 'hand':
      return handName(lexicon, command);
    case 'assign':
      return asking.step.step === 'assign' ? figureWord(lexicon, command.figure) : '';
    case 'pay':
      return say(lexicon, colourOf(asking, command) === 'white' ? 'screen.group-white' : 'screen.group-black');
    default:
      return '';
  }
}

type Placing = CampaignCommandOf<'fetch' | 'hand'>;

/** The pack goes without saying, unless the card could go elsewhere. */
function intoPlace(asking: Asking, lexicon: Lexicon, command: Placing): string {
  const card = cardWord(lexicon, command.card);
  const others = asking.options.filter(
    (each) => groupKey(asking, each) === groupKey(asking, command) && 'card' in each && each.card === command.card,
  );
  if (command.type === 'fetch' && command.into === 'pack' && others.length === 1) return card;
  return say(lexicon, 'screen.card-into', { card, place: say(lexicon, `place.${command.into}`) });
}

/** R38: both sides of a blueprint may be read. */
function blueprintLabel({ campaign }: Asking, lexicon: Lexicon, id: string): string {
  const { card } = campaign.content.book.blueprints[id]!;
  const built = { card: cardWord(lexicon, card), text: nameOf(lexicon, 'card', card, 'text') };
  return say(lexicon, 'screen.blueprint-option', { blueprint: blueprintWord(campaign, lexicon, id), ...built });
}

function assassinLabel(lexicon: Lexicon, id: string): string {
  const who = nameOf(lexicon, 'assassin', id);
  const text = nameOf(lexicon, 'assassin', id, 'text');
  return text === '' ? who : say(lexicon, 'screen.assassin-option', { who, text });
}

/** What is left to say under the name of the group. */
function labelOf(asking: Asking, lexicon: Lexicon, command: CampaignCommand): string {
  switch (command.type) {
    case 'store':
    case 'treat':
      return cardWord(lexicon, command.card);
    case 'fetch':
    case 'hand':
      return intoPlace(asking, lexicon, command);
    case 'pay':
      return say(lexicon, 'screen.card-of', { card: cardWord(lexicon, command.card), holder: holderWord(lexicon, command.of) });
    case 'choose-blueprint':
      return blueprintLabel(asking, lexicon, command.blueprint);
    case 'choose-assassin':
      return assassinLabel(lexicon, command.by);
    case 'assign':
      return groupKey(asking, command) === '' ? renderCampaignOption(lexicon, command) : say(lexicon, `post.${command.post}`);
    default:
      return renderCampaignOption(lexicon, command);
  }
}

function linesOf(asking: Asking, lexicon: Lexicon, from: number, to: number, width: number, paint: Paint): string[] {
  const groups: (LabelGroup & { key: string })[] = [];
  const { options } = numberedCampaign(asking);
  options.slice(from, to).forEach((command, index) => {
    const key = groupKey(asking, command);
    const label = `${String(from + index + 1).padStart(2)} ${labelOf(asking, lexicon, command)}`;
    const group = groups.at(-1);
    if (group?.key === key) group.labels.push(label);
    else groups.push({ key, name: groupName(asking, lexicon, command), labels: [label] });
  });
  const plain = groups.filter(({ name }) => name === '');
  const named = groups.filter(({ name }) => name !== '');
  return [...columnLines(plain, width, paint, () => true), ...columnLines(named, width, paint, () => false)];
}

export function campaignOptionLines(asking: Asking, lexicon: Lexicon, width: number, paint: Paint): string[] {
  const { options, moreFrom } = numberedCampaign(asking);
  const lines = linesOf(asking, lexicon, 0, moreFrom, width, paint);
  const count = options.length - moreFrom;
  return count > 0 ? [...lines, paint('faint', say(lexicon, 'screen.more-hand', { count }))] : lines;
}

export function moreOptionLines(asking: Asking, lexicon: Lexicon, width: number, paint: Paint): string[] {
  const { options, moreFrom } = numberedCampaign(asking);
  return linesOf(asking, lexicon, moreFrom, options.length, width, paint);
}

/** A number, or an option as it is written. */
export function pickCampaign(asking: Asking, typed: string): CampaignCommand | null {
  const { options } = numberedCampaign(asking);
  if (/^\d+$/.test(typed)) return options[Number(typed) - 1] ?? null;
  return options.find((command) => campaignRules.idOf(command) === typed) ?? null;
}
