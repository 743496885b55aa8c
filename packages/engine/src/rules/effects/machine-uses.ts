import type { Game } from '../../model/game.ts';
import type { MachineId } from '../../model/kinds.ts';
import { cardOf, impossible } from '../../model/lookup.ts';
import { type UsableEffect, useOf } from '../cards/kit.ts';
import { effectsOf } from './sources.ts';

/** R48.2: what can be done aboard. */
export function machineUses(game: Game, id: MachineId): readonly UsableEffect[] {
  const { actions } = game.content.machines[id] ?? impossible(`no machine ${id}`);
  return actions.flatMap((card) => effectsOf(cardOf(game, card)).map((effect, index) => useOf(card, index, effect)));
}
