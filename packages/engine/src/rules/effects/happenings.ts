import { emit, end, follow, remark } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Command } from '../../model/command.ts';
import type { Ear } from '../../model/ears.ts';
import type { Happening } from '../../model/effect.ts';
import { firedKey } from '../../model/evolve/flow.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { cardOf, characterOf } from '../../model/lookup.ts';
import type { Occasion, StepName } from '../../model/step.ts';
import { consequences } from '../enemies/arrival.ts';
import { isOnMap } from '../ground/presence.ts';
import { effectsOf, holds, isSource, isSpent, NO_FACTS, spendSource } from './sources.ts';
import { effectStep, isPossible } from './take-effect.ts';
import { targets } from './targets.ts';

/** The steps between which what has happened is answered: no action, step or effect is in the middle of anything. */
const AT_REST: ReadonlySet<StepName> = new Set(['turn', 'event-phase', 'assassin-phase', 'window']);
export const isAtRest = (step: StepName): boolean => AT_REST.has(step);

/** Those for whom the card could act: '' for a rule or event that is in force, otherwise everyone on a map who has it. */
function ownersOf(game: Game, { card }: Ear, { by, map, subject }: Happening): (CharacterId | '')[] {
  const { kind } = cardOf(game, card);
  if (kind === 'rule') return isInForce(game, card, subject) ? [''] : [];
  if (kind === 'event') return game.maps[map]?.event === card ? [''] : [];
  return game.characters.filter((each) => hears(game, each, card, by)).map(({ id }) => id);
}

/** What befalls a character is answered by that one's own cards; R26.1: otherwise the critical can do nothing. */
const hears = (game: Game, character: Character, card: string, by: CharacterId | ''): boolean =>
  (by === character.id || (by === '' && character.status === 'active')) && hasStill(game, character, card);

/** Who has left or lost it in the meantime has it no more (R15.1); aboard a machine one has none (R48.2). */
const hasStill = (game: Game, character: Character, card: string): boolean =>
  isOnMap(character) && character.aboard === '' && isSource(game, character, card);

/** A boss's rules hold while it stands, and for what befalls itself. */
function isInForce(game: Game, card: string, subject: string): boolean {
  if (game.content.memory.rules.includes(card)) return true;
  return game.bosses.some(
    ({ id, state }) => (state === 'standing' || id === subject) && game.content.bosses[id]!.rules.includes(card),
  );
}

/** Puts the effects that the oldest happening sets off on the stack, the first on top. */
function answer(game: Game): void {
  const happening = game.happened[0]!;
  remark(game, { type: 'happening-answered' });
  const ears = game.ears?.get(happening.when) ?? [];
  for (const ear of ears.toReversed()) {
    for (const owner of ownersOf(game, ear, happening).reverse()) {
      const { at, map, subject, by } = happening;
      const whose = owner === '' ? by : owner;
      follow(game, { step: 'occasion', card: ear.card, effect: ear.effect, by: whose, map, at, subject });
    }
  }
}

/** Answers what has happened, if it is time; a chain of causes is over when nothing is left to answer, or when another begins. */
export function answerHappenings(game: Game): boolean {
  const next = game.happened[0];
  if (game.fired.length > 0 && !next?.caused) remark(game, { type: 'chain-ended' });
  else if (next !== undefined) answer(game);
  else return false;
  return true;
}

const effectOf = (game: Game, { card, effect }: Occasion) => effectsOf(cardOf(game, card))[effect]!;

/** Whoever owns the card; a rule or event has nobody to ask, though something may have befallen someone. */
function ownerOf(game: Game, { card, by }: Occasion): Character | null {
  const { kind } = cardOf(game, card);
  return by === '' || kind === 'rule' || kind === 'event' ? null : characterOf(game, by);
}

/** An effect fires at most once in one chain of causes, for each who has the card. */
function isOpen(game: Game, step: Occasion): boolean {
  const effect = effectOf(game, step);
  const owner = ownerOf(game, step);
  if (game.fired.includes(firedKey(step.card, step.effect, owner?.id ?? ''))) return false;
  if (owner !== null && (isSpent(owner, step.card, effect) || !hasStill(game, owner, step.card))) return false;
  const person = step.by === '' ? null : characterOf(game, step.by);
  return holds(game, person, step.map, effect, { ...NO_FACTS, subject: step.subject });
}

const stepOf = (step: Occasion, command: Command | null) =>
  effectStep(
    {
      card: step.card,
      by: step.by,
      map: step.map,
      at: command?.type === 'use-at' ? command.at : step.at,
      on: command?.type === 'use-on' ? command.on : '',
    },
    step.effect,
  );

/** The ways to carry it out, and a no where it is the owner's choice. */
function choices(game: Game, step: Occasion, out: Command[]): void {
  const owner = ownerOf(game, step);
  const effect = effectOf(game, step);
  if (owner === null || !isOpen(game, step)) return;
  targets(game, owner, step.card, effect.who, out);
  const possible = out.filter((command) => isPossible(game, stepOf(step, command)));
  out.length = 0;
  out.push(...possible);
  if (effect.may && out.length > 0) out.push({ type: 'decline', by: owner.id, card: step.card });
}

function fire(game: Game, step: Occasion, command: Command | null): void {
  const owner = ownerOf(game, step);
  end(game);
  remark(game, { type: 'effect-fired', card: step.card, effect: step.effect, by: owner?.id ?? '' });
  emit(game, { type: 'effect-begun', card: step.card, by: owner?.id ?? '', why: ['G4', 'R3.6'] });
  if (owner !== null) spendSource(game, owner, step.card, effectOf(game, step));
  follow(game, consequences(game, owner === null));
  follow(game, stepOf(step, command));
}

/** G4: a card's text says what happens when; R3.6: like one enemy step. */
export const occasion: StepRule<'occasion'> = {
  step: 'occasion',
  rules: ['G4', 'R3.6'],
  options: choices,
  resolve(game, step, command) {
    if (command.type === 'decline') end(game);
    else fire(game, step, command);
  },
  run(game, step) {
    if (ownerOf(game, step) === null && isOpen(game, step)) fire(game, step, null);
    else end(game);
  },
};
