import type { CardId, CharacterId, Command } from '@bauta/engine';

const names = (command: Command, card: CardId): boolean =>
  ('card' in command && command.card === card) || ('with' in command && command.with === card);

/** A card that changes hands is both boards' business. */
const concerns = (command: Command, holder: CharacterId): boolean =>
  !('by' in command) || command.by === holder || ('to' in command && command.to === holder);

/** What the question that is asked lets one do with this card; `holder`: whose it is, '' for nobody's. */
export const optionsOfCard = (options: readonly Command[], card: CardId, holder: CharacterId | ''): readonly Command[] =>
  options.filter((command) => names(command, card) && (holder === '' || concerns(command, holder)));

/** Arranging a board is always possible and says nothing of the moment. */
const ARRANGING: readonly Command['type'][] = ['equip', 'unequip', 'swap', 'discard'];

export const isArranging = ({ type }: Command): boolean => ARRANGING.includes(type);

/** The card does something now. */
export const isUsable = (options: readonly Command[], card: CardId, holder: CharacterId | ''): boolean =>
  optionsOfCard(options, card, holder).some((command) => !isArranging(command));
