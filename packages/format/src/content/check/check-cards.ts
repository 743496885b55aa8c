import type { Card, CardId, Effect, EquipmentCard, Place, Weapon, While } from '@bauta/engine';
import type { Problem, ProblemReporter } from '../../problem/problem.ts';
import type { CardSort } from '../compile/card-moments.ts';
import { CARD_KINDS } from '../compile/compile-cards.ts';
import { type PackFiles, reporter } from '../files/pack-files.ts';
import { checkEffect, type Fault } from './check-effect.ts';

/** Every card by itself: what it is, and when its effects can happen. */
export function checkCards(files: PackFiles, cards: Readonly<Record<CardId, Card>>, problems: Problem[]): void {
  for (const kind of CARD_KINDS) {
    for (const { source, data } of files[kind]) {
      for (const id of Object.keys(data)) checkCard(id, cards[id]!, reporter(source, problems));
    }
  }
}

function checkCard(id: CardId, card: Card, report: ProblemReporter): void {
  const fault = card.kind === 'equipment' && !card.investigation ? slotFault(card) : null;
  if (fault !== null) report([id, ...fault.path], fault.message);
  if ('effects' in card) for (const [index, effect] of card.effects.entries()) checkOne(id, card, effect, index, report);
  if (card.kind === 'equipment' || card.kind === 'ability') checkMoments(id, card.effects, report);
  if (card.kind === 'equipment') checkTrap(id, card.effects, report);
  if ('while' in card) for (const [index, change] of card.while.entries()) checkWhile(id, change, index, report);
}

function checkOne(id: CardId, card: Card, effect: Effect, index: number, report: ProblemReporter): void {
  const equipment = card.kind === 'equipment' ? card : null;
  const context = { sort: sortOf(card), hasWeapon: equipment?.weapon != null, usedUp: equipment?.colour === 'black' };
  for (const { path, message } of checkEffect(effect, context)) report([id, 'effects', index, ...path], message);
}

// A command names the card only, so it must be plain which effect is meant.
function checkMoments(id: CardId, effects: readonly Effect[], report: ProblemReporter): void {
  const again = effects.findIndex(({ when }, index) => effects.findIndex((other) => other.when === when) < index);
  if (again >= 0) report([id, 'effects', again], `The card has two effects for the moment \`${effects[again]!.when}\`.`);
}

/** D2: what is laid as a trap goes off, and only that. */
function checkTrap(id: CardId, effects: readonly Effect[], report: ProblemReporter): void {
  const lays = effects.findIndex((effect) => effect.do.some((verb) => verb.do === 'lay-trap'));
  const springs = effects.findIndex(({ when }) => when === 'sprung');
  if (lays >= 0 && springs < 0) report([id, 'effects', lays], 'A trap needs an effect with `when: sprung` (D2).');
  if (springs >= 0 && lays < 0) report([id, 'effects', springs], 'Nothing lays this card as a trap: `lay-trap` is missing (D2).');
}

function sortOf(card: Card): CardSort {
  if (card.kind === 'equipment') return card.investigation ? 'investigation' : 'equipment';
  return card.kind === 'event' || card.kind === 'tower' || card.kind === 'rule' ? card.kind : 'ability';
}

function checkWhile(id: CardId, { quantity }: While, index: number, report: ProblemReporter): void {
  if (quantity.startsWith('ignore-'))
    report([id, 'while', index, 'quantity'], `\`${quantity}\` counts uses, so it cannot hold as long as a card is there.`);
}

function slotFault({ slot, weapon, armour }: EquipmentCard): Fault | null {
  const armed = slot === 'melee' || slot === 'ranged' || slot === 'blade';
  if (armed && weapon === null) return { path: ['slot'], message: `A card for the ${slot} slot needs \`weapon\`.` };
  if (!armed && weapon !== null)
    return { path: ['weapon'], message: `A weapon lies in the melee, ranged or blade slot, not ${slot} (R16.8).` };
  if (slot === 'armour' && armour === 0)
    return { path: ['slot'], message: 'A card for the armour slot needs `armour` of at least 1 (R25).' };
  if (slot !== 'armour' && armour > 0) return { path: ['armour'], message: 'Only a card for the armour slot adds HP (R25).' };
  return reachFault(slot, weapon);
}

function reachFault(slot: Place, weapon: Weapon | null): Fault | null {
  const path = ['weapon', 'reach'];
  if (slot === 'melee' && weapon?.reach !== 'own')
    return { path, message: 'A melee weapon reaches its own square only (R16.1).' };
  if (slot === 'ranged' && weapon?.reach !== 'nearby')
    return { path, message: 'A ranged weapon reaches nearby squares (R16.1).' };
  return null;
}
