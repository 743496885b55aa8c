import type { Effect } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CardId, CharacterId, Face } from '../../model/kinds.ts';
import { cardOf } from '../../model/lookup.ts';
import { mapOf } from '../../model/square.ts';
import { kitOf } from '../cards/kit.ts';
import { effectsOf, type Facts, forEachSource, holds, isSpent, spendSource } from './sources.ts';

/** A card that could roll one of its owner's dice again. */
export interface Reaction {
  by: CharacterId;
  card: CardId;
  face: Face;
}

type RerollTiming = 'tested' | 'rolled';

const rerolls = (effect: Effect, face: string): boolean =>
  effect.do.some((verb) => verb.do === 'reroll' && (verb.face === 'any' || verb.face === face));

/** R16.2: rerolls come when all dice are seen, on one's own dice; each card is asked once. R48.2: none aboard. */
export function reactions(
  game: Game,
  assassin: Character,
  when: RerollTiming,
  asked: readonly CardId[],
  facts: Facts,
): Reaction[] {
  const found: Reaction[] = [];
  if (assassin.aboard !== '' || !kitOf(game, assassin).rerolls) return found;
  forEachSource(game, assassin, (card, effects) => {
    if (asked.includes(card)) return;
    for (const effect of effects) {
      if (effect.when !== when || isSpent(assassin, card, effect) || !holds(game, assassin, mapOf(assassin.at), effect, facts))
        continue;
      for (const face of new Set(facts.faces))
        if (rerolls(effect, face)) found.push({ by: assassin.id, card, face: face as Face });
    }
  });
  return found;
}

export function spendReaction(game: Game, assassin: Character, card: CardId, when: RerollTiming): void {
  const effect = effectsOf(cardOf(game, card)).find((each) => each.when === when);
  if (effect !== undefined) spendSource(game, assassin, card, effect);
}

/** The answers to "roll a die again?": one for each card and face, and a no for each card. */
export function reactionAnswers(found: readonly Reaction[]) {
  const cards = found.filter((each, index) => found.findIndex((other) => other.card === each.card) === index);
  return [
    ...found.map(({ by, card, face }) => ({ type: 'reroll' as const, by, card, face })),
    ...cards.map(({ by, card }) => ({ type: 'decline' as const, by, card })),
  ];
}
