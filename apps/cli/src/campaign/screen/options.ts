import { type CampaignCommand, type CampaignCommandOf, campaignOptionId } from '@bauta/engine';
import { cardWord, figureWord, type Lexicon, nameOf, renderCampaignOption, say } from '@bauta/text';
import { columnLines, type Group } from '../../play/screen/columns.ts';
import type { Paint } from '../../play/screen/paint.ts';

/** Answers that end the question come first, so that going on is always 1. */
const ENDINGS: ReadonlySet<CampaignCommand['type']> = new Set<CampaignCommand['type']>([
  'end-arranging',
  'party-settled',
  'beds-settled',
  'assigned',
  'assassins-chosen',
  'no-blueprint',
  'no-more-cards',
]);

/** Between two assassins there is more to hand over than to read; the storage does the same. */
const isHandedOver = (command: CampaignCommand): boolean => command.type === 'hand' && command.to !== command.by;

export interface Numbered {
  options: CampaignCommand[];
  /** Where those begin that are listed only when they are asked for. */
  moreFrom: number;
}

/** Numbered from 1: what ends the question, the rest by assassin and kind, what is handed over last. */
export function numberedCampaign(options: readonly CampaignCommand[]): Numbered {
  const endings = options.filter(({ type }) => ENDINGS.has(type));
  const rest = options.filter((command) => !ENDINGS.has(command.type) && !isHandedOver(command));
  const order = [...new Set(rest.map(groupKey))];
  const sorted = rest.toSorted((a, b) => order.indexOf(groupKey(a)) - order.indexOf(groupKey(b)));
  const first = [...endings, ...sorted];
  return { options: [...first, ...options.filter(isHandedOver)], moreFrom: first.length };
}

/** What is listed together. */
function groupKey(command: CampaignCommand): string {
  switch (command.type) {
    case 'store':
    case 'fetch':
    case 'treat':
      return `${command.by} ${command.type}`;
    case 'hand':
      return `${command.by} hand ${command.to}`;
    case 'assign':
      return `assign ${command.figure}`;
    default:
      return ENDINGS.has(command.type) ? 'end' : '';
  }
}

const GROUP_NAMES = { store: 'screen.group-store', fetch: 'screen.group-fetch', treat: 'screen.group-treat' } as const;

function groupName(lexicon: Lexicon, command: CampaignCommand): string {
  switch (command.type) {
    case 'store':
    case 'fetch':
    case 'treat':
      return say(lexicon, GROUP_NAMES[command.type], { who: nameOf(lexicon, 'assassin', command.by) });
    case 'hand': {
      const who = nameOf(lexicon, 'assassin', command.by);
      if (command.to === command.by) return say(lexicon, 'screen.group-move', { who });
      return say(lexicon, 'screen.group-hand', { who, to: nameOf(lexicon, 'assassin', command.to) });
    }
    case 'assign':
      return figureWord(lexicon, command.figure);
    default:
      return '';
  }
}

type Placing = CampaignCommandOf<'fetch' | 'hand'>;

/** The pack goes without saying, unless the card could go elsewhere. */
function intoPlace(lexicon: Lexicon, command: Placing, options: readonly CampaignCommand[]): string {
  const card = cardWord(lexicon, command.card);
  const others = options.filter((each) => groupKey(each) === groupKey(command) && 'card' in each && each.card === command.card);
  if (command.into === 'pack' && others.length === 1 && command.type === 'fetch') return card;
  return say(lexicon, 'screen.card-into', { card, place: say(lexicon, `place.${command.into}`) });
}

/** What is left to say under the name of the group. */
function labelOf(lexicon: Lexicon, command: CampaignCommand, options: readonly CampaignCommand[]): string {
  switch (command.type) {
    case 'store':
    case 'treat':
      return cardWord(lexicon, command.card);
    case 'fetch':
    case 'hand':
      return intoPlace(lexicon, command, options);
    case 'assign':
      return say(lexicon, `post.${command.post}`);
    default:
      return renderCampaignOption(lexicon, command);
  }
}

function linesOf(lexicon: Lexicon, options: readonly CampaignCommand[], from: number, width: number, paint: Paint): string[] {
  const groups: (Group & { key: string })[] = [];
  options.forEach((command, index) => {
    const key = groupKey(command);
    const label = `${String(from + index + 1).padStart(2)} ${labelOf(lexicon, command, options)}`;
    const group = groups.at(-1);
    if (group?.key === key) group.labels.push(label);
    else groups.push({ key, name: groupName(lexicon, command), labels: [label] });
  });
  const plain = groups.filter(({ name }) => name === '');
  const named = groups.filter(({ name }) => name !== '');
  return [...columnLines(plain, width, paint, () => true), ...columnLines(named, width, paint, () => false)];
}

export function campaignOptionLines(
  lexicon: Lexicon,
  options: readonly CampaignCommand[],
  width: number,
  paint: Paint,
): string[] {
  const { options: all, moreFrom } = numberedCampaign(options);
  const lines = linesOf(lexicon, all.slice(0, moreFrom), 0, width, paint);
  const count = all.length - moreFrom;
  return count > 0 ? [...lines, paint('faint', say(lexicon, 'screen.more-hand', { count }))] : lines;
}

export function moreOptionLines(lexicon: Lexicon, options: readonly CampaignCommand[], width: number, paint: Paint): string[] {
  const { options: all, moreFrom } = numberedCampaign(options);
  return linesOf(lexicon, all.slice(moreFrom), moreFrom, width, paint);
}

/** A number, or an option as it is written. */
export function pickCampaign(options: readonly CampaignCommand[], typed: string): CampaignCommand | null {
  const { options: all } = numberedCampaign(options);
  if (/^\d+$/.test(typed)) return all[Number(typed) - 1] ?? null;
  return all.find((command) => campaignOptionId(command) === typed) ?? null;
}
