import {
  type CardId,
  type Character,
  type Command,
  type Game,
  GROUPED_AP,
  hpOf,
  maximumHp,
  NO_CARD,
  PACK_SLOTS,
  SLOTS,
  type Slot,
} from '@bauta/engine';
import { isUsable } from '../cards/options-of-card.ts';
import { isGone } from './state-of.ts';

export interface CardOnBoard {
  card: CardId;
  isUsable: boolean;
  isSpent: boolean;
}

/** A cube slot; `spare` beyond what the board has slots for. */
export type Cube = 'full' | 'empty' | 'spare';

/** What lies on one board. */
export interface BoardFacts {
  ap: readonly Cube[];
  /** R19.1: null where nothing can be saved. */
  saved: Cube | null;
  hp: readonly Cube[];
  slots: readonly { slot: Slot; card: CardOnBoard | null }[];
  pack: readonly CardOnBoard[];
  packLeft: number;
  /** The ability, then skills; aboard, what the machine can do. */
  skills: readonly CardOnBoard[];
  mayAct: boolean;
}

export const cubes = (full: number, slots: number): readonly Cube[] =>
  Array.from({ length: Math.max(full, slots) }, (_, index) => (index >= slots ? 'spare' : index < full ? 'full' : 'empty'));

const groupedSlots = ({ content }: Game, { ally }: Character): number => (ally === '' ? GROUPED_AP : content.allies[ally]!.ap);

function savedCube({ content }: Game, { ally, saved }: Character): Cube | null {
  if (saved > 0) return 'full';
  return content.memory.saving && ally === '' ? 'empty' : null;
}

/** R48.2: aboard, the machine's own actions. */
function skillsOf({ content }: Game, { ability, skills, aboard }: Character): readonly CardId[] {
  if (aboard !== '') return content.machines[aboard]!.actions;
  return [ability, ...skills].filter((card) => card !== NO_CARD);
}

export const mayAct = (options: readonly Command[], { id }: Character): boolean =>
  options.some((option) => 'by' in option && option.by === id);

export function boardFacts(game: Game, character: Character, options: readonly Command[]): BoardFacts {
  const { ap, usedThisTurn, usedThisMemory, pack } = character;
  const lying = (card: CardId): CardOnBoard => ({
    card,
    isUsable: isUsable(options, card, character.id),
    isSpent: usedThisTurn.includes(card) || usedThisMemory.includes(card),
  });
  const isOver = isGone(character);
  return {
    ap: isOver ? [] : cubes(ap, groupedSlots(game, character)),
    saved: isOver ? null : savedCube(game, character),
    hp: isOver ? [] : cubes(hpOf(game, character), maximumHp(game, character)),
    slots: SLOTS.map((slot) => ({ slot, card: character[slot] === NO_CARD ? null : lying(character[slot]) })),
    pack: pack.map(lying),
    packLeft: Math.max(0, PACK_SLOTS - pack.length),
    skills: skillsOf(game, character).map(lying),
    mayAct: mayAct(options, character),
  };
}
