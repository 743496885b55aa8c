import { emit, end } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Action, Command } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import { characterOf } from '../../model/lookup.ts';
import { aboardOptions, actionOptions, actionRule, arrangingOptions } from '../actions/actions.ts';
import { allyOptions } from '../actions/ally-actions.ts';
import { kitOf } from '../cards/kit.ts';

/** What each active assassin and ally may do, and how assassins may rearrange their cards. */
function list(game: Game, out: Command[], act: boolean, arrange: boolean, rearranging: boolean): void {
  const { characters } = game;
  for (let index = 0; index < characters.length; index++) {
    const each = characters[index]!;
    if (each.status !== 'active') continue;
    const kit = kitOf(game, each);
    if (each.ally !== '') {
      if (act) allyOptions(game, each, out, kit);
    } else if (each.aboard !== '') {
      if (act) aboardOptions(game, each, out, kit);
    } else {
      if (act) actionOptions(game, each, out, kit, rearranging);
      if (arrange) arrangingOptions(game, each, out, kit, rearranging);
    }
  }
}

function act(game: Game, command: Action): void {
  actionRule(command.type).resolve(game, command as never, characterOf(game, command.by));
}

/** R4.2, R19.3: what is not used is lost; a saved AP stays. */
function loseActions(game: Game, why: string): void {
  for (const assassin of game.characters)
    if (assassin.ap > 0) emit(game, { type: 'actions-lost', by: assassin.id, ap: assassin.ap, why });
}

/** R4: every legal action of every assassin, in any order, until the players end the phase. */
export const assassinPhase: StepRule<'assassin-phase'> = {
  step: 'assassin-phase',
  rules: ['R4.1', 'R4.2'],
  options(game, _step, out, rearranging) {
    if (game.phase !== 'assassin') return;
    list(game, out, true, true, rearranging);
    out.push({ type: 'end-phase' });
  },
  resolve(game, _step, command) {
    if (command.type !== 'end-phase') return act(game, command as Action);
    end(game);
    loseActions(game, 'R4.2');
  },
  run(game) {
    emit(game, { type: 'phase-begun', phase: 'assassin', why: ['R2', 'R4.1'] });
  },
};

/** R19.2: before or after any of the three enemy steps, until the players pass; not asked merely to rearrange cards. */
export const windowStep: StepRule<'window'> = {
  step: 'window',
  rules: ['R19.2', 'R19.3'],
  options(game, _step, out, rearranging) {
    list(game, out, true, false, rearranging);
    if (out.length === 0) return;
    list(game, out, false, true, rearranging);
    out.push({ type: 'pass' });
  },
  resolve(game, step, command) {
    if (command.type === 'pass') this.run!(game, step);
    else act(game, command as Action);
  },
  run(game) {
    end(game);
    loseActions(game, 'R19.3');
  },
};
