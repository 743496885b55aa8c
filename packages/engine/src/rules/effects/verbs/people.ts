import { draw } from '../../../flow/decks.ts';
import { emit, follow, noteUnderWay, underWay } from '../../../flow/emit.ts';
import type { Game } from '../../../model/game.ts';
import { type CardId, type CharacterId, GROUPED_AP } from '../../../model/kinds.ts';
import { characterOf, equipmentOf } from '../../../model/lookup.ts';
import { mapOf } from '../../../model/square.ts';
import type { Attack } from '../../../model/step.ts';
import { heal, wound } from '../../combat/health.ts';
import { raiseAlert } from '../../detection/exposure.ts';
import { isAssassin, isOnMap } from '../../ground/presence.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { hasBoard } from '../has-board.ts';
import { isThere } from '../place-of.ts';

export const healVerb: EffectVerb<'heal'> = {
  do: 'heal',
  run: (game, { on, by }, { hp }) => heal(game, characterOf(game, on || by), hp, 'R24'),
  possible: (game, { on, by }) => isThere(game, on || by),
};

/** R19.3: only an AP spent this turn comes back, to the grouped slots. */
export const giveBack: EffectVerb<'give-back'> = {
  do: 'give-back',
  run(game, { on }, { ap }) {
    const { spent, ap: grouped } = characterOf(game, on);
    const back = Math.min(ap, spent, GROUPED_AP - grouped);
    if (back > 0) emit(game, { type: 'action-returned', by: on, ap: back, why: 'R19.3' });
  },
};

export const gainAction: EffectVerb<'gain-action'> = {
  do: 'gain-action',
  run(game, { map }, { ap }) {
    for (const assassin of game.characters)
      if (isAssassin(assassin) && isOnMap(assassin) && mapOf(assassin.at) === map)
        emit(game, { type: 'action-given', by: assassin.id, ap, why: ['R3.2', 'G4'] });
  },
};

const isShot = (game: Game, { attackers }: Attack, by: CharacterId): boolean =>
  attackers.some((each) => each.by === by && equipmentOf(game, each.card).slot === 'ranged');

/** R16.3: it adds to this attack. */
export const addHits: EffectVerb<'add-hits'> = {
  do: 'add-hits',
  run(game, { by }, { hits }) {
    const attack = underWay(game, 'attack')?.step;
    if (attack === undefined) return;
    const ranged = isShot(game, attack, by) ? attack.ranged + hits : attack.ranged;
    noteUnderWay(game, 'attack', (step) => ({ ...step, hits: step.hits + hits, ranged }));
  },
};

/** R23.1: only a card quiets it. */
export const setAlert: EffectVerb<'set-alert'> = {
  do: 'set-alert',
  run(game, { map }, { alert }) {
    if (alert === 'raised') raiseAlert(game, map, 'G4');
    else if (game.maps[map]!.alert === 'raised') emit(game, { type: 'alert-quieted', map, why: 'R23.1' });
  },
  /** R50.3: nothing is there any more. */
  possible: (game, { map }) => !game.maps[map]!.down,
};

function drawOne(game: Game): CardId | null {
  const card = draw(game, 'equipment', 'G4');
  if (card === null || !equipmentOf(game, card).investigation) return card;
  emit(game, { type: 'card-discarded', deck: 'equipment', card, why: 'G4' });
  return null;
}

/** Only assassins have a board for it. An investigation drawn so is discarded without effect. */
export const drawEquipment: EffectVerb<'draw-equipment'> = {
  do: 'draw-equipment',
  run(game, { by, on }, { count }) {
    const cards: CardId[] = [];
    for (let index = 0; index < count; index++) {
      const card = drawOne(game);
      if (card !== null) cards.push(card);
    }
    if (cards.length > 0) follow(game, { step: 'stow', by: on || by, cards, from: 'equipment' });
  },
  possible: (game, { by, on }) => hasBoard(game, on || by),
};

export const woundVerb: EffectVerb<'wound'> = {
  do: 'wound',
  run: (game, { by }, { hp }) => wound(game, characterOf(game, by), hp, 'G4'),
  possible: (game, { by }) => isThere(game, by),
};

/** Rerolls happen inside attack and test; there the verb itself is read. */
export const reroll: EffectVerb<'reroll'> = {
  do: 'reroll',
  run: () => {},
};
