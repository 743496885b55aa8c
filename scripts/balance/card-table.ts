import type { CardId } from '@bauta/engine';
import { FEWEST, sum } from '@bauta/simulation';
import { bold, markdownTable, percent } from './markdown.ts';
import { CARD_USED } from './measure-targets.ts';
import type { MeasuredMemory } from './measured.ts';

interface CardUseRow {
  card: CardId;
  held: number;
  used: number;
  /** The greatest share in one memory, of those where enough games held it. */
  most: number | null;
}

function useOf(memories: readonly MeasuredMemory[], card: CardId): CardUseRow {
  const each = memories.flatMap(({ measures }) => measures.cardUse[card] ?? []);
  const shares = each.filter(({ held }) => held >= FEWEST).map(({ held, used }) => used / held);
  return {
    card,
    held: sum(each.map(({ held }) => held)),
    used: sum(each.map(({ used }) => used)),
    most: shares.length === 0 ? null : Math.max(...shares),
  };
}

const [LEAST, MOST] = CARD_USED;

/** Too rarely used in every memory, or too often in all together. */
function isOutside({ held, used, most }: CardUseRow): boolean {
  return held >= FEWEST && ((most ?? used / held) < LEAST || used / held > MOST);
}

function row(use: CardUseRow): string[] {
  const { card, held, used, most } = use;
  const share = percent(used / held);
  return [card, String(held), isOutside(use) ? bold(share) : share, most === null ? '-' : percent(most)];
}

/** Every card that was held often enough, the least used first. */
export function cardTable(memories: readonly MeasuredMemory[]): string[] {
  const held = [...new Set(memories.flatMap(({ measures }) => Object.keys(measures.cardUse)))];
  const judged = held.map((card) => useOf(memories, card)).filter((use) => use.held >= FEWEST);
  const inOrder = judged.sort((a, b) => a.used / a.held - b.used / b.held || (a.card < b.card ? -1 : 1));
  const table = markdownTable(['card', 'held', 'used %', 'most in one memory %'], inOrder.map(row), []);
  return [
    `Games in which a card was used, of those in which somebody held it: ${100 * LEAST} to ${100 * MOST} % are aimed at. A weapon is used by attacking, armour by a wound.`,
    `${judged.filter(isOutside).length} of ${judged.length} cards are outside; ${held.length - judged.length} were held in fewer than ${FEWEST} games.`,
    ...(judged.length === 0 ? [] : ['', ...table]),
  ];
}
