import type { Card, Do, Effect, While } from '@bauta/engine';

/** What of a card can come to pass, each by its name: `equipment boarding-axe: attack`. */
export const partName = (card: Card, part: string): string => `${card.kind} ${card.id}: ${part}`;

export const effectsOf = (card: Card): readonly Effect[] => ('effects' in card ? card.effects : []);
export const whilesOf = (card: Card): readonly While[] => ('while' in card ? card.while : []);

/** A lasting change is called by what it changes; of several effects each is told apart. */
export function verbName(card: Card, effect: number, verb: Do): string {
  if (verb.do === 'lasting') return verb.quantity;
  return effectsOf(card).length > 1 ? `${verb.do} (${effect + 1})` : verb.do;
}

function ownParts(card: Card): string[] {
  switch (card.kind) {
    case 'equipment':
      return [...(card.weapon === null ? [] : ['attack']), ...(card.armour > 0 ? ['armour'] : [])];
    case 'event':
      return ['revealed'];
    case 'reinforcement':
      return ['guards come'];
    case 'token':
      return ['taken'];
    default:
      return [];
  }
}

export const partsOf = (card: Card): string[] =>
  [
    ...ownParts(card),
    ...whilesOf(card).map(({ quantity }) => quantity),
    ...effectsOf(card).flatMap((effect, index) => effect.do.map((verb) => verbName(card, index, verb))),
  ].map((part) => partName(card, part));
