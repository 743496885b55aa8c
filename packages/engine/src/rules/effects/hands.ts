import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Character, Game } from '../../model/game.ts';
import type { CardId, CharacterId } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import { mapOf } from '../../model/square.ts';
import type { EffectStep } from '../../model/step.ts';
import { finishWork, tokenAt } from '../objectives/work.ts';
import { forEachLoose } from '../queries/board.ts';
import { isAssassin, isOnMap } from '../queries/presence.ts';
import type { Deed } from './deed.ts';
import { isThere } from './place-of.ts';
import { layAside, placeOf as placeOfCard } from './sources.ts';

/** A card nobody has seen goes beneath its deck. */
export const buryCard: Deed<'bury-card'> = {
  do: 'bury-card',
  run: (game, _step, { deck }) => emit(game, { type: 'card-buried', deck, why: 'G4' }),
  possible: (game, _step, { deck }) => game.piles[deck].draw.length > 1,
};

/** The card that does it never fetches itself back. */
const recoverable = (game: Game, { card }: EffectStep): CardId | undefined =>
  game.piles.equipment.discard.findLast((each) => each !== card);

/** Only assassins have a board, for cards and for a saved AP. R15.1: of who has left it is out of reach. */
export const hasBoard = (game: Game, by: CharacterId | ''): boolean => isThere(game, by) && isAssassin(characterOf(game, by));

/** R17.3: kept or not, like a card found. */
export const recoverCard: Deed<'recover-card'> = {
  do: 'recover-card',
  run(game, step) {
    const card = recoverable(game, step)!;
    emit(game, { type: 'card-recovered', deck: 'equipment', card, why: 'G4' });
    follow(game, { step: 'stow', by: step.by, cards: [card], from: 'equipment' });
  },
  possible: (game, step) => hasBoard(game, step.by) && recoverable(game, step) !== undefined,
};

function hasLoose(owner: Character): boolean {
  let found = false;
  forEachLoose(owner, () => {
    found = true;
  });
  return found;
}

export const dropCard: Deed<'drop-card'> = {
  do: 'drop-card',
  run: (game, { by }, { count }) => follow(game, { step: 'drop-card', by, left: count }),
  possible: (game, { by }) => hasBoard(game, by) && hasLoose(characterOf(game, by)),
};

/** R24: black to the discards, white out of the game; never worn armour (R25). */
export const dropCardStep: StepRule<'drop-card'> = {
  step: 'drop-card',
  rules: ['G4', 'R24', 'R25'],
  options(game, { by, left }, out) {
    if (left > 0) forEachLoose(characterOf(game, by), (card) => out.push({ type: 'discard', by, card }));
  },
  resolve(game, step, command) {
    if (command.type !== 'discard') return;
    const owner = characterOf(game, step.by);
    const from = owner.pack.includes(command.card) ? 'pack' : placeOfCard(owner, command.card)!;
    note(game, { ...step, left: step.left - 1 });
    emit(game, { type: 'card-taken', by: step.by, card: command.card, from, why: 'G4' });
    layAside(game, command.card, 'G4');
  },
  run: (game) => end(game),
};

export const loseAction: Deed<'lose-action'> = {
  do: 'lose-action',
  run(game, { by, map }, { ap, whom }) {
    for (const each of game.characters) {
      const lost = Math.min(ap, each.ap);
      if (lost > 0 && (whom === 'owner' ? each.id === by : isOnMap(each) && mapOf(each.at) === map))
        emit(game, { type: 'actions-lost', by: each.id, ap: lost, why: 'G4' });
    }
  },
};

/** R19.1: the saved slot holds at most one. */
export const saveAction: Deed<'save-action'> = {
  do: 'save-action',
  run: (game, { by, on }) => emit(game, { type: 'action-laid-by', by: on || by, why: ['R19.1', 'G4'] }),
  possible: (game, { by, on }) => hasBoard(game, on || by) && characterOf(game, on || by).saved === 0,
};

/** R14.1: as if the AP had been spent there. */
export const payObjective: Deed<'pay-objective'> = {
  do: 'pay-objective',
  run(game, { by }, { ap }) {
    const character = characterOf(game, by);
    const index = tokenAt(game, character);
    const { id, ap: asked } = game.content.memory.objectives[index]!;
    emit(game, { type: 'objective-paid', objective: id, by, ap, why: ['R14.1', 'G4'] });
    if (game.objectives[index]!.paid >= asked) finishWork(game, index, character);
  },
  possible(game, { by }) {
    return by !== '' && isAssassin(characterOf(game, by)) && tokenAt(game, characterOf(game, by)) >= 0;
  },
};
