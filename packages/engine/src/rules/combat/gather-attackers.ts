import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import { characterOf } from '../../model/lookup.ts';
import { joinOptions } from '../actions/attack.ts';
import { pay } from '../actions/paying.ts';
import { isEscorted } from '../allies/escorted.ts';
import { endDisguise } from '../detection/disguise.ts';
import { attacker } from './attacker.ts';

/** R16.7: two or more; each pays 1 AP, but for the escorted (R44.1). */
export const gatherAttackers: StepRule<'gather-attackers'> = {
  step: 'gather-attackers',
  rules: ['R16.7'],
  options(game, { at, attackers }, out) {
    joinOptions(game, at, attackers, out);
    if (attackers.length > 1 && out.length > 0) out.push({ type: 'roll' });
  },
  resolve(game, step, command) {
    if (command.type === 'join') {
      const escorted = isEscorted(game, characterOf(game, command.by));
      endDisguise(game, characterOf(game, command.by), 'attack');
      pay(game, characterOf(game, command.by), escorted ? 0 : 1, 'R16.7');
      const why = escorted ? ['R16.7', 'R44.1'] : 'R16.7';
      emit(game, { type: 'attack-joined', by: command.by, card: command.card, at: step.at, why });
      note(game, { ...step, attackers: [...step.attackers, attacker(command.by, command.card)] });
    } else this.run!(game, step);
  },
  run(game, { at, attackers }) {
    end(game);
    follow(game, { step: 'attack', at, attackers, stage: 'roll', hits: 0, ranged: 0, felled: false });
  },
};
