import { emit, end, follow, note } from '../flow/emit.ts';
import type { StepRule } from '../flow/step-rule.ts';
import type { Game } from '../model/game.ts';
import { mapOf } from '../model/square.ts';
import type { Consequences, Test } from '../model/step.ts';
import { testDice } from './queries/enemy.ts';
import { bodiesAt, incognitoAt } from './queries/presence.ts';

/** R28.2, R28.3: one test for each square that enemies entered, for the characters and bodies there. */
function testsOf(game: Game, { arrivals, raised }: Consequences): Test[] {
  const tests: Test[] = [];
  for (const { at, eyes, pushed } of arrivals) {
    const characters = incognitoAt(game, at).map((assassin) => assassin.id);
    const bodies = bodiesAt(game, at) + pushed;
    if (eyes > 0 && characters.length + bodies > 0)
      tests.push({ at, dice: testDice(game, at, eyes), characters, bodies, raised: raised[mapOf(at)]! });
  }
  return tests;
}

/** R28.4, R30.6: first all tests, then the alert. */
export const consequencesStep: StepRule<'consequences'> = {
  step: 'consequences',
  rules: ['R28.2', 'R28.3', 'R28.4', 'R30.6'],
  run(game, step) {
    if (!step.tested) {
      note(game, step, { tested: true });
      const tests = testsOf(game, step);
      if (tests.length > 0) follow(game, { step: 'tests', tests, stage: 'ignore', rolls: [] });
      return;
    }
    end(game);
    step.raise.forEach((raise, map) => {
      if (raise && game.maps[map]!.alert === 'quiet') emit(game, { type: 'alert-raised', map, why: ['R28.4', 'R23.1'] });
    });
  },
};
