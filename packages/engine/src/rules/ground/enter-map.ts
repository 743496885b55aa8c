import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import { characterOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import type { StepOf } from '../../model/step.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { enemiesAt, isAssassin } from './presence.ts';

/** R7.4: a station of their choice, or where the memory says. */
function squaresFor(game: Game, next: number): readonly Square[] {
  const { start } = game.content.memory;
  return start.length > 0 ? [start[next % start.length]!] : game.grounds.flatMap(({ stations }) => stations);
}

/** The order matters only where someone could be detected on entering. */
const anyOrder = (game: Game): boolean =>
  game.content.memory.start.length === 0 && squaresFor(game, 0).some((at) => enemiesAt(game, at) > 0);

/** R7.4: everyone enters during set-up, before the first event. R22 applies. */
export const enterMap: StepRule<'enter-map'> = {
  step: 'enter-map',
  rules: ['R7.4'],
  options(game, { next }: StepOf<'enter-map'>, out) {
    const waiting = game.characters.filter((each) => isAssassin(each) && each.status === 'outside');
    for (const { id } of anyOrder(game) ? waiting : waiting.slice(0, 1))
      for (const to of squaresFor(game, next)) out.push({ type: 'enter', by: id, to });
  },
  resolve(game, step, command) {
    if (command.type !== 'enter') return;
    note(game, { ...step, next: step.next + 1 });
    emit(game, { type: 'moved', by: command.by, to: command.to, why: 'R7.4' });
    assassinArrives(game, characterOf(game, command.by));
  },
  run(game) {
    end(game);
    follow(game, { step: 'turn', next: 0 });
  },
};
