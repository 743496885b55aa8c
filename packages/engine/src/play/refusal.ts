import type { Command } from '../model/command.ts';
import type { Game, Refusal } from '../model/game.ts';
import { actionRule, isAction } from '../rules/actions/actions.ts';
import { allyRefusal } from '../rules/actions/ally-actions.ts';
import { aboardRefusal } from '../rules/actions/machine.ts';
import { stepRule } from './steps.ts';

const ABSENT = { left: 'R15.1', eliminated: 'R26.3', outside: 'R40.6' } as const;

/** Why a command is not among the options, by the clause that refuses it. */
export function refusalOf(game: Game, command: Command): Refusal {
  const step = game.stack.at(-1)!;
  if (!isAction(command) || (step.step !== 'assassin-phase' && step.step !== 'window'))
    return { refused: 'not-an-answer', rule: stepRule(step.step).rules[0]! };
  const assassin = game.characters.find(({ id }) => id === command.by);
  if (assassin === undefined) return { refused: 'no-such-assassin', rule: 'R1.1' };
  if (assassin.status === 'critical') return { refused: 'critical', rule: 'R26.1' };
  if (assassin.status !== 'active') return { refused: 'not-on-map', rule: ABSENT[assassin.status] };
  const refusal = assassin.ally === '' ? aboardRefusal(assassin, command) : allyRefusal(game, assassin, command.type);
  if (refusal !== null) return refusal;
  const rule = actionRule(command.type);
  return rule.refusal(game, command as never, assassin) ?? { refused: 'not-an-option', rule: rule.rules[0]! };
}
