import { end, follow } from '../../../flow/emit.ts';
import type { StepRule } from '../../../flow/step-rule.ts';
import type { Character, Game } from '../../../model/game.ts';
import { allyCard, characterOf } from '../../../model/lookup.ts';
import { mapOf } from '../../../model/square.ts';
import type { EffectStep } from '../../../model/step.ts';
import { refuse } from '../../actions/action-rule.ts';
import { atHand, enterAlly, sendHome } from '../../allies/allies.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { squaresFor } from '../squares-for.ts';

/** R40.6: only one who is at hand, as often as there are cards for it. */
export const callAlly: EffectVerb<'call-ally'> = {
  do: 'call-ally',
  refusal: refuse('ally-not-at-hand', 'R40.6'),
  run(game, step, { ally, where }) {
    follow(game, { step: 'call-ally', by: atHand(game, ally)!.id, squares: squaresFor(game, step, where) });
  },
  possible: (game, step, { ally, where }) => atHand(game, ally) !== undefined && squaresFor(game, step, where).length > 0,
};

/** R40.6: players choose among several squares. */
export const callAllyStep: StepRule<'call-ally'> = {
  step: 'call-ally',
  rules: ['R40.6'],
  options(_game, { by, squares }, out) {
    for (const to of squares) out.push({ type: 'enter', by, to });
  },
  resolve(game, { by }, command) {
    if (command.type !== 'enter') return;
    end(game);
    enterAlly(game, characterOf(game, by), command.to, 'R40.6');
  },
};

/** Whom it sends: the owner, if it is such an ally; otherwise every one of them on the map who was called. */
const sent = (game: Game, { by, map }: EffectStep, ally: string): Character[] => {
  const there = game.characters.filter((each) => each.ally === ally && each.status === 'active' && mapOf(each.at) === map);
  const called = there.filter((each) => !allyCard(game, each).follows);
  return called.some(({ id }) => id === by) ? called.filter(({ id }) => id === by) : called;
};

export const sendHomeVerb: EffectVerb<'send-home'> = {
  do: 'send-home',
  run(game, step, { ally }) {
    for (const each of sent(game, step, ally)) sendHome(game, each);
  },
};
