import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Command } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import type { CardId } from '../../model/kinds.ts';
import { characterOf, equipmentOf } from '../../model/lookup.ts';
import type { StepOf } from '../../model/step.ts';
import { layAside, placeOf } from '../effects/sources.ts';
import { forEachLoose, freeSlotFor, packHasRoom } from './board.ts';

type Stow = StepOf<'stow'>;

const FOUND = { equipment: 'R17.3', chest: 'R10' } as const;

function keep(game: Game, step: Stow, command: Command): void {
  if (command.type !== 'keep' && command.type !== 'refuse-card') return;
  const index = step.cards.indexOf(command.card);
  const cards = step.cards.filter((_, each) => each !== index);
  if (cards.length === 0) end(game);
  else note(game, { ...step, cards });
  if (command.type === 'keep')
    emit(game, { type: 'card-placed', by: step.by, card: command.card, into: command.to, why: ['R18.1', FOUND[step.from]] });
  else layAside(game, command.card, FOUND[step.from]);
}

/** R18.2: a full board makes room for 0 AP by giving a card up. */
function makeRoom(game: Game, { by }: Stow, card: CardId): void {
  const assassin = characterOf(game, by);
  const from = assassin.pack.includes(card) ? 'pack' : placeOf(assassin, card)!;
  emit(game, { type: 'card-taken', by, card, from, why: 'R18.2' });
  layAside(game, card, 'R18.2');
}

/** R17.3, R10: keep or give up each card found, one after the other. */
export const stow: StepRule<'stow'> = {
  step: 'stow',
  rules: ['R17.3', 'R10', 'R18.1', 'R18.2'],
  options(game, { by, cards }, out) {
    const assassin = characterOf(game, by);
    const card = cards[0]!;
    const slot = freeSlotFor(assassin, equipmentOf(game, card));
    if (slot !== null) out.push({ type: 'keep', by, card, to: slot });
    if (packHasRoom(assassin)) out.push({ type: 'keep', by, card, to: 'pack' });
    if (out.length === 0) forEachLoose(assassin, (other) => out.push({ type: 'discard', by, card: other }));
    out.push({ type: 'refuse-card', by, card });
  },
  resolve(game, step, command) {
    if (command.type === 'discard') makeRoom(game, step, command.card);
    else keep(game, step, command);
  },
};
